"""Which sentences the client's code asks for, and with which arguments, as far as it says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CALL = re.compile(r"(?<![\w.$])(w|t|tr|trGame)\(")
OPEN, CLOSE = "([{", ")]}"
QUOTES = "'\"`"
NAME = re.compile(r"\w+$")
LITERAL = re.compile(r"'([^'\\]*)'$")


@dataclass(frozen=True)
class Asked:
    """One call. `keys` are patterns, one for each way a choice may go; none if it cannot be seen.

    `arguments` is None where it cannot be seen what is given.
    """

    function: str
    place: str  # file and line
    keys: tuple[str, ...]
    arguments: frozenset[str] | None


def pieces(source: str, start: int, separators: str) -> tuple[list[str], int]:
    """The text from `start` to the bracket that closes it, cut at separators outside brackets and
    quotes; and where that bracket is."""
    found, depth, begun, at = [], 0, start, start
    while at < len(source):
        sign = source[at]
        if sign in QUOTES:
            at = after_quote(source, at)
            continue
        if sign in OPEN:
            depth += 1
        elif sign in CLOSE:
            if depth == 0:
                break
            depth -= 1
        elif sign in separators and depth == 0:
            found.append(source[begun:at].strip())
            begun = at + 1
        at += 1
    found.append(source[begun:at].strip())
    return [piece for piece in found if piece], at


def after_quote(source: str, at: int) -> int:
    quote = source[at]
    at += 1
    while at < len(source) and source[at] != quote:
        if source[at] == "\\":
            at += 1
        elif quote == "`" and source.startswith("${", at):
            at = pieces(source, at + 2, "")[1]
        at += 1
    return at + 1


def keys_of(expression: str) -> tuple[str, ...]:
    """A literal, a template, or a choice between such."""
    plain = re.sub(r"\?\?|\?\.", "  ", expression)
    parts, _ = pieces(plain, 0, "?:")
    if len(parts) > 1 and "?" in plain:
        return tuple(key for part in parts[1:] for key in keys_of(part))
    if literal := LITERAL.match(expression):
        return (re.escape(literal[1]),)
    if expression.startswith("`"):
        return (template(expression),)
    return ()


def template(expression: str) -> str:
    """As a pattern: what is put in may be anything."""
    found, at = "", 1
    while at < len(expression) - 1:
        if expression.startswith("${", at):
            found += ".+"
            at = pieces(expression, at + 2, "")[1] + 1
        else:
            found += re.escape(expression[at])
            at += 1
    return found


def arguments_of(expression: str, before: str) -> frozenset[str] | None:
    """The names in an object, or in the object that a name stands for."""
    if NAME.match(expression):
        defined = list(re.finditer(rf"\b{expression}(?:: \w+)? = (?=\{{)", before))
        if not defined:
            return None
        return arguments_of(before[defined[-1].end() :], "")
    if not expression.startswith("{"):
        return None
    entries, _ = pieces(expression, 1, ",")
    if any(entry.startswith("...") for entry in entries):
        return None
    return frozenset(re.match(r"'?([\w-]+)", entry)[1] for entry in entries)  # type: ignore[index]


def asked(path: Path, place: str) -> Iterator[Asked]:
    """The calls of a file."""
    source = re.sub(r"^\s*//.*$", "", path.read_text("utf-8"), flags=re.M)
    for call in CALL.finditer(source):
        given, _ = pieces(source, call.end(), ",")
        if not given:
            continue
        function = call[1]
        if function == "trGame":  # the game comes first
            del given[0]
        at = 2 if function in ("tr", "trGame") else 1
        arguments = (
            arguments_of(given[at], source[: call.start()]) if len(given) > at else frozenset()
        )
        line = source.count("\n", 0, call.start()) + 1
        yield Asked(function, f"{place}:{line}", keys_of(given[0]), arguments)
