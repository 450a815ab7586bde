"""Every axis and every value has its words, and every value that matters changes the rules page."""

import dataclasses
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vaza.options.axes.types import AXES, Axis
from vaza.options.checks.check import check
from vaza.options.codes.codec import read_rules, rules_to_json
from vaza.options.ruleset import GROUPS, RuleSet
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES, has_text, text
from vaza.words.options_page import options_page
from vaza.words.section_sources import expand, section_rules
from vaza.words.sources import LIST_RULES, SCORING_RULES, VALUE_RULES, axis_rules
from vaza.words.titles import value_id

ROOT = Path(__file__).parents[3]
UP_13 = {"schedule": {"shape": "up", "peak": 13}, "seating": {"seats": [4]}}
TARGET = {"ending": {"end": "target"}}
JOKERS = {"pack": {"jokers": 2}}
AUCTION = {"base": "israeli-whist"}
GULASH = {"base": "israeli-whist", "auction": {"gulash_max_passes": 2}}
STREAK = {"bonus": {"streak_length": 5, "streak_penalty": -10}}
CONTEXT: dict[str, dict[str, Any]] = {
    "pack.pack": {"seating": {"seats": [3, 4]}, "schedule": {"peak": 8}},
    "pack.duplicates": {"pack": {"packs": 2}},
    "pack.extra_suits": {"pack": {"pack": "std52+26low"}},
    "schedule.shape": {"schedule": {"list": [1, 2, 3]}},
    "schedule.count": {"schedule": {"shape": "constant"}},
    "schedule.list": {"schedule": {"shape": "list", "list": [1, 2, 3]}},
    "schedule.then_continue": {"schedule": {"shape": "up"}},
    "trump.trump": {
        **AUCTION,
        "play": {"first_lead": "eldest"},
        "bidding": {"bid_opens": "eldest"},
    },
    "trump.suit": {"trump": {"trump": "fixed_suit"}},
    "trump.cycle": {"trump": {"trump": "cycle"}},
    "trump.full_deal_trump": UP_13,
    "trump.joker_turnup": JOKERS,
    "bidding.bid_mode": {"bidding": {"hook": "none"}},
    "bidding.bid_opens": {**AUCTION, "play": {"first_lead": "dealer"}},
    "bidding.bid_min": {"schedule": {"shape": "constant", "peak": 5}},
    "bidding.bid_max": AUCTION,
    "auction.gulash_cards": GULASH,
    "auction.gulash_dir": GULASH,
    "auction.gulash_raise_min": GULASH,
    "play.first_lead": AUCTION,
    "play.joker_play": JOKERS,
    "play.revoke_points": {"play": {"revoke": "penalty"}},
    "bonus.nil_per_card": {"bonus": {"nil_value": 5}},
    "bonus.nil_fail_cap_at_zero": {"base": "israeli-whist"},
    "bonus.streak_bonus": STREAK,
    "bonus.streak_penalty": STREAK,
    "bonus.streak_counts_from_size": STREAK,
    "bonus.streak_reset_after_award": STREAK,
    "ending.target": TARGET,
    "ending.max_deals": TARGET,
    "ending.tie_size": {"schedule": {"shape": "up_down"}},
    "contracts.null_value": {"base": "king", "contracts": {"frustrated_max": 0}},
}
"""What else has to be set for an axis to matter."""
GAMES: dict[str, dict[str, Any]] = {"auction": AUCTION, "contracts": {"base": "king"}}
"""The game in which a group matters."""
NUMBERS: dict[str, list[Any]] = {
    "pack.extra_suits": [["S", "H"]],
    "seating.seats": [[4], [3, 5]],
    "schedule.list": [[1, 2, 3], [4, 3, 4]],
    "trump.cycle": [["H", "NT"]],
    "trump.nt_on_deals": [["first"], ["last", "max"], [3]],
    "trump.turnup_nt_ranks": [["2"], ["2", "T", "A"]],
    "auction.suit_order": [["C", "NT"], ["S", "H", "D", "C"], ["NT"]],
}
"""Values of lists to try."""
RANGES: dict[str, tuple[int, ...]] = {
    "bidding.bid_max": (1, 2, 3, 5, 10),
    "bonus.streak_length": (2, 3, 10),
    "bonus.streak_penalty": (-1, -2),
    "play.revoke_points": (0, -1, -10),
    "auction.gulash_max_passes": (1, 2, 3),
    "auction.end_passes": (3,),
    "contracts.down_points": (-1, -2, -100),
    "contracts.frustrated_max": (0, 1, 2, 4, 6, 8),
}
"""Numbers to try where 0 to 3 are not of use."""
SILENT: dict[str, tuple[Any, ...]] = {
    # The same order of the same cards by other names.
    "pack.rank_order": ("latin_A_R_C_V_7",),
}
"""Values that say nothing of their own."""


