"""What each client is shown of a table: built from seat views and what is public."""
