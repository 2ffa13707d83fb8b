"""The end of a round and of a match of Sentient: R32–R34."""

from __future__ import annotations

import random

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import Table

SPARE = [bot for bot in BOTS if bot.startswith(("S", "ISO", "INF3", "INF4", "ML", "MG", "ME"))]


def spare(match: Table) -> list[str]:
    return [bot for bot in SPARE if bot in match.look()["deck"]]


def play_round(match: Table, one: str, two: str, bots: str, row: str) -> None:
    """A whole round of two seats that do not wipe.

    `one` and `two`: what each puts above the slots, lap by lap. Seat 1 buys in slot 0 only, and
    there it finds `bots`, one after another.
    """
    wanted = bots.split()
    match.stock(" ".join([wanted.pop(0), *spare(match)[:3]]))
    match.nature(f"investors {row}")
    match.roll()
    words = {"1": one.split(), "2": two.split()}
    while any(words.values()):
        who = match.acting()
        fill = wanted.pop(0) if who == "1" and wanted else spare(match)[0]
        match.turns(f"{words[who].pop(0)}:{fill}")
    match.turns("pass pass")


# After a round.


def test_r32_the_table_is_cleared(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+3>0 0+5 pass")
    match.finish()
    view = match.look()
    assert view["round"] == 2
    assert match.factory() == "- - - -"
    assert view["investors"] == []
    assert view["next_order"] == []
    for seat in (1, 2):
        mine = match.board(seat)
        assert (mine["agents"], mine["assistants"], mine["passed"]) == (4, 5, False)
        assert mine["network"] == [None] * 4
        assert match.pawns(seat) == "0+0 0+0 0+0 0+0"


def test_r32_bots_left_in_the_factory_go_to_the_discard(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0 " * 8)
    left = set(match.factory().split())
    match.turns("pass pass")
    assert set(match.look()["discard"]) == left
    assert not left & match.draws()


def test_r32_bots_of_the_networks_do_not(rules: type[Table]) -> None:
    match = rules.begin()
    match.finish()
    view = match.look()
    assert sum(sum(mine["bots"].values()) for mine in view["boards"]) == 8
    assert len(view["deck"]) + len(view["discard"]) + 8 == 60


def test_r32_what_was_won_is_kept_and_the_rest_is_gone(rules: type[Table]) -> None:
    match = rules.begin(halves="TRN MIL")
    match.turns("0+0 0+0")
    match.finish()
    held = (match.won(1), match.won(2), match.line("seconds"))
    assert held == ({"TRN": 1, "INF": 1, "SRV": 1}, {"MIL": 1}, [0, 2])
    match.open_round()
    assert (match.won(1), match.won(2), match.line("seconds")) == held


def test_r32_the_third_round_is_played_like_the_others(rules: type[Table]) -> None:
    match = rules.begin()
    match.finish()
    match.open_round()
    match.finish()
    match.open_round()
    discard = len(match.look()["discard"])
    match.move(match.acting(), "pass")
    assert len(match.draws()) == len(match.look()["deck"])
    assert len(match.look()["discard"]) == discard + 4
    match.settle()
    turns_left = 0
    while match.acting():
        match.turns("0+0" if "buy 0+0" in match.offers() else "pass")
        turns_left += 1
    assert turns_left == 9


def test_r32_after_the_third_round_nothing_follows(rules: type[Table]) -> None:
    match = rules.begin()
    match.play_out()
    assert match.acting() == ""
    assert match.look()["investors"] == []
    assert match.winners()
    for who in ("*", "1", "2"):
        assert match.refuses(f"{who} pass")


# Investors.


def test_r33_the_example(rules: type[Table]) -> None:
    """Industry 3, Information, Service and Military 1; bots 4, 2, 0 and 3, and 3 of Transport."""
    match = rules.deal("1 2", "IND TRN")
    ours, theirs = "0+0 0+0 0+0 0+0", "3+0 3+0 3+0 3+0"
    play_round(match, ours, theirs, "IEOa IOEa IOOa IEEa", row="IND INF SRV TRN MIL")
    play_round(match, ours, theirs, "INF1a INF2a MD1a MD2a", row="IND SRV INF TRN MIL")
    # In the third round the other seat stands between investors 1 and 2, and stronger.
    theirs = "1+5 1+0 3+0 3+0"
    play_round(match, ours, theirs, "MD1b TLTa TGTa TEQa", row="MIL TRN INF SRV IND")
    assert match.won(1) == {"IND": 3, "INF": 1, "SRV": 1, "MIL": 1}
    assert match.piled(1) == {"IND": 4, "INF": 2, "MIL": 3, "TRN": 3}
    assert match.score(1)["investors"] == 12 + 2 + 0 + 3


def test_r33_the_printed_investor_pays_from_the_first_bot(rules: type[Table]) -> None:
    match = rules.begin(factory="INF1a TLTa TGTa TGEa", halves="INF SRV")
    match.turns("0+0")
    # The printed investor, and the one of Information beside slot 0.
    assert match.line("investors") == [2, 0]
    match = rules.begin(factory="INF1a TLTa TGTa TGEa", halves="INF SRV", row="SRV TRN INF MIL IND")
    match.turns("0+0")
    assert match.line("investors") == [1, 0]


def test_r33_each_seat_is_paid_for_its_own_bots(rules: type[Table]) -> None:
    match = rules.begin(factory="INF1a INF2a TGTa TGEa", halves="INF SRV")
    match.turns("0+0 1+0")
    assert match.line("investors") == [2, 0]


# Who wins.


def test_r34_nobody_while_the_match_runs(rules: type[Table]) -> None:
    match = rules.begin()
    assert match.winners() == []
    match.turns("0+0")
    assert match.winners() == []


def test_r34_the_most_points_win(rules: type[Table]) -> None:
    match = rules.begin("2 1 3")
    match.play_out()
    totals = match.line("total")
    assert sorted(totals)[-1] > sorted(totals)[-2]
    assert match.winners() == [totals.index(max(totals)) + 1]


def chance_match(rules: type[Table], seed: int) -> Table:
    """A match in which everybody, nature too, does anything it may."""
    rng = random.Random(seed)
    match = rules(rng.choice([2, 3, 4]))
    while who := match.acting():
        match.move(who, rng.choice(sorted(match.offers())))
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
    rules: type[Table], seed: int, totals: list[int], investors: list[int], winners: list[int]
) -> None:
    match = chance_match(rules, seed)
    assert match.line("total") == totals
    held = [sum(match.won(seat).values()) for seat in range(1, match.seats + 1)]
    assert held == [n + 1 for n in investors]  # and the printed one
    assert match.winners() == winners


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
    rules: type[Table], seed: int, totals: list[int], investors: list[int], winners: list[int]
) -> None:
    match = chance_match(rules, seed)
    assert match.line("total") == totals
    held = [sum(match.won(seat).values()) for seat in range(1, match.seats + 1)]
    assert held == [n + 1 for n in investors]
    assert match.winners() == winners
