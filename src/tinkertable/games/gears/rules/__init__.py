"""The rules of Gears: components, state, legal moves, what they do, score."""
