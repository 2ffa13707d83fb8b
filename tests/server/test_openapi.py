"""The OpenAPI document says what the server takes and answers: schemathesis finds no difference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.fuzzing import fuzz, seated
from tests.server.running import QUIET, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Path(tmp_path_factory.mktemp("server")), *QUIET) as one:
        yield one


def test_schemathesis_finds_nothing(server: Running, tmp_path: Path) -> None:
    auth, tables = seated(server.url)
    without_goodbye = ("--exclude-operation-id", "forget_me")  # the soak has it
    assert fuzz(server, tmp_path, 3, *without_goodbye, auth=auth, tables=tables) == []


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("PUT", "/api/me", "DELETE, GET, POST"), ("POST", "/api/games", "GET")],
)
def test_a_wrong_method_is_told_the_right_ones(
    server: Running, method: str, path: str, allowed: str
) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
    assert answer.json()["error"]["code"] == "no-such-method"


def test_unknown_paths_below_api_are_not_found_as_json(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "query", ["move=1_0", "move=%2B1", "move=%D9%A3", "move=01", "seat=0", "move=1&move=2", "x=1"]
)
def test_queries_are_read_to_the_letter(server: Running, query: str) -> None:
    answer = httpx.get(f"{server.url}/api/tables/{'a' * 16}/replay?{query}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")
