"""A table to test at: rolls and drawings go in as notation, offers and boards come back as it."""

from __future__ import annotations

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games import load
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.view.notation import read_board

ROUTES = "H.H. R.R. HH.. HR.."  # for a round in which the roll does not matter
HIGHWAY_EXITS = {"A2", "A6", "D1", "D7", "G2", "G6"}
RAIL_EXITS = {"A4", "B1", "B7", "F1", "F7", "G4"}
SPECIALS = ["HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR"]


def sit(seats: int = 1, **options: str) -> Match:
    return Match(load("railroad-ink"), seats, options)


def roll(match: Match, faces: str) -> None:
    """A whole roll, such as "H.H. H.H. RR.. HR.." and "any 2" behind it for a meteor."""
    for face in faces.split():
        verb = "fly" if face in "123" else "aim" if face in ("N", "E", "S", "W", "any") else "roll"
        match.play_text(f"* {verb} {face}")


def say(match: Match, *texts: str, seat: int = 1) -> None:
    for text in texts:
        match.play_text(f"{seat} {text}")


def draw(match: Match, cells: str, seat: int = 1) -> None:
    """Drawings such as "A2H.H. B2HR..", in that order."""
    say(match, *(f"place {cell}" for cell in cells.split()), seat=seat)


def offers(match: Match, seat: int = 1) -> set[str]:
    return set(match.legal_texts(seat - 1))


def places(match: Match, seat: int = 1) -> set[str]:
    """What may be drawn, as cells: A2H.H., …"""
    return {text.split()[1] for text in offers(match, seat) if text.startswith("place ")}


def dice(match: Match, seat: int = 1) -> set[str]:
    """Of these, the routes of dice."""
    return {place for place in places(match, seat) if not is_special(place) and "L" not in place}


def specials(match: Match, seat: int = 1) -> set[str]:
    return {place for place in places(match, seat) if is_special(place)}


def lava(match: Match, seat: int = 1) -> set[str]:
    return {place for place in places(match, seat) if "L" in place}


def volcanoes(match: Match, seat: int = 1) -> set[str]:
    return {text.split()[1] for text in offers(match, seat) if text.startswith("volcano ")}


def at(match: Match, cell: str, seat: int = 1) -> set[str]:
    """The drawings offered in one cell."""
    return {place[2:] for place in places(match, seat) if place.startswith(cell)}


def is_special(place: str) -> bool:
    """A route on all four sides, joined in the middle."""
    return len(place) == 6 and set(place[2:]) <= {"H", "R"}


def drawings(face: str) -> set[str]:
    """A face turned and mirrored in every way."""
    sides, mark = face[:4], face[4:]
    turned = [sides[k:] + sides[:k] for k in range(4)]
    return {form + mark for s in turned for form in (s, s[0] + s[3] + s[2] + s[1])}


def board(match: Match, seat: int = 1) -> str:
    """A board as its own seat sees it."""
    return str(match.view(seat - 1)["boards"][seat - 1]["board"])


def rounds_of(match: Match, seat: int = 1) -> dict[str, int]:
    """By cell: the number of the round it was drawn in."""
    return dict(match.view(seat - 1)["boards"][seat - 1]["rounds"])


def finish_round(match: Match) -> None:
    """Every seat draws what it must, the first drawing offered each time."""
    round_now = match.view()["round"]
    while not match.position.over and match.view()["round"] == round_now:
        seat = match.waiting_for()[0]
        if seat == NATURE:
            return
        texts = match.legal_texts(seat)
        say(match, "done" if "done" in texts else texts[0], seat=seat + 1)


def play_out(match: Match, faces: str) -> None:
    """The rest of the game, every round with the same roll."""
    while not match.position.over:
        roll(match, faces)
        finish_round(match)


def ended(*boards: str, expansion: str = "none") -> Match:
    """A finished match whose seats have drawn the given boards."""
    match = sit(len(boards), expansion=expansion)
    more = {"none": "", "meteor": " N 1", "lava": " LL.. LL.."}
    play_out(match, ROUTES + more[expansion])
    position = match.position
    for b, cells in zip(position.state.board, boards, strict=False):
        read_board(position.box[0], b, cells, expansion)
    return match


def score(cells: str, **options: str) -> dict[str, int]:
    """The score of a board given as text."""
    assert GAME.score_text
    return GAME.score_text(cells, options)
