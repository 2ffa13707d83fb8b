"""Setting up: what a match begins with, and what is drawn and decided before the first turn."""
