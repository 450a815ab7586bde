# What the command line says in a match.
