"""Sentient in the terminal."""
