"""Writes ``docs/rules/coverage.md`` from the catalogue: ``python -m tests.variants.page``."""

import json
from collections.abc import Iterator
from pathlib import Path

from tests.variants.catalogue import GROUPS, VARIANTS
from tests.variants.kinds import NotSaid, Rules, Said, Variant
from vaza.options.checks.check import check
from vaza.options.codes.codec import read_rules

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "coverage.md"


def page() -> str:
    """Return the page."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    said = sum(isinstance(variant, Said) for variant in VARIANTS.values())
    yield "# What rule sets can say"
    yield ""
    yield "The variants of these games that are known elsewhere. For each: how a rule set says it"
    yield "(a test plays it, and checks its schedule, trumps or points), or why none does. Made by"
    yield "`python -m tests.variants.page`."
    yield ""
    yield f"{said} of {len(VARIANTS)} can be said."
    for group in GROUPS:
        yield ""
        yield f"## {group.TITLE}"
        yield ""
        yield "| id | variant | how, or why not |"
        yield "|---|---|---|"
        for name in group.VARIANTS:
            yield f"| {name} | {VARIANTS[name].what} | {_how(VARIANTS[name])} |"


def _how(variant: Variant) -> str:
    if isinstance(variant, NotSaid):
        return f"not said: {variant.why}"
    but = f"; not: {variant.but}" if variant.but else ""
    return f"{_shown(variant)}{but}"


def _shown(variant: Said) -> str:
    if not variant.rules:
        return "as it is"
    if "points" in variant.rules.get("scoring", {}):
        return "a table of points by hand size, bid and tricks"
    return f"`{json.dumps(typed(variant), ensure_ascii=False)}`"


def typed(variant: Said) -> Rules:
    """Return what to type: with the number of seats where the rules do not fit all of theirs."""
    return variant.whole if check(read_rules(variant.rules)) else variant.rules


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
