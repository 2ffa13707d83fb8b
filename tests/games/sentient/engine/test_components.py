"""The bots of our box: as views show them and as the rules tell them: R2."""

from __future__ import annotations

import pytest

from tests.games.sentient.engines import GAME, EngineTable
from tests.oracle.sentient_bots import BOTS, type_of

FOURS = [list(BOTS)[first : first + 4] for first in range(0, 60, 4)]
FILES = ["RULES.md", "RULES.ru.md"]


def told(file: str) -> dict[str, tuple[str, str, str]]:
    """By bot: what the table in the rules says of its condition, points and corners."""
    found = {}
    for row in (GAME.folder / file).read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        if len(cells) == 8 and cells[2].startswith("`"):
            for letter, corners in zip("abcd", cells[4:], strict=True):
                if corners:
                    found[cells[2].strip("`") + letter] = (cells[1], cells[3], corners)
    return found


def shown(bots: list[str]) -> EngineTable:
    """A match with four bots in the factory."""
    table = EngineTable.deal("1 2")
    table.stock(" ".join(bots))
    return table


def test_r02_the_own_components_are_those_of_the_oracle() -> None:
    assert GAME.components["cards"] == BOTS


def test_r02_every_bot_shows_its_type_and_corners() -> None:
    for bots in FOURS:
        for bot, slot in zip(bots, shown(bots).match.view().factory, strict=True):
            card = slot.card
            assert card.id == bot
            assert card.type == type_of(bot)
            assert card.left + card.right == BOTS[bot]
            if card.type == "INF":
                assert (card.numbers, card.points) == ((int(bot[3]),), (2, 7))


@pytest.mark.parametrize("file", FILES)
def test_r02_the_rules_tell_the_same_bots(file: str) -> None:
    assert {bot: corners.split("`")[1] for bot, (_, _, corners) in told(file).items()} == BOTS


@pytest.mark.parametrize("file", FILES)
def test_r02_what_is_reconstructed_is_marked_alike(file: str) -> None:
    in_rules = told(file)
    for bots in FOURS:
        for bot, slot in zip(bots, shown(bots).match.view().factory, strict=True):
            condition, points, corners = in_rules[bot]
            marks = {
                "condition": "≈" in condition,
                "points": "≈" in points,
                "corners": "≈" in corners,
            }
            assert set(slot.card.reconstructed) == {name for name in marks if marks[name]}
            if points[0].isdigit() and "7" not in points:
                assert slot.card.points == (int(points.split()[0]),)
