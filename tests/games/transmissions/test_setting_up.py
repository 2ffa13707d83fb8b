"""Setting up: R1 to R11."""

from __future__ import annotations

import pytest

from tests.conformance.secrets import seen
from tinkertable.core.chance import Chance
from tinkertable.core.errors import NotLegal
from tinkertable.core.match import Match
from tinkertable.core.seats import ITSELF, NATURE, NOBODY

from .table import DEALS, GAME, Table, nature_moves


def texts(match: Match, seat: int = NATURE) -> list[str]:
    return match.legal_texts(seat)


def until(seats: int, count: int, options: dict[str, str] | None = None) -> Match:
    """A match after the first moves of the usual set-up."""
    match = Match(GAME, seats, options)
    for move in nature_moves(seats)[:count]:
        match.play_text(move)
    return match


def test_r1_columns_and_slots() -> None:
    """V10: three used slots take an idea and no item."""
    table = Table().clear()
    assert [c["slots"] for c in table.view()["boards"][0]["columns"]] == [4, 3, 3, 2]
    table.idea("Y", "E1", "E2", "E3").idea("B", "F1", "F2").idea("G", "G1", "G2")
    table.idea("R", "H1").robots_at(5, 0, 9, 12).stock("YY 9E").moved(steps=1)
    assert "item" not in table.verbs()
    table.clear().idea("Y", "E1", "E2").play("item 4")
    assert table.legal() == ["column Y", "column B", "column G", "column R"]


def test_r2_two_empty_spaces_between_robots() -> None:
    """T: 35 sets of spaces, 24 ways to stand on them."""
    match = until(2, 1)
    spots = [tuple(map(int, text.split()[1:])) for text in texts(match)]
    assert len(spots) == 35
    for spaces in spots:
        gaps = [(b - a) % 14 for a, b in zip(spaces, (*spaces[1:], spaces[0]), strict=True)]
        assert min(gaps) >= 3
        assert sum(gaps) == 14
    assert len(set(spots)) == 35
    match.play_text("* spots 0 3 7 11")
    assert len(texts(match)) == 24
    match.play_text("* robots RGBY")
    assert match.position.state.robot_at == [11, 7, 3, 0]


def test_r2_the_first_seat_may_place_them() -> None:
    match = Match(GAME, 3, {"placement": "start-player"})
    match.play_text("* start 2")
    assert match.waiting_for() == [1]
    assert len(texts(match, 1)) == 35
    match.play_text("2 spots 1 4 8 12")
    match.play_text("2 robots BYRG")
    assert match.position.state.robot_at == [4, 1, 12, 8]
    assert match.waiting_for() == [NATURE]


def test_r3_who_begins() -> None:
    assert texts(Match(GAME, 3)) == ["start 1", "start 2", "start 3"]
    assert texts(Match(GAME, 1)) == ["start 1", "start 2"]
    assert texts(Match(GAME, 4, {"start": "first"})) == ["start 1"]


def test_r4_the_order_of_nature() -> None:
    table = Table(3, start=2)
    verbs = [text.split(" ", 1)[1].split()[0] for text in table.match.move_texts()]
    assert verbs == [
        *["start", "spots", "robots", "sets"],
        *["deal"] * 3,
        *["put"] * 6,
        *["pair", "with"] * 4,
        *["top"] * 4,
        *["draw", "hand", "hand", "hand"],
    ]
    moves = table.match.move_texts()
    assert [text.split()[2] for text in moves if " deal " in text] == ["2", "3", "1"]
    assert [text[0] for text in moves if " put " in text] == list("223311")
    assert [text.split()[2] for text in moves if " pair " in text] == ["4", "3", "2", "1"]
    assert [text.split()[2] for text in moves if " hand " in text] == ["2", "3", "1"]
    assert table.acting == 1


