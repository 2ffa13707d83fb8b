"""A bot in any language: a process that reads and answers JSON lines; see docs/bots.md."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from types import TracebackType
from typing import Any, NoReturn

from tinkertable.core.errors import InputError, shown
from tinkertable.core.position import Position
from tinkertable.core.seats import seat_text
from tinkertable.core.values import to_plain

PREFIX = "exec:"
PROTOCOL = 1
SECONDS = 60.0  # for all its moves of a match
MOST_BYTES = 1 << 16  # of an answer
GRACE = 1.0  # seconds to read the result and go


class Forfeit(Exception):
    """A seat cannot go on: its program crashed, was too slow, or talked nonsense."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat_text(seat)} forfeits: {reason}")
        self.seat = seat
        self.reason = reason


class Program:
    """One seat's process for one match. Use it as a context: it ends with the match."""

    def __init__(self, name: str, position: Position, seat: int, seconds: float = SECONDS) -> None:
        self.name = name
        self.seat = seat
        self.left = seconds
        self._turn = 0
        self._heard = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": position.game.name,
            "version": position.game.version,
            "seats": position.seats,
            "seat": seat + 1,
            "options": position.options,
            "seconds": seconds,
        }

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.end()

    def choose(self, position: Position, seat: int, seed: int) -> int:
        """Its move; Forfeit if there is none."""
        codec = position.game.codec
        legal = [codec.text(action) for action in position.legal(seat)]
        if self._process is None:
            self._start()
            hello = self._ask(self._hello)
            if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
                self._forfeit(f"expected hello of protocol {PROTOCOL}, got {shown(hello)}")
        self._turn += 1
        view = to_plain(position.game.view(position, seat))
        answer = self._ask(
            {"type": "turn", "turn": self._turn, "view": view, "legal": legal, "seed": seed,
             "seconds": round(self.left, 3)}
        )  # fmt: skip
        if answer.get("type") != "move" or answer.get("turn") != self._turn:
            self._forfeit(f"expected the move of turn {self._turn}, got {shown(answer)}")
        text = answer.get("text")
        if not isinstance(text, str) or text not in legal:
            self._forfeit(f"expected one of {len(legal)} legal moves, got {shown(text)}")
        return codec.number(text)

    def result(self, scores: list[dict[str, int]], winners: list[int]) -> None:
        """Tell it how the match ended, if it still listens."""
        if self._process is None:
            return
        with contextlib.suppress(OSError):
            self._tell({"type": "result", "scores": scores, "winners": winners})

    def _start(self) -> None:
        command = shlex.split(self.name.removeprefix(PREFIX))
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        except OSError as error:
            self._forfeit(f"cannot run {shown(command)}: {error.strerror}")

    def _forfeit(self, reason: str) -> NoReturn:
        raise Forfeit(self.seat, reason)

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        begun = time.monotonic()
        try:
            self._tell(message)
            line = self._line(begun + self.left)
        except OSError as error:
            self._forfeit(f"the program went away: {error}")
        self.left -= time.monotonic() - begun
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            self._forfeit(f"expected JSON, got {shown(line[:80])}")
        if not isinstance(answer, dict):
            self._forfeit(f"expected an object, got {shown(answer)}")
        return answer

    def _line(self, until: float) -> bytes:
        """The next line it writes."""
        assert self._process
        assert self._process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if not selector.select(max(0.0, until - time.monotonic())):
                    self._forfeit("its time is up")
                part = os.read(self._process.stdout.fileno(), MOST_BYTES)
                if not part:
                    self._forfeit(f"the program ended ({self._process.wait()})")
                self._heard += part
                if len(self._heard) > MOST_BYTES:
                    self._forfeit(f"expected an answer of at most {MOST_BYTES} bytes")
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def end(self) -> None:
        """Close its input, and let it go."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin
        assert process.stdout
        with contextlib.suppress(OSError):
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def check_command(name: str) -> None:
    """Refuse what no shell could split."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise InputError("bot-command", bot=shown(name)) from None
    if not words:
        raise InputError("bot-command", bot=shown(name))
