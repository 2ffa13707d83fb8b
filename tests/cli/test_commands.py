"""What each command answers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tinkertable.backends.simulation import random_games
from tinkertable.cli import bench
from tinkertable.games import GAMES, load

from .shell import tinkertable

OPENING = ["* roll H.H.", "* roll RR..", "* roll HHH.", "* roll HR.."]


def write_log(folder: Path, moves: list[str], **more: object) -> str:
    path = folder / "log.json"
    log = {"game": "railroad-ink", "seats": 1, "moves": moves, **more}
    path.write_text(json.dumps(log), encoding="utf-8")
    return str(path)


def test_games_lists_every_game_with_its_default_values_first() -> None:
    (listed,) = tinkertable("games", "--json").objects
    assert [game["name"] for game in listed] == list(GAMES)
    for game in listed:
        facts = load(game["name"])
        assert game["seats"] == list(facts.seats)
        assert game["options"] == {name: list(v) for name, v in facts.options.items()}


def test_games_says_where_an_option_counts() -> None:
    told = tinkertable("games").out
    assert "-o lava_routes=loose|joined  (only with expansion=lava)\n" in told
    assert "|robots|counted  (only with 1 seat)\n" in told
    assert "-o stations=pass|end\n" in told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rules_prints_the_numbered_rules(game: str, lang: str) -> None:
    done = tinkertable("rules", game, "--lang", lang)
    assert done.code == 0
    assert "**R1.**" in done.out


def test_score_answers_one_object_a_board() -> None:
    boards = ["A2H.H.", "A2H.H. B2H.H."]
    done = tinkertable("score", "railroad-ink", *boards)
    assert [score["highway"] for score in done.objects] == [1, 2]
    assert [score["errors"] for score in done.objects] == [1, 1]
    assert tinkertable("score", "railroad-ink", "-", stdin="\n".join(boards)).out == done.out


def test_score_takes_options_and_sees_the_expansion_on_the_board() -> None:
    through = "D1.H.H D2RHRH D3.H.H"
    for stations, cells in (("pass", 3), ("end", 2)):
        (score,) = tinkertable(
            "score", "railroad-ink", "-o", f"stations={stations}", through
        ).objects
        assert score["highway"] == cells
    (crater,) = tinkertable("score", "railroad-ink", "A2H.H. B2*").objects
    assert (crater["bonus"], crater["errors"]) == (2, 0)
    (lava,) = tinkertable("score", "railroad-ink", "D4LLLL").objects
    assert (lava["bonus"], lava["errors"], lava["centre"]) == (1, 4, 1)


def test_replay_says_how_a_log_ended(tmp_path: Path) -> None:
    done = tinkertable("replay", write_log(tmp_path, [*OPENING, "1 place A2H.H."]))
    (answer,) = done.objects
    assert answer["game"] == "railroad-ink"
    assert (answer["finished"], answer["moves"], answer["winners"]) == (False, 5, [])
    assert answer["scores"][0]["highway"] == 1


def test_legal_lists_texts_of_the_acting_seat(tmp_path: Path) -> None:
    log = write_log(tmp_path, OPENING)
    done = tinkertable("legal", log)
    texts = done.out.splitlines()
    assert "place A2H.H." in texts
    assert "done" not in texts
    assert tinkertable("legal", log, "--seat", "1").out == done.out
    assert tinkertable("legal", "-", stdin=Path(log).read_bytes()).out == done.out
    assert tinkertable("legal", log, "--seat", "*").out == ""
    fresh = write_log(tmp_path, [])
    assert tinkertable("legal", fresh).out.splitlines()[0] == "roll H.H."


def test_match_is_reproducible_and_its_logs_replay(tmp_path: Path) -> None:
    words = ["match", "railroad-ink", "--bots", "random,greedy", "--games", "2", "--seed", "7"]
    log = tmp_path / "games.jsonl"
    first = tinkertable(*words, "--json", "--log", str(log))
    *games, last = first.objects
    assert last["summary"]["games"] == 2
    assert [s["bot"] for s in last["summary"]["standings"]] == ["random", "greedy"]
    replayed = tinkertable("replay", "-", stdin=log.read_bytes()).objects
    for game, again in zip(games, replayed, strict=True):
        assert again["finished"]
        assert again["scores"] == game["scores"]
        assert again["winners"] == game["winners"]
    assert tinkertable("replay", str(log)).objects == replayed
    second = tinkertable(*words, "--json", PYTHONHASHSEED="5")
    for one, two in zip(games, second.objects, strict=False):
        assert one["scores"] == two["scores"]


def test_match_takes_its_dice_from_deals(tmp_path: Path) -> None:
    deal = {"id": "mine", "dice": [["H.H.", "RR..", "RRR.", "HRHRx"]] * 7}
    path = tmp_path / "deals.json"
    path.write_text(json.dumps({"deals": [deal]}), encoding="utf-8")
    log = tmp_path / "log.jsonl"
    done = tinkertable(
        "match", "railroad-ink", "--bots", "random", "--deals", str(path), "--json",
        "--log", str(log),
    )  # fmt: skip
    assert done.objects[0]["deal"] == "mine"
    rolls = [m for m in json.loads(log.read_text())["moves"] if m.startswith("*")]
    assert rolls == ["* roll H.H.", "* roll RR..", "* roll RRR.", "* roll HRHRx"] * 7


def test_bench_reports_both_modes() -> None:
    (found,) = tinkertable("bench", "railroad-ink", "--json").objects
    for mode in ("compiled", "plain"):
        figures = found["railroad-ink"][mode]
        wanted = {"games_per_second", "moves_per_second", "mean_moves", "mean_score"}
        assert wanted <= set(figures)
        assert 60 < figures["mean_moves"] < 70


def test_bench_counts_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of Gears count in halves of them."""
    monkeypatch.setattr(bench, "SECONDS", 0.0)
    found = bench.measure("gears", "plain", {})
    game = load("gears")
    played = random_games(game, game.seats[1], {}, bench.SEED, found["games"])
    assert found["mean_score"] == sum(one.total for one in played) / 2 / found["games"]


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    boards = tmp_path / "boards.txt"
    boards.write_text("A2H.H.\n" * 5000, encoding="utf-8")
    score = f"{sys.executable} -m tinkertable.cli score railroad-ink -"
    pipe = f"{score} < {boards} | head -n 1; exit ${{PIPESTATUS[0]}}"
    p = subprocess.run(["bash", "-c", pipe], capture_output=True, text=True, check=False)
    assert (p.returncode, p.stderr) == (0, "")
    assert len(p.stdout.splitlines()) == 1


def test_pairs_play_every_deal_in_every_seating() -> None:
    words = ["match", "gears", "--bots", "greedy,random", "--games", "3", "--seed", "p", "--pairs"]
    *games, last = tinkertable(*words, "--json").objects
    assert [game["players"] for game in games] == [["greedy", "random"], ["random", "greedy"]] * 3
    assert [game["pair"] for game in games] == [1, 1, 2, 2, 3, 3]
    (pair,) = last["summary"]["pairs"]
    assert pair["bots"] == ["greedy", "random"]
    assert pair["deals"] == 3
    assert 0 <= pair["taken"]["low"] <= pair["taken"]["share"] <= pair["taken"]["high"] <= 1
    several = tinkertable(*words, "--json", "--jobs", "2").objects
    for one, two in zip(games, several, strict=False):
        assert (one["scores"], one["winners"]) == (two["scores"], two["winners"])
    assert "greedy takes" in tinkertable(*words).out
