"""Ints, masks and tables: no options, no objects, no input or output."""
