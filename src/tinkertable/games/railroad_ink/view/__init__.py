"""What a client draws of Railroad Ink, and what earned each point."""
