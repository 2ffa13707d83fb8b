"""The steps, in the order of their names. One that was released never changes."""
