"""What a list of contracts is, for the options page."""

from typing import Final

from vaza.words.sources import LIST_RULES

_HEAD: Final = """\
`list` is the list of contracts, in the order in which they are played, up to 60 of them. With a
list the game is King: it has one deal for each entry, the whole pack is dealt, nobody bids, and the
groups `schedule`, `bidding`, `auction`, `scoring` and `bonus` decide nothing. Without one (the
default, `[]`) the other keys of this group decide nothing. It replaces the whole list of the base.
A contract is an object:

| key | values | default | what it decides | rules |
|---|---|---|---|---|
"""

_POINTS: Final = "-10000 to 10000"
_KEYS: Final = (
    (
        "name",
        "lower-case letters (accents too), digits and hyphens, up to 30",
        "needed",
        (
            "how records and commands call it, and in words where it is no known one; "
            "not `free`, `up`, `down` or `4333`"
        ),
        "",
    ),
    (
        "positive",
        "`true`, `false`",
        "`false`",
        (
            "the dealer owns the deal: it is played up or down, sold, or marked 4-3-3-3; "
            "the keys below then decide nothing"
        ),
        "R212-R217",
    ),
    ("per_trick", _POINTS, "`0`", "points of each trick", "R202"),
    (
        "per_card",
        'an object such as `{"H": -20}`',
        "`{}`",
        (
            "points of each card taken: of a suit (`H`), of a rank (`Q`), or one card (`KH`); "
            "a card that is named twice counts for both"
        ),
        "R203, R206-R208",
    ),
    (
        "last_tricks",
        "a list such as `[-90, -90]`",
        "`[]`",
        "points of the last tricks, the last one last",
        "R210",
    ),
    ("base", _POINTS, "`0`", "points that every player gets", ""),
    (
        "hearts_lead_ban",
        "`true`, `false`",
        "`false`",
        "hearts may not be led by a player who holds another suit",
        "R204, R208",
    ),
    (
        "forced_card",
        "a card such as `KH`, or nothing",
        '`""`',
        (
            "must be played at the first opportunity: when another leads its suit, when its holder "
            "cannot follow suit, or when its holder leads its suit"
        ),
        "R209",
    ),
)

_TAIL: Final = """
Two entries of one name have to be equal: that contract is then played twice. Positive deals need
exactly 4 players and one pack of 52 cards. In a code the list has number 70.

```json
{"base": "king", "contracts": {"list": [
  {"name": "no-hearts", "per_card": {"H": -20}, "hearts_lead_ban": true},
  {"name": "salade", "per_trick": -2, "per_card": {"H": -2, "Q": -6, "KH": -20}},
  {"name": "positive", "positive": true}]}}
```
"""


def contract_list_text() -> str:
    """Return the keys of a contract as a table, with an example."""
    rows = (
        f"| `{key}` | {values} | {default} | {told} | {rules} |"
        for key, values, default, told, rules in _KEYS
    )
    return _HEAD + "\n".join(rows) + "\n" + _TAIL + f"\nRules of the list: {LIST_RULES}.\n"
