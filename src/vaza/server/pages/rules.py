"""The page of a rule set: its sentences, schedules and example scores."""

from vaza.options.codes.code import rules_name
from vaza.options.codes.codec import rules_to_json
from vaza.options.ruleset import RuleSet
from vaza.server.callers.lang import Lang
from vaza.server.views.deal import schedule_out
from vaza.server.views.view import code_of
from vaza.server.wire.calls import ExampleOut, GridOut, RulePageOut, SectionOut
from vaza.words.describe import describe


def rules_page(rules: RuleSet, lang: Lang) -> RulePageOut:
    """Return the page of a rule set without conflicts, in one language."""
    page = describe(rules, lang)
    return RulePageOut(
        name=rules_name(rules),
        title=page.title,
        summary=page.summary,
        code=code_of(rules),
        seats=list(rules.seating.seats),
        sections=[SectionOut(one.title, list(one.sentences)) for one in page.sections],
        schedules={str(seats): schedule_out(rules, seats) for seats in rules.seating.seats},
        examples=[
            ExampleOut(one.size, one.bid, one.taken, one.points, one.text) for one in page.examples
        ],
        grids=[
            GridOut(one.size, one.title, [list(row) for row in one.points]) for one in page.grids
        ],
        rules=rules_to_json(rules),
    )
