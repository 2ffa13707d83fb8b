"""The code asks for messages that exist, with the facts they want; none lies unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tinkertable
from tinkertable.games import GAMES
from tinkertable.server.refusal import CODES
from tinkertable.server.socket.outgoing import NOTICES
from tinkertable.server.tables.reason import Reason
from tinkertable.words import LANGUAGES

from .asked import Asked, asked
from .catalogue import messages, uses, variables

PACKAGE = Path(tinkertable.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
CLIENT = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
SERVED = [path for path in PACKAGE.rglob("*.py") if "client" not in path.parts]


def game_of(place: str) -> str | None:
    """The game whose drawing a file belongs to."""
    found = re.match(r"games/(\w+)[/.]", place)
    name = found[1].replace("_", "-") if found else None
    return name if name in GAMES else None


CALLS = [
    (call, game_of(call.place))
    for path in CLIENT
    for call in asked(path, path.relative_to(WEB).as_posix())
    if call.keys
]


def known(function: str, game: str | None) -> dict[str, str | None]:
    """The messages a call may mean, with the catalogue each stands in."""
    found: dict[str, str | None] = dict.fromkeys(messages("en", None))
    if function == "w":
        assert game is not None
        found |= dict.fromkeys(messages("en", game), game)
    if function == "trGame":
        found = {id: name for name in GAMES for id in messages("en", name)}
    return found


def wrong(call: Asked, game: str | None) -> str | None:
    """What is wrong with a call, as far as can be seen."""
    ids = known(call.function, game)
    wanted: set[str] = set()
    for pattern in call.keys:
        found = {id: variables("en", ids[id], id) for id in ids if re.fullmatch(pattern, id)}
        if not found and call.function in ("t", "w"):
            return f"nothing is called {pattern}"
        wanted = wanted.union(*found.values())
        certain = ".+" not in pattern
        if certain and call.arguments is not None:
            for facts in found.values():
                if facts - call.arguments:
                    return f"{pattern} wants {sorted(facts)}, gets {sorted(call.arguments)}"
    if call.arguments and call.arguments - wanted:
        return f"{sorted(call.arguments - wanted)} is for none of {call.keys}"
    return None


def test_the_client_asks_for_what_there_is() -> None:
    assert len(CALLS) > 600
    found = {call.place: fault for call, game in CALLS if (fault := wrong(call, game))}
    assert found == {}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("w('choice-end')", None),
        ("w('choice-ende')", "nothing is called"),
        ("w('choice-flip')", "wants ['n']"),
        ("w('choice-flip', { m: 3 })", "wants ['n']"),
        ("w('choice-flip', { n: 3, m: 3 })", "['m'] is for none"),
        ("w(`chance-${verb(`${a}`)}`)", "nothing is called"),
        ("w(open ? 'others-hide' : 'others-shown', { name: f(a, b) })", "nothing is called"),
        ("w('others-hide', { ...args })", None),
        ("t('table-your-turn')", None),
        ("tr('table-nothing', t('table-your-turns'))", "nothing is called"),
    ],
)
def test_what_is_asked_for_is_seen(tmp_path: Path, code: str, fault: str | None) -> None:
    file = tmp_path / "some.ts"
    file.write_text(code, "utf-8")
    calls = list(asked(file, "games/transmissions/some.ts"))
    told = [said for call in calls if (said := wrong(call, "transmissions"))]
    assert bool(told) == bool(fault)
    assert not fault or fault in told[0]


def spoken_in(path: Path) -> Iterator[tuple[int, str]]:
    """The messages that the terminal's code asks for by name, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        named = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else named
        id = node.args[0]
        if called in ("words", "say") and isinstance(id, ast.Constant):
            yield node.lineno, str(id.value)


def test_the_terminal_asks_for_what_there_is() -> None:
    asked_for = 0
    for path in (PACKAGE / "terminal").rglob("*.py"):
        game = game_of(path.relative_to(PACKAGE / "terminal").as_posix())
        ids = messages("en", None).keys() | (messages("en", game).keys() if game else set())
        for line, id in spoken_in(path):
            asked_for += 1
            assert id in ids, f"{path.name}:{line}"
    assert asked_for > 100


def literals(path: Path) -> Iterator[str]:
    """Every text in a file that could be the id of a message, as a pattern."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            yield "".join(".+" if part is None else re.escape(str(part)) for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def texts(path: Path) -> Iterator[str]:
    """The same for the client's sources."""
    source = path.read_text("utf-8")
    yield from (re.escape(found) for found in re.findall(r"'([\w-]+)'", source))
    for found in re.findall(r"`([^`\s]*\$\{[^`]*)`", source):
        yield re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(found))


def test_no_message_is_unused() -> None:
    """Each is named somewhere in the code, whole or by a pattern, or quoted by another message."""
    patterns = {text for path in SERVED for text in literals(path)}
    patterns |= {text for path in CLIENT for text in texts(path)}
    patterns |= {key for call, _ in CALLS for key in call.keys}
    certain = {text for text in patterns if ".+" not in text}
    open_ones = [
        re.compile(text)
        for text in patterns - certain
        if re.match(r"[a-z]", text) and re.fullmatch(r"[\w\\.+-]+", text)
    ]
    unused = []
    for scope in (None, *GAMES):
        quoted = {id for message in messages("en", scope).values() for id in uses(message).messages}
        for id in messages("en", scope):
            named = re.escape(id) in certain or any(one.fullmatch(id) for one in open_ones)
            if not named and id not in quoted:
                unused.append((scope, id))
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_an_end_has_words(lang: str) -> None:
    early = [reason for reason in Reason if reason != Reason.PLAYED]
    assert [reason for reason in early if f"result-by-{reason}" not in messages(lang, None)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_the_server_has_words(lang: str) -> None:
    assert [code for code in CODES if f"error-{code}" not in messages(lang, None)] == []
    notices = [code for code in NOTICES if f"notice-{code}" not in messages(lang, None)]
    assert notices == ["bots-ready"]  # nothing to tell: they are as they should be
