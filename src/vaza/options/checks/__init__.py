"""What is wrong with a rule set, and which of its options change nothing."""
