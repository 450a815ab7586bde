"""The game: pure functions over frozen values. No clock, no dice, no input or output."""
