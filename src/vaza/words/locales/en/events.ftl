# What happened at the table, for the terminal.
