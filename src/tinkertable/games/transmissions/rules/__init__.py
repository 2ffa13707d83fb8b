"""The rules of Transmissions: components, state, legal moves, what they do, score."""
