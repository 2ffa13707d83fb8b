"""A bot worker: a process that thinks. A question a line on stdin, an answer a line on stdout.

python -m tinkertable.workers.process [GAME…]    the games it will be asked about; else all
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

from tinkertable.bots import judge
from tinkertable.bots import load as load_bot
from tinkertable.bots import warm_up as warm_bots
from tinkertable.core.sim import warm_up
from tinkertable.games import GAMES, load

from .messages import Question, stated


def tell(out: int, answer: dict[str, Any]) -> None:
    os.write(out, json.dumps(answer).encode() + b"\n")


def think(question: Question) -> Any:
    """The action of a bot for what its seat may see; or its hints; or its judgement of what was
    `played`."""
    position = stated(question, question["state"])
    seat, seed = question["seat"], question["seed"]
    if "played" in question:
        after = question["after"] and stated(question, question["after"])
        return asdict(judge(position, seat, seed, question["played"], after))
    bot = load_bot(question["bot"], position.game)
    if question.get("advise"):
        return asdict(bot.hints(position, seat, seed))
    return bot.choose(position, seat, seed)


def warm(out: int) -> None:
    """Compile or load the games' rules and their bots' search, telling how far it is."""
    steps = [(step, name) for step in (warm_up, warm_bots) for name in sys.argv[1:] or GAMES]
    for done, (step, name) in enumerate(steps):
        tell(out, {"progress": done / len(steps)})
        for _ in step(load(name)):
            pass
    tell(out, {"progress": 1.0})


def main() -> None:
    out = os.dup(1)
    os.dup2(2, 1)  # whatever else prints must not be taken for an answer
    questions: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    warm(out)
    while True:
        question = json.loads(questions.get())
        tell(out, {"id": question["id"], "answer": think(question)})


def listen(questions: SimpleQueue[str]) -> None:
    """Take questions; when the server has gone, so have we, whatever we were thinking about."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
