"""What things are worth to a bot, in sixteenths of a point."""

POINT = 16
ASSISTANT = 12  # one at home
WIPE = 40  # a pass that wipes the factory: about what the next one would offer more
NOISE = 24  # how far a simulated seat may be from its best buy
# What a round to come brings: for an investor held, and for a bot held (to be divided by seats).
BOTS_TO_COME, INVESTORS_TO_COME = 20, 22
# Points that turn even chances into three to one, before the last round is over, and for each
# round to come besides.
MARGIN, MARGIN_A_ROUND = 5 * POINT, 6 * POINT
WORST = -(1 << 40)  # less than any value
