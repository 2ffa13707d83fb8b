"""Setting up a match and a round of Sentient: R1–R9."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tinkertable.core.errors import InputError
from tinkertable.core.seats import NOBODY

from .table import (
    BOTS,
    GAME,
    ROW,
    TYPES,
    acting,
    begin,
    board,
    deal,
    dice,
    draws,
    factory,
    finish,
    nature,
    offers,
    open_round,
    play,
    play_out,
    roll,
    sit,
    stock,
    turns,
    won,
)

TYPE_OF = {"T": "TRN", "I": "IND", "M": "MIL", "S": "SRV", "INF": "INF"}
ROWS = {"investors " + " ".join(row) for row in permutations(TYPES)}


def type_of(bot: str) -> str:
    return TYPE_OF["INF" if bot.startswith("INF") else bot[0]]


@pytest.mark.parametrize("seats", [1, 5])
def test_r01_two_to_four_seats(seats: int) -> None:
    with pytest.raises(InputError):
        sit(seats)


@pytest.mark.parametrize("order", ["1 2", "1 2 3", "1 2 3 4"])
def test_r01_what_a_seat_has(order: str) -> None:
    match = begin(order)
    for seat in range(1, match.seats + 1):
        mine = board(match, seat)
        assert (mine["agents"], mine["assistants"]) == (4, 5)
        assert mine["network"] == [None] * 4
        assert mine["dice"] == [1] * 5
        assert mine["hand"] is None
        assert mine["bots"] == dict.fromkeys(TYPES, 0)


def test_r01_a_slot_lies_between_two_dice() -> None:
    for slot, after in enumerate(("22111", "12211", "11221", "11122")):
        match = begin(factory="TLEa TLTa TGTa TGEa")
        turns(match, f"0+0>{slot}")
        assert dice(match, 1) == after
        assert dice(match, 2) == "11111"
        assert board(match, 1)["network"][slot]["id"] == "TLEa"


def test_r01_nothing_is_different_with_two() -> None:
    two, four = begin("1 2"), begin("1 2 3 4")
    assert offers(two) == offers(four)
    turns(two, "0+1 1+1")
    turns(four, "0+1 1+1")
    assert [row["first"] for row in two.view()["investors"]] == [1, 1, 2, None, None]
    assert [row["first"] for row in four.view()["investors"]] == [1, 1, 2, None, None]


def test_r02_sixty_bots_twelve_of_a_type() -> None:
    match = deal("1 2")
    assert draws(match) == set(BOTS)
    assert len(BOTS) == 60
    assert Counter(type_of(bot) for bot in BOTS) == dict.fromkeys(TYPES, 12)
    copies = Counter(bot[:-1] for bot in BOTS)
    assert {name: n for name, n in copies.items() if n != 2} == {"TEQ": 4, "ISO": 4}


@pytest.mark.parametrize("kind", TYPES)
def test_r02_the_corners_of_a_type(kind: str) -> None:
    found = Counter(corners for bot, corners in BOTS.items() if type_of(bot) == kind)
    once, twice = ("++", "+-", "-+", "--"), ("+=", "-=", "=+", "=-")
    assert found == {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)}


def test_r02_every_bot_shows_its_type_and_corners() -> None:
    for first in range(0, 60, 4):
        bots = list(BOTS)[first : first + 4]
        match = deal("1 2")
        stock(match, " ".join(bots))
        for bot, slot in zip(bots, match.view()["factory"], strict=True):
            card = slot["card"]
            assert card["id"] == bot
            assert card["type"] == type_of(bot)
            assert card["left"] + card["right"] == BOTS[bot]
            if card["type"] == "INF":
                assert (card["numbers"], card["points"]) == ([int(bot[3])], [2, 7])


def told(file: str) -> dict[str, tuple[str, str]]:
    """By bot: what the table in the rules says of its points and of its corners."""
    found = {}
    for row in (GAME.folder / file).read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        if len(cells) == 8 and cells[2].startswith("`"):
            for letter, corners in zip("abcd", cells[4:], strict=True):
                if corners:
                    found[cells[2].strip("`") + letter] = (cells[3], corners)
    return found


@pytest.mark.parametrize("file", ["RULES.md", "RULES.ru.md"])
def test_r02_the_rules_tell_the_same_bots(file: str) -> None:
    assert {bot: corners.split("`")[1] for bot, (_, corners) in told(file).items()} == BOTS


@pytest.mark.parametrize("file", ["RULES.md", "RULES.ru.md"])
def test_r02_what_is_reconstructed_is_marked_alike(file: str) -> None:
    bots = told(file)
    for first in range(0, 60, 4):
        names = list(BOTS)[first : first + 4]
        match = deal("1 2")
        stock(match, " ".join(names))
        for bot, slot in zip(names, match.view()["factory"], strict=True):
            points, corners = bots[bot]
            marks = {"points": "≈" in points, "corners": "≈" in corners}
            assert set(slot["card"]["reconstructed"]) == {name for name in marks if marks[name]}
            if points[0].isdigit() and "7" not in points:
                assert slot["card"]["points"] == [int(points.split()[0])]


def test_r03_every_round_has_one_investor_of_each_type() -> None:
    match = deal("1 2")
    for _ in range(3):
        stock(match, " ".join(sorted(draws(match))[:4]))
        assert offers(match) == ROWS
        nature(match, f"investors {ROW}")
        roll(match)
        finish(match)
    assert acting(match) == ""


def test_r04_everybody_sees_everything() -> None:
    match = begin("2 1 3", dice="65341 12345 11111")
    turns(match, "0+2>1 pass")
    play(match, "3 buy 2+1")
    views = [match.view(viewer) for viewer in (NOBODY, 0, 1, 2)]
    for view in views:
        view.pop("you")
    assert views[1:] == views[:1] * 3
    for viewer in (NOBODY, 0, 1, 2):
        assert match.position.hidden(viewer) == match.position
        assert match.position.redealt(viewer, 1) == match.position
        assert match.move_texts(viewer) == match.move_texts()


def test_r04_every_bot_is_somewhere() -> None:
    match = begin("2 1 3")
    turns(match, "0+2 pass 1+0 3+0 2+1")
    play(match, "3 buy 2+0")
    view = match.view()
    lying = [*view["deck"], *view["discard"]]
    lying += [slot["card"]["id"] for slot in view["factory"] if slot["card"]]
    for mine in view["boards"]:
        lying += [card["id"] for card in [*mine["network"], mine["hand"]] if card]
    assert sorted(lying) == sorted(BOTS)
    assert set(view["deck"]) == draws(match)


def test_r05_halves_are_dealt_without_putting_back() -> None:
    match = sit(4)
    left = set(TYPES)
    for seat, half in enumerate(("MIL", "INF", "IND", "TRN"), start=1):
        assert board(match, seat)["half"] is None
        assert acting(match) == "*"
        assert offers(match) == {f"half {seat} {name}" for name in left}
        nature(match, f"half {seat} {half}")
        left.remove(half)
        assert board(match, seat)["half"] == half
        assert won(match, seat) == {half: 1}
    assert left == {"SRV"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r06_any_order_may_be_drawn(seats: int) -> None:
    match = sit(seats)
    for seat in range(1, seats + 1):
        nature(match, f"half {seat} {TYPES[seat]}")
    numbers = [str(seat) for seat in range(1, seats + 1)]
    assert offers(match) == {"order " + " ".join(order) for order in permutations(numbers)}
    assert match.view()["order"] == []
    assert match.view()["round"] == 0
    backwards = numbers[::-1]
    nature(match, "order " + " ".join(backwards))
    assert match.view()["order"] == [int(number) for number in backwards]
    assert match.view()["round"] == 1


def test_r07_four_bots_one_in_each_slot() -> None:
    match = deal("1 2")
    left = set(BOTS)
    for slot, bot in enumerate(("TEQa", "MD1b", "INF6a", "S7MAXa")):
        assert offers(match) == {f"fill {slot} {name}" for name in left}
        nature(match, f"fill {slot} {bot}")
        left.remove(bot)
    assert factory(match) == "TEQa MD1b INF6a S7MAXa"
    assert set(match.view()["deck"]) == left


def test_r07_the_deck_goes_on_in_the_next_round() -> None:
    match = begin()
    turns(match, "pass")
    finish(match)
    wiped, left_over = {"TLTa", "TGTa", "TLEa", "TGEa"}, 4
    assert match.view()["round"] == 2
    assert len(match.view()["discard"]) == len(wiped) + left_over
    assert draws(match) == set(match.view()["deck"])
    assert len(draws(match)) == 60 - 4 - 4 - 8
    assert not wiped & draws(match)


def test_r07_three_rounds() -> None:
    match = begin()
    play_out(match)
    assert match.view()["round"] == match.view()["rounds"] == 3
    assert len(match.view()["finished"]) == 3
    assert [len(bots) for told in match.view()["finished"] for bots in told["bots"]] == [4] * 6


def test_r08_investors_lie_beside_the_slots() -> None:
    match = deal("1 2")
    stock(match)
    assert match.view()["investors"] == []
    nature(match, "investors MIL IND INF TRN SRV")
    assert [row["type"] for row in match.view()["investors"]] == ["MIL", "IND", "INF", "TRN", "SRV"]
    roll(match)
    for slot in range(4):
        trial = begin(row="MIL IND INF TRN SRV")
        turns(trial, f"{slot}+0 pass")
        influence = [row["influence"][0] for row in trial.view()["investors"]]
        assert influence == [int(k in (slot, slot + 1)) for k in range(5)]


def test_r08_one_point_lies_with_each() -> None:
    match = begin()
    turns(match, "0+0 0+0 2+0 2+0 3+0 3+0")  # seat 1 is first everywhere
    assert [row["second"] for row in match.view()["investors"]] == [2] * 5
    assert [scores["seconds"] for scores in match.scores()] == [0, 5]


def test_r09_five_dice_a_seat_from_left_to_right() -> None:
    match = deal("3 1 2")
    stock(match)
    nature(match, f"investors {ROW}")
    for seat in (1, 2, 3):  # not in turn order
        for die in range(5):
            assert acting(match) == "*"
            assert offers(match) == {f"die {seat} {die} {face}" for face in range(1, 7)}
            assert board(match, seat)["dice"][die] is None
            nature(match, f"die {seat} {die} {(seat + die) % 6 + 1}")
    assert [dice(match, seat) for seat in (1, 2, 3)] == ["23456", "34561", "45612"]
    assert acting(match) == "3"


def test_r09_all_dice_are_thrown_again_every_round() -> None:
    match = begin(dice="65341 12345")
    finish(match)
    open_round(match, " ".join(sorted(draws(match))[:4]), dice="22222 44444")
    assert (dice(match, 1), dice(match, 2)) == ("22222", "44444")


def test_r09_all_draws_and_throws_are_equally_likely() -> None:
    match = sit(3)
    while acting(match) == "*":
        odds = match.position.odds()
        assert len(odds) == len(offers(match))
        assert {weight for _, weight in odds} == {1}
        play(match, f"* {max(offers(match))}")
