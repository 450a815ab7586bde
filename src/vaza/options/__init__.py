"""What can vary between rule sets, as frozen data; nothing here plays a card."""
