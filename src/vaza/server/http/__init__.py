"""The HTTP calls: checks of every request, handlers, errors, the client's files."""
