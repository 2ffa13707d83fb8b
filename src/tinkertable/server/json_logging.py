"""The server's own log: one JSON object a line, without addresses, names, tokens or seeds."""

from __future__ import annotations

import json
import logging
import sys

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


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True  # addresses and links do not belong there
    errors = logging.getLogger("uvicorn.error")
    errors.setLevel("WARNING")
    errors.addFilter(lambda record: record.getMessage() not in NOT_OURS)
