"""The catalogues, read as data."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast, parse, visitor

from tinkertable.games import GAMES
from tinkertable.words import catalogue_file

SCOPES: tuple[str | None, ...] = (None, *GAMES)
NUMBERS: tuple[int | float, ...] = (0, 1, 2, 5, 11, 21, 104, 2.5)
TEXT = "Ада"


@cache
def entries(lang: str, scope: str | None) -> tuple[ast.EntryType, ...]:
    return tuple(parse(catalogue_file(lang, scope).read_text("utf-8")).body)


@cache
def messages(lang: str, scope: str | None) -> dict[str, ast.Message]:
    """By id: those all games share, or those of one game."""
    found = [entry for entry in entries(lang, scope) if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


@cache
def terms(lang: str, scope: str | None) -> dict[str, ast.Term]:
    found = [entry for entry in entries(lang, scope) if isinstance(entry, ast.Term)]
    return {term.id.name: term for term in found}


class _Uses(visitor.Visitor):
    """The variables of a message, what it chooses by, and the messages and terms it quotes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {key_text(variant.key) for variant in node.variants}
        self.generic_visit(node)


def key_text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def uses(node: ast.BaseNode) -> _Uses:
    found = _Uses()
    found.visit(node)
    return found


def variables(lang: str, scope: str | None, id: str) -> set[str]:
    """The facts a message wants, and those of the messages it quotes."""
    found = uses(messages(lang, scope)[id])
    return found.variables.union(*(variables(lang, scope, other) for other in found.messages))


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def samples(lang: str, scope: str | None, id: str) -> Iterator[dict[str, object]]:
    """Facts to say a message with: every choice it makes, every kind of number it may count."""
    keys: dict[str, set[str]] = {}
    for other in [id, *uses(messages(lang, scope)[id]).messages]:
        for name, its in uses(messages(lang, scope)[other]).keys.items():
            keys.setdefault(name, set()).update(its)
    names = sorted(variables(lang, scope, id))
    choices: list[tuple[object, ...]] = []
    for name in names:
        known = keys.get(name, set())
        if known & (PLURALS - {"other"}) or any(key.isdigit() for key in known):
            choices.append(NUMBERS)
        else:
            choices.append(tuple(sorted(known)) or (TEXT,))
    for values in itertools.product(*choices):
        yield dict(zip(names, values, strict=True))
