"""The games there are, their rules and components."""

from __future__ import annotations

from typing import Literal

from tinkertable.bots import BOTS
from tinkertable.core.game import Game
from tinkertable.core.when import When
from tinkertable.games import GAMES, load

from .. import responses
from .parts import GameName, find_game, router


@router.get("/games")
async def games() -> list[responses.GameFacts]:
    """The games there are."""
    return [_game_facts(load(name)) for name in GAMES]


def _game_facts(game: Game) -> responses.GameFacts:
    return responses.GameFacts(
        name=game.name,
        seats=game.seats,
        options={name: list(values) for name, values in game.options.items()},
        option_when={name: _when(when) for name, when in game.option_when.items()},
        lines=list(game.lines),
        line_when={name: _when(when) for name, when in game.line_when.items()},
        bots=list(BOTS),
        editions=bool(game.components),
    )


def _when(when: When) -> responses.When:
    options = {name: list(values) for name, values in when.options.items()}
    return responses.When(options=options, seats=list(when.seats))


@router.get("/games/{game}/rules")
async def rules(game: GameName, lang: Literal["en", "ru"] = "en") -> responses.Rules:
    """The rules of a game in a language."""
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    return responses.Rules(markdown=(find_game(game).folder / name).read_text(encoding="utf-8"))


@router.get("/games/{game}/edition")
async def edition_template(game: GameName) -> responses.EditionFile:
    """The game's own components, as an edition to fill in."""
    found = find_game(game)
    return responses.EditionFile(game=found.name, name="", data=dict(found.components))
