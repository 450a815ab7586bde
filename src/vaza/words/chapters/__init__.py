"""The sections of a rules page; each chapter yields the sentences of one or two of them."""
