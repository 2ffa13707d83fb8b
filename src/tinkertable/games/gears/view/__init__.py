"""What a client draws of Gears, and what earned each point."""
