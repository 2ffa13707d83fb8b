"""Broken boards, logs and editions: every one is answered or refused with one short sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from tinkertable.arena.play import play_match
from tinkertable.bots import load as load_bot
from tinkertable.cli.logs import match_of
from tinkertable.core.edition import read_edition, template
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.games import GAMES, load

pytestmark = pytest.mark.soak

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


def refused(ask: Callable[[str], object], texts: list[str], times: int) -> list[str]:
    """The faults of so many broken texts."""
    rng = Random(11)
    faults: list[str] = []
    for _ in range(times):
        attempt(ask, mutated(rng.choice(texts), rng), faults)
    return faults


def test_boards(size: str) -> None:
    pad = load("railroad-ink").score_text
    assert pad is not None
    assert refused(lambda text: pad(text, {}), BOARDS, TIMES[size])[:5] == []


@pytest.mark.parametrize("name", GAMES)
def test_logs(name: str, size: str) -> None:
    ask = partial(match_of, editions={})
    assert refused(ask, logs_of(load(name)), TIMES[size])[:5] == []


@pytest.mark.parametrize("name", GAMES)
def test_editions(name: str, size: str) -> None:
    game = load(name)
    ask = partial(read_edition, game)
    assert refused(ask, [json.dumps(template(game))], TIMES[size])[:5] == []
