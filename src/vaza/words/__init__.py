"""Rule sets, refusals and cards in plain words, in Portuguese and English."""
