"""The check of a record: the rules play it again."""
