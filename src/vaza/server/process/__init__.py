"""The server as a process: set-up, database, log, start and stop."""
