"""Broken boards and logs: every one is answered or refused with one short sentence."""

from __future__ import annotations

import json
from random import Random

from tinkertable.arena.play import play_match
from tinkertable.bots import load as load_bot
from tinkertable.cli.logs import match_of
from tinkertable.core.errors import InputError
from tinkertable.games import GAMES, load

TIMES = {"small": 2_000, "full": 60_000}
ALPHABET = 'ABCDEFG1234567890HRL.x*o "{}[],:-\\\n\té№\x00'


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


def run(size: str) -> list[str]:
    rng = Random(11)
    faults = []
    for name in GAMES:
        game = load(name)
        bots = [load_bot("random")] * game.seats[0]
        logs = [
            json.dumps(play_match(game, bots, {}, f"soak {i}").log().to_json()) for i in range(8)
        ]
        for _ in range(TIMES[size]):
            text = mutated(rng.choice(logs), rng)
            try:
                match_of(text, {})
            except InputError as error:
                if len(str(error)) > 500 or "\n" in str(error):
                    faults.append(f"a long refusal of {text[:80]!r}: {error}")
            except Exception as error:
                faults.append(f"{type(error).__name__} {error} on {text[:80]!r}")
    boards = ["A2H.H. B2HRHRx B1.R.R C2HHHH D2HHRR", "D4LLLL D5LH.H C4..L.", "A2H.H. B2* B2o"]
    pad = load("railroad-ink").score_text
    assert pad is not None
    for _ in range(TIMES[size]):
        text = mutated(rng.choice(boards), rng)
        try:
            pad(text, {})
        except InputError as error:
            if len(str(error)) > 500:
                faults.append(f"a long refusal of {text!r}: {error}")
        except Exception as error:
            faults.append(f"{type(error).__name__} {error} on {text!r}")
    return faults
