"""Where bots take their luck from: another number at every decision, the same in a replay."""

from __future__ import annotations

import hashlib

from tinkertable.core.chance import Chance

SEEDS = 1 << 31


def arena_seed(match_seed: str, seat: int, move: int) -> int:
    """For a bot in a match between bots, after so many moves of all."""
    digest = hashlib.sha256(f"{match_seed}/{seat}/{move}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def table_seed(match_seed: str, seat: int, turn: int) -> int:
    """For a bot at a table with people, after so many turns of its own."""
    return Chance(f"{match_seed} bot").below(seat, turn, SEEDS)


def judge_seed(seat: int, move: int) -> int:
    """For the judge of a move: the same moves are judged alike in every match."""
    return Chance("judge").below(seat, move, SEEDS)