@pytest.mark.parametrize(
    ("seats", "option", "count"),
    [
        (2, "standard", 36), (3, "standard", 16), (4, "standard", 1), (1, "standard", 16),
        (2, "advanced", 100), (3, "advanced", 100), (4, "advanced", 25),
    ],
)  # fmt: skip
def test_r5_sets(seats: int, option: str, count: int) -> None:
    """T13: as many sets as seats, of items and of ideas."""
    match = until(seats, 3, {"sets": option})
    found = texts(match)
    assert len(found) == count
    letters = "ABCDEFGHXZ" if option == "advanced" else "ABCDEFGH"
    for text in found:
        items, ideas = text.split()[1:]
        assert len(items) == len(ideas) == (3 if seats == 1 else seats)
        assert set(items + ideas) <= set(letters)
    match.play_text(f"* {found[-1]}")
    left = match.view()["left"]
    assert len(left["items"]) == len(left["ideas"]) == (21 if seats == 1 else 7 * seats)


def test_r5_sets_may_be_chosen() -> None:
    match = until(2, 3, {"sets": "chosen"})
    assert match.waiting_for() == [0]
    assert len(texts(match, 0)) == 100
    match.play_text("1 sets DX EZ")
    left = match.view()["left"]
    assert {name[0] for name in left["items"]} == {"D", "X"}
    assert {name[0] for name in left["ideas"]} == {"E", "Z"}


def test_r6_starting_ideas() -> None:
    """Two of the ten, into one column or two."""
    match = until(2, 4)
    assert len(texts(match)) == 45
    match.play_text("* deal 1 SI3 SI8")
    assert len(texts(match)) == 28
    assert not any("SI3" in text or "SI8" in text for text in texts(match))
    match.play_text("* deal 2 SI1 SI2")
    assert match.view()["boards"][0]["dealt"] == ["SI3", "SI8"]
    assert texts(match, 0) == ["put SI3 Y", "put SI3 B", "put SI3 G", "put SI3 R"]
    match.play_text("1 put SI3 R")
    match.play_text("1 put SI8 R")
    assert match.waiting_for() == [1]
    match.play_text("2 put SI1 Y")
    assert texts(match, 1) == ["put SI2 Y", "put SI2 B", "put SI2 G", "put SI2 R"]
    columns = match.view()["boards"][0]["columns"]
    assert [column["free"] for column in columns] == [4, 3, 3, 0]
    assert [idea["id"] for idea in columns[3]["ideas"]] == DEALS[0].split()


def test_r7_the_display() -> None:
    assert Table().display() == [("A1", "E1"), ("A2", "E2"), ("A4", "E5"), ("B7", "F7")]


@pytest.mark.parametrize(("seats", "height"), [(1, 6), (2, 5), (3, 6), (4, 7)])
def test_r8_pipe_stacks(seats: int, height: int) -> None:
    """T13."""
    table = Table(seats)
    assert [1 + stack["under"] for stack in table.view()["stacks"]] == [height] * 4
    assert table.tops() == ["P01", "P02", "P03", "P04"]
    assert len(table.view()["left"]["pipes"]) == 30


def test_r9_the_forest() -> None:
    forest = Table(forest="FC07").view()["forest"]
    assert forest["discard"] == ["FC07"]
    assert forest["draw"] == 27
    assert forest["unseen"]["FC07"] == 2
    odds = until(2, 22).position.odds()
    weights = {GAME.codec.text(action): weight for action, weight in odds}
    assert sum(weights.values()) == 28
    assert (weights["draw FC01"], weights["draw FC11"]) == (4, 2)


def test_r10_what_a_seat_starts_with() -> None:
    """T14."""
    for seat in (1, 2):
        assert Table().has(seat) == "WYBG 4E"


def test_r10_later_seats_may_have_more() -> None:
    """By an option, from whoever begins; alone nobody comes before."""
    table = Table(3, {"later": "more"}, start=2)
    assert [table.has(seat) for seat in (2, 3, 1)] == ["WYBG 4E", "WYBG 6E", "WYBG 8E"]
    for start in (1, 2):
        assert Table(1, {"later": "more"}, start=start).has() == "WYBG 4E"


def test_r10_the_supply_has_no_end() -> None:
    table = Table().stock("W" * 100 + " 300E").robots_at(1, 5, 8, 11).moved().play("take 2W")
    assert table.has() == "W" * 102 + " 300E"


