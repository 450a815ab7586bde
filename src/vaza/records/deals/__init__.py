"""What a record's deal has to be by its rules: its place, its cards, its contract."""
