"""A rule set as JSON and as a short code."""
