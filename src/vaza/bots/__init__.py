"""Players: they get a view, never a state."""
