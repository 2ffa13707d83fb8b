"""Whatever can be wrong with input can be said in both languages, and in English without Fluent."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import tinkertable
from tinkertable.core import log
from tinkertable.core.errors import BadLog, InputError, NotLegal
from tinkertable.server.shares import SHARES
from tinkertable.server.tables.models import Status
from tinkertable.words import LANGUAGES, Words

from .catalogue import messages, samples, variables

PACKAGE = Path(tinkertable.__file__).parent
# By what is raised: which argument is the reason.
ERRORS = ("InputError", "NotAnAction", "NotLegal", "NotActing", "BadLog", "BadEdition")
KINDS = {**dict.fromkeys(ERRORS, 0), "Refusal": 1, "Unreadable": 1}
ID = re.compile(r"[a-z]+(-[a-z]+)*$")
CLAUSES = [id for id in messages("en", None) if id.startswith("why-")]


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where, for which reason and with which facts; None: not to be seen."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in KINDS or len(node.args) < KINDS[node.func.id] + 1:
                continue
            reason = node.args[KINDS[node.func.id]]
            if isinstance(reason, ast.Constant) and ID.match(str(reason.value)):
                names = {word.arg for word in node.keywords}
                facts = None if None in names else {str(name) for name in names}
                yield f"{path.name}:{node.lineno}", str(reason.value), facts


RAISED = list(raised())


def test_every_reason_has_words_for_its_facts() -> None:
    assert len(RAISED) > 50
    for where, reason, facts in RAISED:
        assert f"why-{reason}" in CLAUSES, (where, reason)
        if facts is not None:
            assert facts == variables("en", None, f"why-{reason}"), (where, reason)


def test_every_clause_has_its_reason() -> None:
    known = {f"why-{reason}" for _, reason, _ in RAISED}
    by_kind = {f"why-log-{kind}" for kind in log.KINDS.values()}
    by_status = {f"why-table-{status}" for status in get_args(Status)}
    by_share = {f"why-most-{name}" for name in (*SHARES, "sockets")}
    assert set(CLAUSES) == known | by_kind | by_status | by_share


@pytest.mark.parametrize("id", CLAUSES)
def test_the_core_says_in_english_what_fluent_says(id: str) -> None:
    for facts in samples("en", None, id):
        error = InputError(id.removeprefix("why-"), **{k: str(v) for k, v in facts.items()})
        assert str(error) == Words("en")(id, **facts) == Words("en").why(error)


def test_a_reason_within_a_reason() -> None:
    inner = NotLegal("not-legal", move="'done'", seat="1", others=3)
    error = BadLog("log-move", move=7, why=inner)
    assert str(error) == "move 7: 'done' is not legal for seat 1; 3 other moves are"
    assert error.move == 7
    assert Words("ru").why(error).startswith("ход 7: ход 'done'")
    assert error.to_json()["facts"]["why"]["facts"]["others"] == 3
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (BadLog, str(error))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_of_the_command_line_stays_one(lang: str) -> None:
    assert Words(lang).why(InputError("cannot read it")) == "cannot read it"
