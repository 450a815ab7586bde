"""A match as JSON and as text; replaying it through the rules checks it (docs/records.md)."""