def other_values(axis: Axis) -> list[Any]:
    """JSON values of an axis that differ from its default."""
    if axis.is_list:
        return NUMBERS[axis.path]
    values: list[Any] = [member.value for member in axis.enum or ()]
    if axis.is_flag:
        values += [True, False]
    if axis.least is not None and axis.most is not None:
        numbers = RANGES.get(axis.path, (0, 1, 2, 3))
        values += [number for number in numbers if axis.least <= number <= axis.most]
    values += axis.words
    silent = SILENT.get(axis.path, ())
    return [value for value in values if value not in silent and value != axis.write(axis.default)]


def page(value: dict[str, Any], lang: str) -> list[tuple[str, ...]]:
    rules = read_rules(value)
    assert check(rules) == ()
    told = describe(rules, lang)
    return [*(s.sentences for s in told.sections), tuple(e.text for e in told.examples)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.path)
def test_every_axis_and_value_has_words(axis: Axis, lang: str) -> None:
    key = f"{axis.group}-{axis.name}"
    values = [member.value for member in axis.enum or ()] + list(axis.words)
    wanted = [f"axis-{key}", f"meaning-{key}", *(value_id(axis, value) for value in values)]
    assert [message for message in wanted if not has_text(lang, message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.path)
def test_every_value_that_matters_is_said(axis: Axis, lang: str) -> None:
    base = CONTEXT.get(axis.path, GAMES.get(axis.group, {}))
    pages: list[list[tuple[str, ...]]] = []
    default = () if axis.path == "schedule.list" else (axis.write(axis.default),)
    for value in (*default, *other_values(axis)):
        group = {**base.get(axis.group, {}), axis.name: value}
        pages.append(page({**base, axis.group: group}, lang))
    same = [pages[at] for at in range(1, len(pages)) if pages[at] in pages[:at]]
    assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_has_words(lang: str) -> None:
    assert [group for group in GROUPS if not has_text(lang, f"group-{group}")] == []


def test_the_words_name_no_axis_that_is_gone() -> None:
    paths = {f"{axis.group}-{axis.name}" for axis in AXES} | {"scoring", "contracts-list"}
    from vaza.words.messages import entries  # noqa: PLC0415 - one test's own

    named = {key.partition("-")[2] for key in entries("pt") if key.startswith("axis-")}
    assert named == paths


def test_every_axis_names_its_rules() -> None:
    assert set(VALUE_RULES) == {axis.path for axis in AXES}
    for axis in AXES:
        values = {member.value for member in axis.enum or ()} | set(axis.words)
        named = {name for name in VALUE_RULES[axis.path] if not name.lstrip("-").isdigit()}
        assert named - values <= {"*", "true", "false"}, axis.path


NO_OPTION = expand(
    "R001, R003, R005, R009, R011, R017, R021, R025-R028, R059, R076, R085, R095, R130"
)
NO_OPTION += expand("R109, R132, R135, R139, R140, R142, R151, R162, R164, R165, R172-R174")
NO_OPTION += expand("R192, R194, R195, R212, R216, R220, R227, R232")
"""What no option value can say: names of games, and what is so whatever the options are."""


def test_every_rule_of_the_sources_is_named_by_a_value() -> None:
    named = set(expand(", ".join(axis_rules(axis.path) for axis in AXES)))
    named |= set(expand(f"{SCORING_RULES}, {LIST_RULES}"))
    all_rules = set(expand("R001-R038, R040-R126, R130-R156, R160-R181, R190-R237"))
    assert sorted(all_rules - named - set(NO_OPTION)) == []
    assert named <= all_rules


def test_a_section_tells_the_rules_of_its_values() -> None:
    secret = {"base": "podrida", "bidding": {"bid_mode": "secret_until_end"}}
    rules = read_rules(secret)
    assert {"R057", "R081"} <= set(section_rules(rules, "bidding"))
    assert "R054" not in section_rules(rules, "bidding")
    assert {"R077", "R079"} <= set(section_rules(rules, "cards"))
    assert {"R083", "R084"} <= set(section_rules(rules, "scoring"))
    assert section_rules(RuleSet(), "auction") == section_rules(RuleSet(), "auction")


def test_the_options_page_is_current() -> None:
    committed = (ROOT / "docs" / "rules" / "options.md").read_text("utf-8")
    told = "run: .venv/bin/python -m vaza.words.options_page > docs/rules/options.md"
    assert committed == options_page(), told


def test_the_options_page_lists_every_axis_and_value() -> None:
    written = options_page()
    for axis in AXES:
        assert f"| `{axis.name}` |" in written
        for member in axis.enum or ():
            assert f"`{member.value}` {text('en', value_id(axis, member.value))}" in written


def test_the_options_page_writes_itself() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "vaza.words.options_page"],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env={"PYTHONPATH": "src", "PYTHONUTF8": "1"},
    )
    assert told.stdout.decode() == options_page()


def test_rules_with_everything_changed_have_a_page() -> None:
    """The JSON of a rule set is enough to describe it; nothing hangs on its being a preset."""
    rules = dataclasses.replace(RuleSet(), scoring=read_rules({"scoring": {}}).scoring)
    assert describe(read_rules(rules_to_json(rules)), "en") == describe(rules, "en")
