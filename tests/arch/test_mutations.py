"""Law 11: for random rules, breaking the rule makes a test that is marked with it fail."""

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.trace.mutations import MUTATIONS, ROOT, Mutation, failing, mutated_source


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.rule)
def test_every_mutation_still_fits_the_source(mutation: Mutation) -> None:
    text = (ROOT / "src" / "vaza" / mutation.path).read_text(encoding="utf-8")
    assert text.count(mutation.old) == 1


# Those that need no server and no browser.
FOLDERS = [
    f"tests/{name}" for name in ("unit", "laws", "golden") if (ROOT / "tests" / name).exists()
]
COLLECT = """
import json, sys
from tests.trace.trace import collect
print(json.dumps(collect(sys.argv[1:])))
"""


def marked_tests() -> dict[str, list[str]]:
    """The tests that carry each rule's mark, collected in a process of their own."""
    run = subprocess.run(
        [sys.executable, "-c", COLLECT, *FOLDERS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


def test_a_broken_rule_fails_its_tests(
    count: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    chosen = random.Random(11).sample(MUTATIONS, count(2, 30))
    survivors, marked = [], marked_tests()
    for mutation in chosen:
        with tempfile.TemporaryDirectory() as folder:
            source = mutated_source(mutation, Path(folder))
            if not failing(marked.get(mutation.rule, []), source):
                survivors.append(mutation.rule)
    figures("mutations", tried=len(chosen), noticed=len(chosen) - len(survivors))
    assert survivors == []
