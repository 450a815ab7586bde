"""The shapes of what goes over the wire: messages on the socket and HTTP calls."""
