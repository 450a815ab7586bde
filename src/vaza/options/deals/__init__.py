"""From a rule set to its deals: packs, schedules, and the tables of one deal."""
