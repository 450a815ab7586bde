"""The table as a functional core: events, state, decide, evolve. No clock, no dice, no I/O."""
