"""The two written forms of a record: JSON and text."""