def test_r11_hands_are_secret() -> None:
    """T14: three in hand, four undrawn; each seat sees its own."""
    table = Table(hands=("TY TB TL1", "TG TR TL2"))
    for viewer in (0, 1, NOBODY):
        boards = table.view(viewer)["boards"]
        known = [board["hand"] for board in boards]
        expected = [["TY", "TB", "TL1"], ["TG", "TR", "TL2"]]
        assert known == [cards if seat == viewer else None for seat, cards in enumerate(expected)]
        assert [board["cards"] for board in boards] == [3, 3]
        assert [len(board["undrawn"]) for board in boards] == [
            4 if seat == viewer else 7 for seat in range(2)
        ]
    assert "* hand 1 TY TB TL1" in table.match.move_texts(0)
    assert table.match.move_texts(0)[-1] == "* hand ?"
    assert table.match.move_texts(NOBODY)[-2:] == ["* hand ?", "* hand ?"]


def test_r11_others_are_told_the_same_whatever_the_hand() -> None:
    """Everything: view, moves, log, what they may do."""
    worlds = [Table(3, hands=("TY TB TL1", other, "TY TB TG")) for other in OTHER_HANDS]
    for move in ("card TY Y", "go 1", "skip", "end", "hand 1 TR"):
        for viewer in (0, 2, NOBODY):
            one, two = (seen(table.match, viewer) for table in worlds)
            assert one == two
        assert seen(worlds[0].match, 1) != seen(worlds[1].match, 1)
        for table in worlds:
            table.play(move)
    for table, card in zip(worlds, ("TB", "TL2"), strict=True):
        table.robots_at(2, 5, 8, 12)
        table.play(next(text for text in table.legal("card") if text.split()[1] == card))
    assert seen(worlds[0].match, 0) != seen(worlds[1].match, 0)


OTHER_HANDS = ("TY TB TG", "TR TL2 TL3")


def test_r11_playing_a_secret_card_cannot_be_taken_back() -> None:
    table = Table().play("card TY Y")
    assert table.match.position.revealed() == ITSELF
    assert table.match.undoable(0) is None
    table.play("go 1")
    table.match.undo(0)
    with pytest.raises(NotLegal):
        table.match.undo(0)


def test_r11_after_four_turns_nothing_is_hidden() -> None:
    table = Table()
    for turn in range(5):
        for seat in (1, 2):
            cards = table.legal("card")
            known = table.view(2 - seat)["boards"][seat - 1]["hand"]
            assert (known is None) == (turn < 4)
            table.play(cards[0], "go 1", "skip", "end").let_nature()
            if turn == 4:
                assert table.match.moves[-1].reveals == 0
    assert table.view(NOBODY)["boards"][0]["hand"] is not None
    assert table.match.move_texts(NOBODY)[-1] == "2 end"


def test_r11_what_is_redealt_could_be() -> None:
    table = Table(3).play("card TL1 G", "go 1", "skip", "end", "hand 1 TG", "card TY Y")
    for viewer in (0, 1, 2, NOBODY):
        hidden = table.match.position.hidden(viewer)
        seen = set()
        for seed in range(60):
            redealt = hidden.redealt(viewer, seed)
            boards = redealt.state.board
            assert [bin(b.hand).count("1") for b in boards[:3]] == [3, 2, 3]
            for b in boards[:3]:
                assert b.hand & b.undrawn == 0
            if viewer >= 0:
                assert boards[viewer].hand == table.state.board[viewer].hand
            seen.add(tuple(b.hand for b in boards[:3]))
        assert len(seen) > 20


def test_r4_every_bag_is_its_own() -> None:
    """What is drawn from one does not depend on how often another was drawn from."""
    bags: dict[str, set[int]] = {}
    for seats in (1, 3):
        match = Match(GAME, seats, chance=Chance("bags"))
        while len(match.moves) < 120 and not match.position.over:
            if match.waiting_for() == [NATURE]:
                bag = match.position.bag()
                match.draw()
                verb = match.moves[-1].text.split()[1]
                bags.setdefault(verb, set()).add(bag)
            else:
                seat = match.waiting_for()[0]
                match.play(seat, match.position.legal(seat)[0])
    assert bags.pop("hand") == {9, 10, 11}
    assert bags.pop("spots") == bags.pop("robots")
    assert bags.pop("harvey") == bags.pop("step")
    assert len(set().union(*bags.values())) == len(bags) == 7
