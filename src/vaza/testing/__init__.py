"""Conformance kits: what a bot, a store or a rule set of yours has to keep."""
