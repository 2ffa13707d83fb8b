"""What an edition can hold, a person can enter in the form: components that we do not have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tinkertable.core.edition import read_edition
from tinkertable.games import load

from .boxes import BOXES, file_of
from .conftest import Visit
from .form import Form
from .legible import illegible


def opened(visit: Visit, game: str) -> Form:
    form = Form(visit(), game).come()
    form.open()
    return form


def choose(inside: Locator, label: str, value: str, nth: int = 0) -> None:
    inside.get_by_role("combobox", name=label, exact=True).nth(nth).select_option(value)


def write(inside: Locator, label: str, text: str) -> None:
    inside.get_by_label(label, exact=True).fill(text)


def press(inside: Locator, name: str) -> None:
    inside.get_by_role("button", name=name, exact=True).click()


def accepted(form: Form) -> dict[str, Any]:
    """Play with what was entered: it is taken, and stated."""
    said = form.kept()
    form.play()
    return said


@pytest.mark.filterwarnings("ignore:cards. a hand of location cards")
@pytest.mark.parametrize("game", BOXES)
def test_a_strange_box_is_read_shown_and_saved(visit: Visit, game: str, tmp_path: Path) -> None:
    form = opened(visit, game)
    file = tmp_path / "strange.json"
    file.write_text(json.dumps(file_of(game)))
    form.read(file)
    expect(form.dialog.get_by_label(form.words("edition-name"), exact=True)).to_have_value(
        "Strange box"
    )
    summaries = form.dialog.locator("summary")
    for i in range(summaries.count()):
        summaries.nth(i).click()
        assert illegible(form.page) == []
        summaries.nth(i).click()
    again = read_edition(load(game), json.dumps(form.saved(tmp_path / "saved.json")))
    assert played(again.data) == played(BOXES[game].data)


def played(data: Any) -> Any:
    """What an edition comes to, however its bots are listed and its formulas are put."""
    if isinstance(data, dict) and isinstance(cards := data.get("cards"), list):
        names = (f"X{number:02}" for number in range(1, len(cards) + 1))
        return {**data, "cards": dict(zip(names, cards, strict=True))}
    return data


def test_a_bot_by_a_formula_of_ones_own(visit: Visit) -> None:
    form = opened(visit, "sentient")
    conditions = form.unfold("conditions")
    write(conditions, "Its name", "close")
    press(conditions, "Add a condition")
    close = form.fields("conditions", "close")
    choose(close, "How it is told", "formulas")
    choose(close, "Type", "MIL")
    tests = close.get_by_role("group", name="Tests", exact=True)
    press(tests, "Tests: one more place")
    write(tests, "1", "difference = 0")
    write(tests, "2", "difference = 1")
    points = close.get_by_role("group", name="Points", exact=True)
    press(points, "Points: one more place")
    write(points, "1", "6")
    write(points, "2", "sum - 1")
    expect(close.locator("[data-picture]")).to_contain_text("difference=0")
    cards = form.unfold("cards")
    press(form.fields("cards", "TEQa"), "Take away")
    choose(cards, "Its condition", "close")
    press(cards, "Add a bot")
    bot = form.fields("cards", "X01")
    choose(bot, "Left", "+")
    expect(bot.locator("[data-picture] svg")).to_be_visible()
    said = accepted(form)
    assert said == {
        "conditions": {
            "close": {
                "type": "MIL",
                "if": ["difference = 0", "difference = 1"],
                "points": ["6", "sum - 1"],
            }
        },
        "cards": {"TEQa": None, "X01": ["close", "+="]},
    }


def test_a_formula_that_says_nothing_is_refused_where_it_stands(visit: Visit) -> None:
    form = opened(visit, "sentient")
    tlt = form.fields("conditions", "TLT")
    choose(tlt, "How it is told", "formulas")
    write(tlt.get_by_role("group", name="Tests", exact=True), "Tests", "L < ")
    form.button("edition-play").click()
    expect(tlt).to_be_focused()
    expect(tlt).to_contain_text("ends too early")
    form.who.forgive("409")


def test_effects_and_abilities_in_blocks(visit: Visit) -> None:
    form = opened(visit, "gears")
    night = form.fields("night_effects", "highest")
    before = night.locator("[data-picture]").inner_text()
    choose(night, "How it is told", "blocks")
    ways = night.get_by_role("group", name="Ways to turn", exact=True)
    ways.get_by_label("leave", exact=True).uncheck()
    choose(night, "Also shows", "order")
    expect(night.locator("[data-picture]")).to_contain_text("counter-clockwise")
    assert night.locator("[data-picture]").inner_text() != before
    mechanic = form.fields("characters", "mechanic")
    choose(mechanic, "By day", "blocks")
    choose(mechanic, "When", "after")
    choose(mechanic, "Also shows", "turn")
    choose(mechanic, "Whose gear", "left")
    expect(mechanic.locator("[data-picture]")).to_contain_text("your left neighbour's gear goes")
    said = accepted(form)
    assert said == {
        "night_effects": {"highest": {"turns": ["2"], "order": "counterclockwise"}},
        "characters": {
            "mechanic": {
                "day": {
                    "when": "after",
                    "counts_as": "grey",
                    "turn": {"whose": "left", "steps": 1},
                }
            }
        },
    }


def test_faces_and_exits(visit: Visit) -> None:
    form = opened(visit, "railroad-ink")
    die = form.fields("dice", "4")
    for face in ("Overpass", "Straight station", "Curved station"):
        press(die, f"{face}: leave out")
    choose(die, "south", "H")
    press(die, "Add")
    die.locator("input.num").fill("6")
    exits = form.fields("exits")
    before = exits.locator("[data-picture]").inner_html()
    north = exits.get_by_role("group", name="North", exact=True)
    choose(north, "Also shows", "1")
    choose(north, "1", "R")
    assert exits.locator("[data-picture]").inner_html() != before
    form.button("edition-play").click()  # a network may join one more
    expect(form.dialog.locator("fieldset:focus")).to_have_count(1)  # the form opens the place
    points = form.fields("network_points")
    expect(points).to_be_focused()
    press(points, "Points of a network: one more place")
    write(points, "13", "50")
    form.fields("centre").get_by_role("button", name="A1", exact=True).click()
    special = form.fields("specials")
    special.get_by_label("they pass over each other", exact=True).nth(4).check()
    said = accepted(form)
    own = form.template()["data"]
    assert said == {
        "dice": {"4": {"HRHRx": None, "H.R.": None, "HR..": None, "HHHRx": 6}},
        "exits": {"N": {"1": "R"}},
        "network_points": [*own["network_points"], 50],
        "centre": ["A1", *own["centre"]],
        "specials": [*own["specials"][:4], "HHRRx", own["specials"][5]],
    }
    form.who.forgive("409")


def test_ideas_families_cards_and_pipes(visit: Visit) -> None:
    form = opened(visit, "transmissions")
    kinds = form.unfold("kinds")
    write(kinds, "Its name", "mine")
    press(kinds, "Add a kind")
    mine = form.fields("kinds", "mine")
    choose(mine, "Effect", "steps")
    write(mine, "Further spaces", "4")
    choose(mine, "Also shows", "birds")
    expect(mine.locator("[data-picture]")).to_contain_text("4")
    tile = form.fields("ideas", "E1")
    before = tile.locator("[data-picture]").inner_html()
    choose(tile, "Kind", "mine")
    assert tile.locator("[data-picture]").inner_html() != before
    families = form.unfold("families")
    press(families, "Add a family")
    choose(form.fields("items", "A1"), "Family", "family_6")
    forest = form.unfold("forest")
    write(form.fields("forest", "FC01"), "Copies", "3")
    press(forest, "Add a card")
    card = form.fields("forest", "FC12")
    choose(card, "When", "after")
    choose(card, "Where", "TOWN")
    pipes = form.fields("starting_pipe")
    choose(pipes, "How it is told", "by_seat")
    choose(pipes, "top", "t", nth=2)
    said = accepted(form)
    assert (
        said["kinds"]["mine"] | {"effect": "steps", "steps": 4, "birds": 1} == said["kinds"]["mine"]
    )
    assert said["ideas"] == {"E1": {"kind": "mine"}}
    assert said["families"] == {"family_6": [1, 3, 6]}
    assert said["items"] == {"A1": {"family": "family_6"}}
    assert said["forest"]["FC12"] == {
        "copies": 1, "acorns": 1, "window": "after", "points": 3, "gain_any": 1, "place": "TOWN",
    }  # fmt: skip
    assert said["starting_pipe"] == ["-r-q", "-r-q", "tr-q", "-r-q"]
