"""Bots against bots: the same cards in every seating, every figure with its error."""

from vaza.arena.driver import play_deal, play_match
from vaza.arena.matches import MatchesReport, run_matches
from vaza.arena.report import ArenaReport, EntrantReport, Estimate
from vaza.arena.run import run

__all__ = [
    "ArenaReport",
    "EntrantReport",
    "Estimate",
    "MatchesReport",
    "play_deal",
    "play_match",
    "run",
    "run_matches",
]
