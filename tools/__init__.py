"""What keeps the repository in order; nothing here is installed."""
