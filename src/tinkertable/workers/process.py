"""A bot worker: a process that thinks. A question a line on stdin, an answer a line on stdout.

python -m tinkertable.workers.process BACKEND [GAME…]    the games it will be asked about; else all
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
from dataclasses import asdict
from queue import SimpleQueue
from typing import Any

from tinkertable.backends import Backend, backend_named
from tinkertable.bots import judge, warm_up
from tinkertable.bots import load as load_bot
from tinkertable.games import GAMES, load

from .messages import Question, read_position


def tell(out: int, answer: dict[str, Any]) -> None:
    os.write(out, json.dumps(answer).encode() + b"\n")


def think(question: Question, backend: Backend) -> Any:
    """The action of a bot for what its seat may see; or its hints; or its judgement of what was
    `played`."""
    position = read_position(question, question["state"])
    seat, seed = question["seat"], question["seed"]
    if "played" in question:
        after = question["after"] and read_position(question, question["after"])
        return asdict(judge(position, seat, seed, question["played"], after, backend))
    bot = load_bot(question["bot"], position.game, backend)
    if question.get("advise"):
        return asdict(bot.hints(position, seat, seed))
    return bot.choose(position, seat, seed)


def warm(out: int, backend: Backend, games: list[str]) -> None:
    """Compile or load what the games' bots think with, telling how far it is."""
    for done, name in enumerate(games):
        tell(out, {"progress": done / len(games)})
        for _ in warm_up(load(name), backend):
            pass
    tell(out, {"progress": 1.0})


def main() -> None:
    out = os.dup(1)
    os.dup2(2, 1)  # whatever else prints must not be taken for an answer
    questions: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    backend = backend_named(sys.argv[1])
    warm(out, backend, sys.argv[2:] or list(GAMES))
    while True:
        question = json.loads(questions.get())
        tell(out, {"id": question["id"], "answer": think(question, backend)})


def listen(questions: SimpleQueue[str]) -> None:
    """Take questions; when the server has gone, so have we, whatever we were thinking about."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
