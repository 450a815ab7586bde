"""The content of the pages about rules and matches."""
