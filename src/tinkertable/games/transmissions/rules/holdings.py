"""What a player has that counts for more than one thing."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .printing import idea_row
from .sheet import Sheet
from .state import ROBOTS, START_PIPE, Board, Box, State


@rule
def count_holdings(box: Box, s: State, b: Board, harvey: int, sheet: Sheet) -> None:
    """R45: birds and butterflies, and how many ideas and pipes there are."""
    birds = 0
    butterflies = 0
    ideas = 0
    for column in range(ROBOTS):
        left = b.ideas[column]
        ideas += popcount(left)
        while left:
            idea = idea_row(s, lowest(left))
            birds += box.idea_birds[idea]
            butterflies += box.idea_flies[idea]
            left &= left - 1
        left = b.items[column]
        while left:
            item = lowest(left)
            birds += box.item_birds[item]
            butterflies += box.item_flies[item]
            left &= left - 1
    sheet.birds = birds
    sheet.butterflies = butterflies
    sheet.idea_count = ideas
    count_pipe_holdings(box, b, harvey, sheet)


@rule
def count_pipe_holdings(box: Box, b: Board, harvey: int, sheet: Sheet) -> None:
    """R46: what is flipped shows nothing; R63: Harvey's pipes show all they have."""
    pipes = popcount(b.flipped)
    birds = 0
    butterflies = 0
    for i in range(b.pipes):
        pipes += b.tile[i] < START_PIPE
        birds += box.pipe_birds[b.tile[i]]
        butterflies += box.pipe_flies[b.tile[i]]
    left = b.flipped if harvey else 0
    while left:
        pipe = lowest(left)
        birds += box.pipe_birds[pipe]
        butterflies += box.pipe_flies[pipe]
        left &= left - 1
    sheet.birds += birds
    sheet.butterflies += butterflies
    sheet.pipe_count = pipes


@rule
def owned_items(b: Board) -> int:
    """Bit set of the items in all columns."""
    return b.items[0] | b.items[1] | b.items[2] | b.items[3]
