"""Scorings: the formulas, their JSON, and those with a name."""
