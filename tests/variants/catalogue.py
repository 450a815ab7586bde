"""The variants known elsewhere, each with how it is said here, or why it is not.

``docs/rules/coverage.md`` is written from this: ``python -m tests.variants.page``.
"""

from tests.variants import bidding, endings, king, pack, play, scoring, trump
from tests.variants.kinds import Variant

GROUPS = (pack, trump, bidding, play, scoring, endings, king)
VARIANTS: dict[str, Variant] = {
    name: variant for group in GROUPS for name, variant in group.VARIANTS.items()
}
