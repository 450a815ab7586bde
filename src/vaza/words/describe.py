"""The rules of a table as a page of plain sentences, made from the values of its options."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from vaza.kernel.tables import OVER, UNDER
from vaza.options.deals.compile import point_table
from vaza.options.deals.schedule import base_sizes
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.auction import auction
from vaza.words.chapters.bidding import bidding
from vaza.words.chapters.contracts import contracts
from vaza.words.chapters.deals import deals
from vaza.words.chapters.ending import ending
from vaza.words.chapters.king import king_deals, king_object, king_sheet
from vaza.words.chapters.offers import offers
from vaza.words.chapters.pack import cards
from vaza.words.chapters.payment import payment
from vaza.words.chapters.points import scoring, table_sizes
from vaza.words.chapters.positive import positive
from vaza.words.chapters.table import object_of_the_game, players
from vaza.words.chapters.tricks import play
from vaza.words.chapters.trump import trump
from vaza.words.section_sources import section_rules
from vaza.words.titles import summary_of, title_of
from vaza.words.voice import Voice


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rules page; ``key`` is the same in every language."""

    key: str
    title: str
    sentences: tuple[str, ...]
    rules: tuple[str, ...] = ()
    """The ids of the rules of the sources that it tells."""


@dataclass(frozen=True, slots=True)
class Example:
    """What one bid and one number of tricks earn."""

    size: int
    bid: int
    taken: int
    points: int
    text: str


@dataclass(frozen=True, slots=True)
class Grid:
    """The points of all bids in hands of one size, of a scoring that is a table."""

    size: int
    title: str
    points: tuple[tuple[int, ...], ...]
    """By bid and tricks taken, changes of the scoring made."""


@dataclass(frozen=True, slots=True)
class RulePage:
    """All that somebody has to know to play at a table."""

    title: str
    summary: str
    sections: tuple[Section, ...]
    examples: tuple[Example, ...]
    """Of the scoring of bids; what contracts are worth stands beside each of them."""
    grids: tuple[Grid, ...] = ()
    """The whole of a table of points, a grid for each hand size that is dealt, ascending."""


Chapter = Callable[[RuleSet, Voice], Iterator[str]]
CHAPTERS: Final[dict[str, Chapter]] = {
    "object": object_of_the_game,
    "players": players,
    "cards": cards,
    "deals": deals,
    "trump": trump,
    "auction": auction,
    "bidding": bidding,
    "play": play,
    "scoring": scoring,
    "ending": ending,
}
"""The sections by key, in the order of the page; one that has nothing to say is left out."""
KING_CHAPTERS: Final[dict[str, Chapter]] = {
    "object": king_object,
    "players": players,
    "cards": cards,
    "deals": king_deals,
    "play": play,
    "contracts": contracts,
    "positive": positive,
    "offers": offers,
    "payment": payment,
    "scoring": king_sheet,
    "ending": ending,
}
"""The same for a game of contracts, in which nobody bids."""

_EXAMPLES: Final = ((5, 5), (2, 2), (0, 0), (5, 3), (5, 6), (0, 2), (1, 1), (1, 0), (0, 1))
_MOST_EXAMPLES: Final = 6


@lru_cache(maxsize=256)
def describe(rules: RuleSet, lang: str) -> RulePage:
    """Return the rules page of a rule set; it serves every number of seats that they are for."""
    voice = Voice(lang)
    chapters = KING_CHAPTERS if rules.deals else CHAPTERS
    told = {key: tuple(chapter(rules, voice)) for key, chapter in chapters.items()}
    sections = tuple(
        Section(key, voice.say(f"section-{key}"), sentences, section_rules(rules, key))
        for key, sentences in told.items()
        if sentences
    )
    examples = () if rules.deals else tuple(score_examples(rules, voice))
    title, summary = title_of(rules, lang), summary_of(rules, lang)
    return RulePage(title, summary, sections, examples, tuple(_grids(rules, voice)))


def _grids(rules: RuleSet, voice: Voice) -> Iterator[Grid]:
    if not rules.deals and rules.scoring.points:
        for size in table_sizes(rules):
            points = point_table(rules, size)[UNDER]
            yield Grid(size, voice.say("score-grid", size=size), points)


def score_examples(rules: RuleSet, voice: Voice) -> Iterator[Example]:
    """Yield examples of the scoring, computed as a deal would be (R030-R032, R073, R147-R150)."""
    size = _example_size(rules)
    under, over = (point_table(rules, size)[label] for label in (UNDER, OVER))
    fitting = [(bid, taken) for bid, taken in _EXAMPLES if _fits(rules, size, bid, taken)]
    for bid, taken in fitting[:_MOST_EXAMPLES]:
        points = under[bid][taken]
        told = voice.say(
            "example-score" if points == over[bid][taken] else "example-score-under",
            size=size,
            bid=bid,
            taken=taken,
            points="one" if abs(points) == 1 else "other",
            signed=voice.signed(points),
        )
        yield Example(size, bid, taken, points, told)


def _fits(rules: RuleSet, size: int, bid: int, taken: int) -> bool:
    """Tell whether there can be such a bid and such a number of tricks."""
    least, most = rules.bidding.bid_min, rules.bidding.bid_max
    highest = most if isinstance(most, int) else size
    return max(bid, taken) <= size and least <= bid <= highest


def _example_size(rules: RuleSet) -> int:
    sizes = base_sizes(rules, rules.seating.seats[0])
    return 8 if 8 in sizes else max(sizes)
