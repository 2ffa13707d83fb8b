"""A program in a pseudo-terminal, and what its screen shows."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

PATIENCE = 60  # seconds, after which a test fails; nothing waits for time to pass
KEYS = {"enter": "\r", "down": "\x1b[B", "up": "\x1b[A", "tab": "\t", "space": " "}
# Control sequences (parameters, final letter), commands to the window, other escapes, text.
TOKEN = re.compile(
    r"\x1b\[(?P<parameters>[0-9;:?<>=$ ]*)(?P<final>[@-~])"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\|\x1b[^\[\]P]"
    r"|(?P<text>[^\x1b])"
)


class Screen:
    """The little of a terminal that a full-screen program needs: put the cursor, print, erase."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[" "] * width for _ in range(height)]
        self._x = self._y = 0
        self._rest = ""

    def feed(self, text: str) -> None:
        text, at = self._rest + text, 0
        while match := TOKEN.match(text, at):
            at = match.end()
            if match["final"]:
                self._control(match["final"], match["parameters"])
            elif match["text"]:
                self._print(match["text"])
        self._rest = text[at:]  # an escape sequence of which the end is still to come

    def _control(self, final: str, parameters: str) -> None:
        if final == "H":
            row, column = (int(n) for n in (parameters or "1;1").split(";"))
            self._y, self._x = row - 1, column - 1
        elif final == "J":
            for row_cells in self._cells:
                row_cells[:] = [" "] * len(row_cells)

    def _print(self, character: str) -> None:
        if character == "\r":
            self._x = 0
        elif character == "\n":
            self._y += 1
        elif self._y < len(self._cells) and self._x < len(self._cells[0]):
            self._cells[self._y][self._x] = character
            self._x += 1

    @property
    def rows(self) -> list[str]:
        return ["".join(row) for row in self._cells]

    @property
    def text(self) -> str:
        return "\n".join(row.rstrip() for row in self.rows)


class Program:
    """A Python script with a terminal of its own."""

    def __init__(self, script: str, state: Path, width: int = 80, height: int = 24) -> None:
        self.screen = Screen(width, height)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        known = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", script],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=known | {"XDG_STATE_HOME": str(state), "TERM": "xterm", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self._master, KEYS.get(key, key).encode())

    def until(self, shows: Callable[[Screen], bool] | str) -> Screen:
        """Read what the program writes until the screen shows something."""
        deadline = time.monotonic() + PATIENCE
        wanted = shows if callable(shows) else lambda screen: shows in screen.text
        while not wanted(self.screen):
            left = deadline - time.monotonic()
            ready = left > 0 and select.select([self._master], [], [], left)[0]
            assert ready, f"the screen never showed it:\n{self.screen.text}"
            self.screen.feed(self._decoder.decode(self._read()))
        return self.screen

    def _read(self) -> bytes:
        try:
            found = os.read(self._master, 1 << 16)
        except OSError:  # how Linux says that the other side is closed
            found = b""
        assert found, f"the program ended:\n{self.screen.text}"
        return found

    def ends(self) -> int:
        """Read on until the program has ended; its exit code."""
        try:
            while os.read(self._master, 1 << 16):
                pass
        except OSError:
            pass
        return self.process.wait(PATIENCE)
