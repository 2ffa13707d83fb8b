"""A turn: the card, ideas, the move, the action of a location, the clean-up."""
