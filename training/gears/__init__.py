"""The value of a round that is over, for Gears."""
