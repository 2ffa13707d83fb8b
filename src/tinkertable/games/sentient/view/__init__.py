"""What a client draws of Sentient, and what earned each point."""
