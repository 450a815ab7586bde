"""The tests; shared test code is imported as `tests.<module>`."""
