"""Broken boards, logs and editions: every one is answered or refused with one short sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random

from tinkertable.arena.play import play_match
from tinkertable.bots import load as load_bot
from tinkertable.cli.logs import match_of
from tinkertable.core.edition import read_edition, template
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.games import GAMES, load

TIMES = {"small": 2_000, "full": 60_000}
ALPHABET = 'ABCDEFG1234567890HRL.x*o "{}[],:-\\\n\té№\x00'
BOARDS = ["A2H.H. B2HRHRx B1.R.R C2HHHH D2HHRR", "D4LLLL D5LH.H C4..L.", "A2H.H. B2* B2o"]


def mutated(text: str, rng: Random) -> str:
    """A text with a few letters changed, lost, doubled or cut off."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(letters) + 1)
        match rng.randrange(4):
            case 0:
                letters[at : at + 1] = [rng.choice(ALPHABET)]
            case 1:
                del letters[at : at + rng.randint(1, 20)]
            case 2:
                letters[at:at] = letters[at : at + rng.randint(1, 20)]
            case _ if rng.random() < 0.1:
                del letters[at:]
    return "".join(letters)


def attempt(ask: Callable[[str], object], text: str, faults: list[str]) -> None:
    try:
        ask(text)
    except InputError as error:
        if len(str(error)) > 500 or "\n" in str(error):
            faults.append(f"a long refusal of {text[:80]!r}: {error}")
    except Exception as error:
        faults.append(f"{type(error).__name__} {error} on {text[:80]!r}")


def logs_of(game: Game) -> list[str]:
    bots = [load_bot("random", game)] * game.seats[0]
    matches = [play_match(game, bots, {}, f"soak {i}") for i in range(8)]
    return [json.dumps(match.log().to_json()) for match in matches]


def run(size: str) -> list[str]:
    rng = Random(11)
    faults: list[str] = []
    pad = load("railroad-ink").score_text
    assert pad is not None
    asked: list[tuple[Callable[[str], object], list[str]]] = [
        (lambda text: pad(text, {}), BOARDS),
    ]
    for game in map(load, GAMES):
        asked.append((partial(match_of, editions={}), logs_of(game)))
        asked.append((partial(read_edition, game), [json.dumps(template(game))]))
    for ask, texts in asked:
        for _ in range(TIMES[size]):
            attempt(ask, mutated(rng.choice(texts), rng), faults)
    return faults
