"""Seats: numbered from 0 inside, from 1 in every text; nature is one of them."""

from __future__ import annotations

from collections.abc import Iterator

NATURE = 30  # the seat that rolls and draws, beyond every player's
NOBODY = -1  # a spectator, to `hide`

# What the others may know of a seat's move until that seat's secrets are revealed.
SHOWN = 0  # everything
VEILED = 1  # that it was made: "2 set ?"
SILENT = 2  # nothing, not even that it was made
VEILED_AGAIN = 3  # as VEILED; what the seat veiled before stays so until the match is over
DEALT = 4  # + seat: what nature deals to that seat alone; to the others "* hand ?"

# To `reveals`, where it is not all that a seat hides:
SOMEBODY = 1 << NATURE  # something was shown, but not to all
ITSELF = SOMEBODY << 1  # something of the seat that acted was shown, which it knew before


def members(mask: int) -> Iterator[int]:
    """The seats of a bit set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def seat_text(seat: int) -> str:
    return "*" if seat == NATURE else str(seat + 1)
