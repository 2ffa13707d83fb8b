"""The games there are, their rules and components."""

from __future__ import annotations

from typing import Literal

from tinkertable.bots import BOTS
from tinkertable.core.game import Game
from tinkertable.games import GAMES, load

from .. import shapes
from .parts import GameName, router, the_game


@router.get("/games")
async def games() -> list[shapes.GameFacts]:
    return [_game_facts(load(name)) for name in GAMES]


def _game_facts(game: Game) -> shapes.GameFacts:
    return shapes.GameFacts(
        name=game.name,
        seats=list(game.seats),
        options={name: list(values) for name, values in game.options.items()},
        lines=list(game.lines),
        bots=list(BOTS),
        editions=bool(game.components),
    )


@router.get("/games/{game}/rules")
async def rules(game: GameName, lang: Literal["en", "ru"] = "en") -> shapes.Rules:
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    return shapes.Rules(markdown=(the_game(game).folder / name).read_text(encoding="utf-8"))


@router.get("/games/{game}/edition")
async def edition_template(game: GameName) -> shapes.EditionFile:
    """The game's own components, as an edition to fill in."""
    found = the_game(game)
    return shapes.EditionFile(game=found.name, name="", data=dict(found.components))
