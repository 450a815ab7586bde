# Names of the rule sets and what is their own. Without variables, so that lists are quick.
title-dane-se = Dane-se
title-dane-se-norm = Dane-se, the left leads
title-dane-se-tutorial = Dane-se from 1 to 13
title-dane-se-tutorial-norm = Dane-se from 1 to 13, the left leads
title-dane-se-13 = Dane-se for four
title-dane-se-13-continued = Dane-se for four, there and back
title-10-op-en-neer = 10 op en Neer
title-10-op-en-neer-norm = 10 op en Neer, the left leads
title-german-bridge = German Bridge
title-german-bridge-norm = German Bridge, the left leads

about-dane-se = The classic game, Oh Hell to much of the world: from 10 cards down to 1 and back to 10. The bids may not add up to the cards, the dealer leads, and each trick counts 10, for you or against you.
about-dane-se-norm = Classic Dane-se, but the player on the dealer's left leads.
about-dane-se-tutorial = For 2 to 4 players, counter-clockwise, from 1 to 13 cards. Bids are free; whoever takes the last trick of a deal leads to the next.
about-dane-se-tutorial-norm = From 1 to 13 cards for 2 to 4 players, clockwise, with a new dealer each time. Bids are free.
about-dane-se-13 = Exactly 4 players, from 1 to 13 cards; then the table decides whether to walk back. Bids are free; exact gains 10 and 1 for each trick, a miss nothing.
about-dane-se-13-continued = Exactly 4 players, from 1 to 13 cards and back to 1. Bids are free; exact gains 10 and 1 for each trick, a miss nothing.
about-10-op-en-neer = From 1 card up to 10 and back to 1. Bids are free; exact gains 10 and 1 for each trick, a miss nothing.
about-10-op-en-neer-norm = 10 op en Neer, but the player on the dealer's left leads.
about-german-bridge = From 1 card up to 10 and back to 1. Exact gains 10 and the square of the bid; a miss costs the square of the difference.
about-german-bridge-norm = German Bridge, but the player on the dealer's left leads.
