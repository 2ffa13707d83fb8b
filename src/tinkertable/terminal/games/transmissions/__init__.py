"""Transmissions in the terminal."""
