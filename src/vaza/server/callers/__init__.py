"""Who asks, in which language, and how often he may."""
