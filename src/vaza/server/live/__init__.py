"""Tables while they are played: sockets, the table's task, what it tells whom."""
