"""The server's own log: one JSON object a line, without addresses, names, tokens or seeds."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections import Counter
from typing import TextIO

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("tinkertable."),
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


# The other end's faults, of which it can make as many as it likes.
NOT_OURS = ("Invalid HTTP request received.", "Unsupported upgrade request.")


DIED = re.compile(r"Child process \[(\d+)\] died")
lines: Counter[str] = Counter()  # so far, by level


class Counting(logging.StreamHandler[TextIO]):
    def emit(self, record: logging.LogRecord) -> None:
        lines[record.levelname.lower()] += 1
        super().emit(record)


def _of_uvicorn(record: logging.LogRecord) -> bool:
    """Of what the server below us says: what is wrong with itself, and which process has died."""
    said = record.getMessage()
    if died := DIED.fullmatch(said):
        record.msg, record.args = "process ended", ()
        vars(record)["pid"] = int(died[1])
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return record.levelno >= logging.WARNING and said not in NOT_OURS


def set_up(level: str = "INFO") -> None:
    handler = Counting(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True  # addresses and links do not belong there
    logging.getLogger("uvicorn.error").addFilter(_of_uvicorn)
