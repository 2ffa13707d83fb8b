"""The rules of Sentient: components, state, legal moves, what they do, score."""
