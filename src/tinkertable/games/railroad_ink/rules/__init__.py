"""The rules of Railroad Ink: components, state, legal moves, what they do, score."""
