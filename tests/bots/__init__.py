"""Bots: what they may know, and what they must hold to."""
