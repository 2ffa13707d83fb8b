"""Gears in the terminal."""
