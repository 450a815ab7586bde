"""The axes: one frozen dataclass for each group of options, one field for each axis."""
