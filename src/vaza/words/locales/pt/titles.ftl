# Nomes dos conjuntos de regras e o que têm de próprio. Sem variáveis, para que listas sejam rápidas.
title-dane-se = Dane-se
title-dane-se-norm = Dane-se, saída à esquerda
title-dane-se-tutorial = Dane-se de 1 a 13
title-dane-se-tutorial-norm = Dane-se de 1 a 13, saída à esquerda
title-dane-se-13 = Dane-se a quatro
title-dane-se-13-continued = Dane-se a quatro, ida e volta
title-10-op-en-neer = 10 op en Neer
title-10-op-en-neer-norm = 10 op en Neer, saída à esquerda
title-german-bridge = Bridge Alemão
title-german-bridge-norm = Bridge Alemão, saída à esquerda

about-dane-se = O jogo clássico: de 10 cartas até 1 e de volta a 10. Os pedidos não podem fechar a conta, o carteador abre a mão, e cada vaza vale 10 pontos, para mais ou para menos.
about-dane-se-norm = O Dane-se clássico, mas quem abre a mão é o jogador à esquerda do carteador.
about-dane-se-tutorial = Para 2 a 4 jogadores, no sentido anti-horário, de 1 a 13 cartas. Pedidos livres; quem leva a última vaza de uma mão abre a seguinte.
about-dane-se-tutorial-norm = De 1 a 13 cartas para 2 a 4 jogadores, no sentido horário, com carteador que muda a cada mão. Pedidos livres.
about-dane-se-13 = Exatamente 4 jogadores, de 1 a 13 cartas; depois a mesa decide se continua de volta. Pedidos livres; acertar vale 10 pontos mais 1 por vaza, errar vale zero.
about-dane-se-13-continued = Exatamente 4 jogadores, de 1 a 13 cartas e de volta a 1. Pedidos livres; acertar vale 10 pontos mais 1 por vaza, errar vale zero.
about-10-op-en-neer = De 1 carta até 10 e de volta a 1. Pedidos livres; acertar vale 10 pontos mais 1 por vaza, errar vale zero.
about-10-op-en-neer-norm = O 10 op en Neer, mas quem abre a mão é o jogador à esquerda do carteador.
about-german-bridge = De 1 carta até 10 e de volta a 1. Acertar vale 10 pontos mais o quadrado do pedido; errar custa o quadrado da diferença.
about-german-bridge-norm = O Bridge Alemão, mas quem abre a mão é o jogador à esquerda do carteador.
