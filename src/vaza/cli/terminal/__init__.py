"""A match in the terminal: what is shown, what is asked, and the loop between them."""
