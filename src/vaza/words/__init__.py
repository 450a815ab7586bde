"""Rule sets, refusals and cards in plain words, in Portuguese, English and Spanish."""
