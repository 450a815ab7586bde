"""The form of a rule set and the judgement of a filled one, for the page that builds rules.

The form is made of the axes and of the words for them, so that a new axis appears by itself.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, TypeVar

from vaza.kernel.tables import UNDER
from vaza.options.axes.types import AXES, Axis, axes_of
from vaza.options.checks.check import check
from vaza.options.checks.idle import DEALS, SCORING, inert_axes
from vaza.options.codes.code import parse_rules, rules_code, rules_name
from vaza.options.codes.codec import differences, read_rules, rules_to_json, value_of
from vaza.options.contracts.json_form import write_contracts
from vaza.options.deals.compile import point_table
from vaza.options.presets import PRESETS
from vaza.options.ruleset import GROUPS, Problem, RuleSet, RuleSetError
from vaza.options.scorings.json_form import write_scoring
from vaza.options.scorings.known import KNOWN, known_name
from vaza.options.scorings.model import TERMS
from vaza.server.callers.lang import Lang
from vaza.server.pages.contracts_form import (
    contracts_axis,
    contracts_form,
    contracts_out,
    contracts_sum,
)
from vaza.server.pages.rules import rules_page
from vaza.server.wire.calls import (
    CheckIn,
    CheckOut,
    DifferenceOut,
    FormAxisOut,
    FormChoiceOut,
    FormGroupOut,
    FormKnownScoringOut,
    FormOut,
    FormScoringOut,
    FormTermOut,
    InertOut,
    MendOut,
    RulesProblemOut,
    ScoringOut,
)
from vaza.words.chapters.points import branches
from vaza.words.messages import text
from vaza.words.problems import fix_text, problem_text
from vaza.words.sources import axis_rules
from vaza.words.titles import axis_text, deals_text, nearest_preset, scoring_text, value_text
from vaza.words.voice import Voice

BRANCHES: Final = ("nil_made", "made", "under", "over", "nil_fail", "miss")
FACTOR_MOST: Final = 100_000
SHOWN_SIZE: Final = 5
"""The hand size of a table of points."""

_Value = TypeVar("_Value")


# --- the form -----------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def rules_form(lang: Lang) -> FormOut:
    """Return all that a rule set consists of, in one language."""
    return FormOut(
        groups=[
            FormGroupOut(group, text(lang, f"group-{group}"), list(_axes(group, lang)))
            for group in GROUPS
        ],
        scoring=FormScoringOut(
            known=list(_known_scorings(lang)),
            branches=[_term(lang, "branch", name) for name in BRANCHES],
            terms=[_term(lang, "term", name) for name in TERMS],
            least=-FACTOR_MOST,
            most=FACTOR_MOST,
        ),
        contracts=contracts_form(lang),
        defaults=_defaults(),
    )


def _defaults() -> dict[str, Any]:
    """Return the default rule set with every group: those of contracts go without saying else."""
    contracts = {axis.name: Axis.write(axis.default) for axis in axes_of("contracts")}
    return {**rules_to_json(RuleSet()), "contracts": {"list": [], **contracts}}


def _axes(group: str, lang: Lang) -> Iterator[FormAxisOut]:
    if group == SCORING:
        return
    if group == DEALS.partition(".")[0]:
        yield contracts_axis(lang)
    for axis in axes_of(group):
        yield _axis(axis, lang)


def _axis(axis: Axis, lang: Lang) -> FormAxisOut:
    values = (*(member.value for member in axis.enum or ()), *axis.words)
    kind = "flag" if axis.is_flag else "choice" if axis.least is None else "number"
    return FormAxisOut(
        path=axis.path,
        name=axis.name,
        title=axis_text(axis, lang),
        help=text(lang, f"meaning-{axis.group}-{axis.name}"),
        kind=kind,  # type: ignore[arg-type]
        is_list=axis.is_list,
        choices=[FormChoiceOut(value, value_text(axis, value, lang)) for value in values],
        least=axis.least,
        most=axis.most,
        optional=axis.optional,
        null_title=value_text(axis, None, lang) if axis.optional else None,
        nonempty=axis.nonempty,
        longest=axis.longest,
        is_set=axis.is_set,
        default=Axis.write(axis.default),
        sources=axis_rules(axis.path),
    )


def _known_scorings(lang: Lang) -> Iterator[FormKnownScoringOut]:
    """Yield every scoring with a name."""
    voice = Voice(lang)
    for name, scoring in KNOWN.items():
        yield FormKnownScoringOut(
            name=name,
            title=text(lang, f"scoring-{name}"),
            sentences=list(branches(scoring, voice)),
            scoring=write_scoring(scoring),
        )


def _term(lang: Lang, kind: str, name: str) -> FormTermOut:
    return FormTermOut(name, text(lang, f"{kind}-{name}"))


# --- what is wrong with a filled one, and what it means -----------------------------------------


def check_rules(asked: CheckIn, lang: Lang) -> CheckOut:
    """Judge a rule set; where it can be played say everything about it.

    Raises:
        RuleSetError: ``asked.base`` is no preset and no code.
    """
    base = None if asked.base is None else parse_rules(asked.base)
    try:
        rules = read_rules(asked.rules)
    except RuleSetError as error:
        named = "dane-se" if asked.base is None else asked.base
        return _unreadable(error.problems, named, lang)
    if base is None:
        base = _own_base(asked.rules, rules)
    problems = check(rules, scoring=base.scoring)
    return CheckOut(
        ok=not problems,
        problems=[_problem(one, lang) for one in problems],
        code=None if problems else rules_code(rules),
        rules=rules_to_json(rules),
        base=rules_name(base),
        differences=list(_differences(rules, base, lang)),
        inert=[InertOut(path, because) for path, because in inert_axes(rules)],
        scoring=_scoring(rules, lang),
        contracts=contracts_out(rules, lang),
        contracts_sum=contracts_sum(rules, lang),
        page=None if problems else rules_page(rules, lang),
    )


def _own_base(value: dict[str, Any], rules: RuleSet) -> RuleSet:
    named = value.get("base")
    return PRESETS[named].rules if named in PRESETS else nearest_preset(rules).rules


def _unreadable(problems: tuple[Problem, ...], base: str, lang: Lang) -> CheckOut:
    return CheckOut(
        ok=False,
        problems=[_problem(one, lang) for one in problems],
        code=None,
        rules=None,
        base=base,
        differences=[],
        inert=[],
        scoring=None,
        contracts=[],
        contracts_sum="",
        page=None,
    )


def _problem(problem: Problem, lang: Lang) -> RulesProblemOut:
    mend = [MendOut(path, Axis.write(value)) for path, value in problem.mend]
    told, fix = problem_text(problem, lang), fix_text(problem, lang)
    return RulesProblemOut(problem.axis, problem.code, told, fix, mend)


def _differences(rules: RuleSet, base: RuleSet, lang: Lang) -> Iterator[DifferenceOut]:
    axes = {axis.path: axis for axis in AXES}
    for path in differences(rules, base):
        if path == SCORING:
            title, both = text(lang, "axis-scoring"), (rules.scoring, base.scoring)
            yield _difference(path, title, both, write_scoring, lambda one: scoring_text(one, lang))
        elif path == DEALS:
            title, lists = text(lang, "axis-contracts-list"), (rules.deals, base.deals)
            yield _difference(
                path, title, lists, write_contracts, lambda one: deals_text(one, lang)
            )
        else:
            yield _axis_difference(axes[path], rules, base, lang)


def _axis_difference(axis: Axis, rules: RuleSet, base: RuleSet, lang: Lang) -> DifferenceOut:
    both = (value_of(rules, axis), value_of(base, axis))
    title = axis_text(axis, lang)
    return _difference(axis.path, title, both, Axis.write, lambda one: value_text(axis, one, lang))


def _difference(
    path: str,
    title: str,
    both: tuple[_Value, _Value],
    write: Callable[[_Value], Any],
    tell: Callable[[_Value], str],
) -> DifferenceOut:
    now, before = both
    return DifferenceOut(
        path=path,
        title=title,
        value=write(now),
        text=tell(now),
        base_value=write(before),
        base_text=tell(before),
    )


def _scoring(rules: RuleSet, lang: Lang) -> ScoringOut | None:
    """Return what the scoring of a rule set means, shown for hands of about 5 cards."""
    sizes = [size for size, entry in enumerate(rules.scoring.points) if size and entry]
    if rules.scoring.points and not sizes:
        return None
    size = min(sizes or [SHOWN_SIZE], key=lambda one: abs(one - SHOWN_SIZE))
    return ScoringOut(
        name=known_name(rules.scoring),
        title=scoring_text(rules.scoring, lang),
        sentences=list(branches(rules.scoring, Voice(lang))),
        size=size,
        points=[list(row) for row in point_table(rules, size)[UNDER]],
    )
