"""What a page or a screen may say, for tests that look for it."""

from __future__ import annotations

import re

from fluent.syntax import ast

from tinkertable.words import Words

from .catalogue import messages, terms

ANY = ".+?"


class Spoken:
    """The messages of a game, and those all games share, in a language."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang, self.game = lang, game
        self._words = Words(lang, game)
        self._messages = messages(lang, None) | (messages(lang, game) if game else {})
        self._terms = terms(lang, None) | (terms(lang, game) if game else {})

    def __call__(self, id: str, **facts: object) -> str:
        """A message with its facts."""
        return self._words(id, **facts)

    def ids(self, beginning: str) -> list[str]:
        """All messages that begin so."""
        return [id for id in self._messages if id.startswith(beginning)]

    def pattern(self, *ids: str) -> re.Pattern[str]:
        """Any of these messages, with whatever facts, from the beginning of a text."""
        return re.compile("^(?:" + "|".join(self._value(self._messages[id]) for id in ids) + ")")

    def _value(self, entry: ast.Message | ast.Term) -> str:
        return self._text(entry.value) if entry.value else ""

    def _text(self, pattern: ast.Pattern) -> str:
        return "".join(
            re.escape(part.value) if isinstance(part, ast.TextElement) else self._placed(part)
            for part in pattern.elements
        )

    def _placed(self, part: ast.Placeable) -> str:
        expression = part.expression
        if isinstance(expression, ast.SelectExpression):
            return f"(?:{'|'.join(self._text(variant.value) for variant in expression.variants)})"
        if isinstance(expression, ast.StringLiteral):
            return re.escape(expression.parse()["value"])
        if isinstance(expression, ast.MessageReference):
            return self._value(self._messages[expression.id.name])
        if isinstance(expression, ast.TermReference):
            return self._value(self._terms[expression.id.name])
        return ANY
