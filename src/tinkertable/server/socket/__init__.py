"""Live play: tables in memory, those connected to them, and what each is told."""
