"""The end of a round and of a match of Sentient: R32–R34."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.errors import NotActing
from tinkertable.core.match import Match

from .table import (
    BOTS,
    acting,
    begin,
    board,
    deal,
    draws,
    factory,
    finish,
    line,
    nature,
    offers,
    open_round,
    pawns,
    piled,
    play,
    play_out,
    roll,
    score,
    sit,
    stock,
    turns,
    won,
)

SPARE = [bot for bot in BOTS if bot.startswith(("S", "ISO", "INF3", "INF4", "ML", "MG", "ME"))]


def spare(match: Match) -> list[str]:
    return [bot for bot in SPARE if bot in match.view()["deck"]]


def play_round(match: Match, one: str, two: str, bots: str, row: str) -> None:
    """A whole round of two seats that do not wipe.

    `one` and `two`: what each puts above the slots, lap by lap. Seat 1 buys in slot 0 only, and
    there it finds `bots`, one after another.
    """
    wanted = bots.split()
    stock(match, " ".join([wanted.pop(0), *spare(match)[:3]]))
    nature(match, f"investors {row}")
    roll(match)
    words = {"1": one.split(), "2": two.split()}
    while any(words.values()):
        who = acting(match)
        fill = wanted.pop(0) if who == "1" and wanted else spare(match)[0]
        turns(match, f"{words[who].pop(0)}:{fill}")
    turns(match, "pass pass")


# After a round.


def test_r32_the_table_is_cleared() -> None:
    match = begin()
    turns(match, "0+3>0 0+5 pass")
    finish(match)
    view = match.view()
    assert view["round"] == 2
    assert factory(match) == "- - - -"
    assert view["investors"] == []
    assert view["next_order"] == []
    for seat in (1, 2):
        mine = board(match, seat)
        assert (mine["agents"], mine["assistants"], mine["passed"]) == (4, 5, False)
        assert mine["network"] == [None] * 4
        assert pawns(match, seat) == "0+0 0+0 0+0 0+0"


def test_r32_bots_left_in_the_factory_go_to_the_discard() -> None:
    match = begin()
    turns(match, "0+0 " * 8)
    left = set(factory(match).split())
    turns(match, "pass pass")
    assert set(match.view()["discard"]) == left
    assert not left & draws(match)


def test_r32_bots_of_the_networks_do_not() -> None:
    match = begin()
    finish(match)
    view = match.view()
    assert sum(sum(mine["bots"].values()) for mine in view["boards"]) == 8
    assert len(view["deck"]) + len(view["discard"]) + 8 == 60


def test_r32_what_was_won_is_kept_and_the_rest_is_gone() -> None:
    match = begin(halves="TRN MIL")
    turns(match, "0+0 0+0")
    finish(match)
    held = (won(match, 1), won(match, 2), line(match, "seconds"))
    assert held == ({"TRN": 1, "INF": 1, "SRV": 1}, {"MIL": 1}, [0, 2])
    open_round(match, " ".join(sorted(draws(match))[:4]))
    assert (won(match, 1), won(match, 2), line(match, "seconds")) == held


def test_r32_the_third_round_is_played_like_the_others() -> None:
    match = begin()
    finish(match)
    open_round(match, " ".join(sorted(draws(match))[:4]))
    finish(match)
    open_round(match, " ".join(sorted(draws(match))[:4]))
    discard = len(match.view()["discard"])
    first = acting(match)
    play(match, f"{first} pass")
    assert len(draws(match)) == len(match.view()["deck"])
    assert len(match.view()["discard"]) == discard + 4
    turns_left = 0
    play(match, f"* {min(offers(match))}")
    while acting(match) == "*":
        play(match, f"* {min(offers(match))}")
    while acting(match):
        turns(match, "0+0" if "buy 0+0" in offers(match) else "pass")
        turns_left += 1
    assert turns_left == 9


def test_r32_after_the_third_round_nothing_follows() -> None:
    match = begin()
    play_out(match)
    assert acting(match) == ""
    assert match.view()["investors"] == []
    assert match.view()["winners"]
    for who in ("*", "1", "2"):
        with pytest.raises(NotActing):
            play(match, f"{who} pass")


# Investors.


def test_r33_the_example() -> None:
    """Industry 3, Information, Service and Military 1; bots 4, 2, 0 and 3, and 3 of Transport."""
    match = deal("1 2", "IND TRN")
    ours, theirs = "0+0 0+0 0+0 0+0", "3+0 3+0 3+0 3+0"
    play_round(match, ours, theirs, "IEOa IOEa IOOa IEEa", row="IND INF SRV TRN MIL")
    play_round(match, ours, theirs, "INF1a INF2a MD1a MD2a", row="IND SRV INF TRN MIL")
    # In the third round the other seat stands between investors 1 and 2, and stronger.
    theirs = "1+5 1+0 3+0 3+0"
    play_round(match, ours, theirs, "MD1b TLTa TGTa TEQa", row="MIL TRN INF SRV IND")
    assert won(match, 1) == {"IND": 3, "INF": 1, "SRV": 1, "MIL": 1}
    assert piled(match, 1) == {"IND": 4, "INF": 2, "MIL": 3, "TRN": 3}
    assert score(match, 1)["investors"] == 12 + 2 + 0 + 3


def test_r33_the_printed_investor_pays_from_the_first_bot() -> None:
    match = begin(factory="INF1a TLTa TGTa TGEa", halves="INF SRV")
    turns(match, "0+0")
    # The printed investor, and the one of Information beside slot 0.
    assert line(match, "investors") == [2, 0]
    match = begin(factory="INF1a TLTa TGTa TGEa", halves="INF SRV", row="SRV TRN INF MIL IND")
    turns(match, "0+0")
    assert line(match, "investors") == [1, 0]


def test_r33_each_seat_is_paid_for_its_own_bots() -> None:
    match = begin(factory="INF1a INF2a TGTa TGEa", halves="INF SRV")
    turns(match, "0+0 1+0")
    assert line(match, "investors") == [2, 0]


# Who wins.


def test_r34_nobody_while_the_match_runs() -> None:
    match = begin()
    assert match.view()["winners"] == []
    turns(match, "0+0")
    assert match.position.winners() == []


def test_r34_the_most_points_win() -> None:
    match = begin("2 1 3")
    play_out(match)
    totals = line(match, "total")
    assert sorted(totals)[-1] > sorted(totals)[-2]
    assert match.view()["winners"] == [totals.index(max(totals)) + 1]


def chance_match(seed: int) -> Match:
    """A match in which everybody, nature too, does anything it may."""
    rng = random.Random(seed)
    match = sit(rng.choice([2, 3, 4]))
    while acting(match):
        play(match, f"{acting(match)} {rng.choice(sorted(offers(match)))}")
    return match


@pytest.mark.parametrize(
    ("seed", "totals", "investors", "winners"),
    [
        (66, [34, 34], [6, 8], [2]),
        (41, [39, 39, 29], [4, 5, 6], [2]),  # the third seat's six do not count
        (147, [27, 27, 27, 18], [5, 4, 3, 3], [1]),
        (836, [35, 35, 35], [4, 5, 6], [3]),
    ],
)
def test_r34_of_equal_totals_more_investors_win(
    seed: int, totals: list[int], investors: list[int], winners: list[int]
) -> None:
    match = chance_match(seed)
    assert line(match, "total") == totals
    held = [sum(won(match, seat).values()) for seat in range(1, match.seats + 1)]
    assert held == [n + 1 for n in investors]  # and the printed one
    assert match.view()["winners"] == winners


@pytest.mark.parametrize(
    ("seed", "totals", "investors", "winners"),
    [
        (399, [41, 41], [7, 7], [1, 2]),
        (217, [36, 32, 36], [5, 5, 5], [1, 3]),
        (2240, [34, 34, 34], [5, 5, 5], [1, 2, 3]),
        (6214, [39, 39, 39], [6, 3, 6], [1, 3]),
        (12390, [27, 27, 27, 27], [3, 4, 4, 4], [2, 3, 4]),
    ],
)
def test_r34_still_equal_they_share_the_win(
    seed: int, totals: list[int], investors: list[int], winners: list[int]
) -> None:
    match = chance_match(seed)
    assert line(match, "total") == totals
    held = [sum(won(match, seat).values()) for seat in range(1, match.seats + 1)]
    assert held == [n + 1 for n in investors]
    assert [seat + 1 for seat in match.position.winners()] == winners
