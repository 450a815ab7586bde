"""Write docs/rules/options.md: ``python -m vaza.words.options_page > docs/rules/options.md``."""

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from vaza.options.axes.types import Axis, axes_of
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import differences, value_of
from vaza.options.presets import PRESETS, Preset
from vaza.options.ruleset import GROUPS
from vaza.options.scorings.json_form import write_scoring
from vaza.options.scorings.model import TERMS
from vaza.words.contract_list_page import contract_list_text
from vaza.words.messages import text
from vaza.words.sources import SCORING_RULES, VALUE_RULES, axis_rules
from vaza.words.titles import value_text
from vaza.words.voice import Voice

_LANG: Final = "en"

_HEAD: Final = """\
# The options of a rule set

*Made by `python -m vaza.words.options_page`; a test compares. Do not edit it here.*

A rule set is a value for each key below, `group.axis`. Every command and every table takes it as
the name of a preset (`dane-se`), as a short code (`v1...`), or as a JSON file.

## The file

A JSON object of groups; what it leaves out stays as the base has it:

```json
{"base": "german-bridge", "bidding": {"hook": "none"}, "schedule": {"shape": "up", "peak": 7}}
```

- `base` is the name of a preset; without it the base is `dane-se`.
- Groups merge key by key. Lists and the whole of `scoring` replace what the base has.
- `streak` in `bonus` and `gulash` in `auction` may be objects of their own, as in
  `{"streak": {"length": 5, "bonus": 10}}` for `streak_length` and `streak_bonus`; `"off"` or
  `null` leaves streaks, or gulashes, out.
- A key or a value that is not in these tables is an error, and `vaza rules check FILE` lists every
  error at once: values that fit no axis, then axes that contradict each other.
- `vaza rules show FILE --json` prints the canonical form, with every key, and the code.

## The code

`v1.` and base64url of: for each axis that differs from its default its number (column *no.*) and
its value, for the scoring 30 and its branches, and a check sum of two bytes. Equal rule sets have
equal codes: of a list whose order means nothing each entry is kept once, in ascending order.
Numbers are never used again and values are only ever added at the end of a list, so that a code
keeps its meaning; a code in any other spelling is refused.
"""

_SCORING: Final = """\
Points of a bid are a sum of terms, each with a factor:

| term | counts |
|---|---|
| `c` | 1 |
| `b`, `b2`, `bT` | the bid, its square, 1 + 2 + ... + bid |
| `t` | the tricks taken |
| `d`, `d2`, `dT` | the difference between bid and tricks, its square, 1 + 2 + ... + difference |
| `h` | the cards of the hand |

Which sum counts depends on the branch:

| branch | applies to | without it |
|---|---|---|
| `made` | a bid of 1 or more, made exactly | 0 |
| `nil_made` | a bid of 0, made | `made` |
| `under` | fewer tricks than bid | `miss` |
| `over` | more tricks than a bid of 1 or more | `miss` |
| `nil_fail` | a bid of 0 that took a trick | `miss` |
| `miss` | stands for the last three | 0 |

`nil_made` may be `{"if_under_hand": {..}, "if_over_hand": {..}}`: the first counts where the bids
add up to less than the hand size. What no sum says is a table, `{"points": [..]}`, where
`points[h][b][t]` are the points for a hand of h cards, bid b and t tricks; `points[0]` is
`[]`, as is every size that does not occur. `bonus` changes what the scoring gives: see there.

| preset | `scoring` |
|---|---|
"""

_CONFLICTS: Final = """\
## What contradicts itself

`vaza rules check` tells these, with what would mend them:

- a hand for which the pack has too few cards, with the largest that works;
- a list of seats that does not rise, or an empty list of hand sizes;
- a pack that cannot be put together: made from one and doubled, eight cards each for more than six
  players, extra cards without as many suits;
- a way back (`then_continue`) on a course that runs both ways;
- asking whether to go on (`ask_after_last`), or a winner with 0 (`zero_first`), in a match to a
  target, which has no last deal;
- a lowest bid above the highest, or above the smallest hand;
- a `hook` where all bid at once, or a lead or a trump that would betray a secret bid;
- `bid_opens` `first_leader` where the leader is known by the bids alone;
- a declarer who leads, opens or limits the bids where nobody becomes one;
- an auction without exactly 4 players, 52 cards, 13 of them each in every deal, tie deals too, and
  bids in turn; with a suit named twice, or a lowest offer that gulashes raise out of reach;
- a table of points without a hand size that the schedule, or a tie, deals;
- a draw for the king of hearts from a pack that has none;
- two different contracts of one name; positive deals without exactly 4 players and 52 cards; a pack
  that does not deal out to the players; with a list of contracts, an axis outside `contracts` that
  wants another game: tie deals, a target, a trump, a revoke that can be played, a wild joker, a way
  back.

With `peak` `auto` nothing is ever too large.
"""


