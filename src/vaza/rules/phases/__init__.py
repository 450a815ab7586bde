"""One module for each phase of a deal."""
