"""What a person typed or wrote is wrong."""


class InputError(Exception):
    """The input is wrong; the message says what, where, and what would be right, in one line."""
