"""Contracts of King: the data, and their JSON."""
