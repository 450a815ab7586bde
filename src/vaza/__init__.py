"""Vaza: the open home of the exact-bid card games and of King."""

__version__ = "0.1.0"
