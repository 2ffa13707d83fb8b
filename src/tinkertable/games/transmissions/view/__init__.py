"""What a client draws of Transmissions, and what earned each point."""
