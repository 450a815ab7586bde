"""What King changes in the play of the cards: who leads, with what, and when a deal ends."""

from collections.abc import Iterator

from vaza.options.axes.play import FirstLead
from vaza.options.contracts.model import CountKind, entries_of
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.contracts import the_card
from vaza.words.chapters.king import has_offers, may_share, negative, title
from vaza.words.chapters.sides import sides
from vaza.words.voice import Voice


def king_lead(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who leads to the first trick, and with what (R193, R202, A38)."""
    lead = rules.play.first_lead
    told = FirstLead.ELDEST.value if lead is FirstLead.HIGHEST_BID else lead.value
    if lead in (FirstLead.DEALER, FirstLead.DECLARER) and has_offers(rules):
        told = f"{told}-sold"
    if lead is FirstLead.PREV_LAST_WINNER and may_share(rules):
        told = f"{told}-shared"
    yield voice.say("king-lead", lead=told, next=sides(rules, voice)["next"])
    bans = any(one.hearts_lead_ban or one.forced_card for one in negative(rules))
    yield voice.say("king-lead-cards", bans="yes" if bans else "no")


def forced_cards(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """In which deals whoever holds a card may not keep it back (R209)."""
    deals: dict[str, dict[str, None]] = {}
    for contract in negative(rules):
        if contract.forced_card:
            deals.setdefault(contract.forced_card, {})[title(contract, voice)] = None
    for card, names in deals.items():
        yield voice.say(
            "king-forced-exception",
            deals=len(names),
            names="; ".join(names),
            card=the_card(card, rules, voice),
        )


def play_all(rules: RuleSet, voice: Voice) -> str:
    """Return when a deal is over (R028, R195, A40)."""
    names = dict.fromkeys(
        title(contract, voice)
        for contract in negative(rules)
        if {entry.kind for entry in entries_of(contract)} == {CountKind.CARDS}
    )
    if not names:
        return voice.say("rule-play-all")
    if not rules.contracts.early_end:
        return voice.say("king-play-all")
    return voice.say("king-play-all-early", names="; ".join(names))
