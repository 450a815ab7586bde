"""Time and entropy: the only place that reads clocks and draws secrets."""