def options_page() -> str:
    """Return the page as Markdown."""
    return "\n".join(_parts()) + "\n"


def _parts() -> Iterator[str]:
    yield _HEAD
    for group in GROUPS:
        yield f"## `{group}`: {text(_LANG, f'group-{group}')}\n"
        yield _scoring_text() if group == "scoring" else _table(axes_of(group))
        if group == "contracts":
            yield contract_list_text()
    yield _CONFLICTS
    yield _presets().rstrip()


def _table(axes: tuple[Axis, ...]) -> str:
    rows = [
        "| key | values | default | what it decides | rules | no. |",
        "|---|---|---|---|---|---|",
    ]
    return "\n".join(rows + [_row(axis) for axis in axes]) + "\n"


def _row(axis: Axis) -> str:
    cells = (
        f"`{axis.name}`",
        "<br>".join(_values(axis)),
        _code(axis.default),
        text(_LANG, f"meaning-{axis.group}-{axis.name}"),
        axis_rules(axis.path),
        str(axis.code),
    )
    return f"| {' | '.join(cells)} |"


def _values(axis: Axis) -> Iterator[str]:
    if axis.is_list:
        order = ", in any order," if axis.is_set else ","
        yield f"a list of up to {axis.longest}{order} each"
    for member in axis.enum or ():
        named = VALUE_RULES[axis.path].get(member.value, "")
        told = value_text(axis, member.value, _LANG)
        yield f"`{member.value}` {told} ({named})" if named else f"`{member.value}` {told}"
    if axis.is_flag:
        yield "`true`, `false`"
    if axis.least is not None:
        yield f"{axis.least} to {axis.most}" if axis.least != axis.most else str(axis.least)
    for word in axis.words:
        yield f"`{word}` {value_text(axis, word, _LANG)}"
    if axis.optional:
        yield "`null`"


def _code(value: object) -> str:
    return f"`{_json(Axis.write(value))}`"


def _json(value: Any) -> str:  # noqa: ANN401 - any JSON value
    return json.dumps(value, ensure_ascii=False)


def _scoring_text() -> str:
    rows = [
        f"| `{preset.name}` | `{_json(write_scoring(preset.rules.scoring))}` |"
        for preset in PRESETS.values()
        if not preset.rules.deals and not preset.name.endswith(("-norm", "-continued"))
    ]
    ids = f"\nRules: {SCORING_RULES}. The terms stand in this order: {' '.join(TERMS)}.\n"
    return _SCORING + "\n".join(rows) + "\n" + ids


def _presets() -> str:
    rows = [
        "## Presets\n",
        "| name | players | differs from `dane-se` in | rules | code |",
        "|---|---|---|---|---|",
    ]
    return "\n".join(rows + [_preset_row(preset) for preset in PRESETS.values()]) + "\n"


def _preset_row(preset: Preset) -> str:
    rules = preset.rules
    seats = Voice(_LANG).span(rules.seating.seats)
    cells = (f"`{preset.name}`", seats, _differences(preset), preset.source)
    return f"| {' | '.join(cells)} | `{rules_code(rules)}` |"


def _differences(preset: Preset) -> str:
    told = []
    for path in differences(preset.rules, PRESETS["dane-se"].rules):
        if path == "contracts.list":
            names = ", ".join(contract.name for contract in preset.rules.deals)
            told.append(f"`{path}`: {names}")
            continue
        group, _, name = path.partition(".")
        axis = next((axis for axis in axes_of(group) if axis.name == name), None) if name else None
        value = f" = {_code(value_of(preset.rules, axis))}" if axis else ""
        told.append(f"`{path}`{value}")
    return "<br>".join(told) or "nothing"


if __name__ == "__main__":
    sys.stdout.write(options_page())
