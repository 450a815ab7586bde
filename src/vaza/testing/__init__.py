"""Conformance kits: what a bot, a store or a rule set of yours has to keep."""

from vaza.testing.bots import BotFactory, check_bot
from vaza.testing.rule_sets import check_ruleset
from vaza.testing.store import OpenStore, check_store

__all__ = ["BotFactory", "OpenStore", "check_bot", "check_ruleset", "check_store"]
