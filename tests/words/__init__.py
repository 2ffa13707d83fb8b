"""The catalogue of words."""
