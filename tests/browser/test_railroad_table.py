"""What the table of Railroad Ink shows and lets one do, move by move."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.railroad_ink.engine_table import EngineTable
from tests.games.railroad_ink.lava_positions import EMERGENCY
from tests.games.railroad_ink.table import ROUTES
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import seat_text
from tinkertable.games.railroad_ink import GAME

from .conftest import Visit
from .railroad import Player
from .test_screens import found_by_axe


def learn(page: Page) -> Player:
    """The tutorial's table: its first roll is known."""
    page.goto("/#/learn")
    page.get_by_role("button", name="Learn in ten steps: Railroad Ink").click()
    player = Player(page)
    player.targets.first.wait_for()
    return player


def alone(page: Page) -> Player:
    """The same table without the lesson."""
    player = learn(page)
    player.press(player.button("Leave the tutorial"))
    return player


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(f"^{name},"))


def die(page: Page, name: str) -> Locator:
    dice = page.get_by_role("region", name="Dice")
    return dice.get_by_role("button", name=re.compile(f"^{name}"))


def bring_in(page: Page, folder: Path, moves: list[str], **options: str) -> Player:
    """Open a saved game through the home screen."""
    file = folder / "saved.json"
    saved = {"game": "railroad-ink", "seats": 1, "options": options, "moves": moves}
    file.write_text(json.dumps(saved))
    page.goto("/")
    page.get_by_label("Open a saved game").set_input_files(file)
    player = Player(page)
    player.something.first.wait_for()
    return player


def test_only_turns_that_fit_are_shown_and_can_be_taken_back(visit: Visit) -> None:
    page = visit().page
    player = alone(page)
    die(page, "Curved railway").click()
    expect(player.targets).to_have_count(6)  # as many rail exits
    cell(page, "A4").click()
    turn = page.get_by_role("button", name=re.compile("^Rotate"))
    expect(turn).to_have_accessible_name("Rotate: position 1 of 2")
    again: list[Callable[[], object]] = [
        lambda: page.keyboard.press("r"),
        lambda: cell(page, "A4").click(),
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("Shift+ArrowRight"),
        turn.click,
    ]
    for n, turned in enumerate(again, 1):
        turned()
        expect(turn).to_have_accessible_name(f"Rotate: position {n % 2 + 1} of 2")
    bar = page.get_by_role("group", name="Your move")
    expect(bar).to_contain_text("+1 railway")
    expect(bar).to_contain_text("−1 new open end")
    page.keyboard.press("Escape")
    expect(player.draw).to_have_count(0)
    expect(cell(page, "A4")).to_have_accessible_name("A4, empty, curved railway fits 2 ways")


def test_what_was_drawn_this_round_can_be_lifted(visit: Visit) -> None:
    page = visit().page
    player = alone(page)
    for piece, place in (("Straight highway", "A2"), ("Highway T", "B2"), ("Curved railway", "A4")):
        die(page, piece).click()
        cell(page, place).click()
        player.press(player.draw)
        expect(die(page, piece)).to_have_accessible_name(f"{piece} is drawn in {place}")
    # What hangs on it goes too; what does not, stays.
    cell(page, "A2").click()
    player.press(player.button("Erase"))
    expect(die(page, "Straight highway")).to_have_attribute("aria-pressed", "true")
    expect(die(page, "Curved railway")).to_have_accessible_name(re.compile("fits in"))
    expect(cell(page, "B2")).to_have_accessible_name(re.compile("empty"))
    cell(page, "A2").click()
    player.press(player.draw)
    player.press(player.button("Undo"))
    expect(cell(page, "A2")).to_have_accessible_name(re.compile("^A2, empty"))


def test_the_score_is_lit_up_and_the_board_saved(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    player = alone(page)
    player.choose_and_draw()
    line = page.get_by_role("button", name=re.compile(r"^Highway \d"))
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".band .way")).to_have_count(1)
    line.click()
    expect(page.locator(".band .way")).to_have_count(0)
    for kind in ("SVG", "PNG"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save the board as {kind}").click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert file.suffix == f".{kind.lower()}"
        if kind == "SVG":
            drawn = ElementTree.parse(file).getroot()
            assert len(drawn.findall(".//{*}path")) > 50
        else:
            assert file.read_bytes().startswith(b"\x89PNG")


def test_another_board_is_enlarged(visit: Visit) -> None:
    page = visit().page
    player = Player(page)
    player.open("me", "greedy")
    player.play_round()
    others = page.get_by_role("region", name="Other boards")
    other = others.get_by_role("button", name=re.compile(r": .* points?, \d cells drawn, done$"))
    name, _, _ = (other.get_attribute("aria-label") or "").partition(":")
    other.click()
    large = page.get_by_role("dialog", name=name)
    expect(large.get_by_role("listitem").first).to_be_attached()
    large.get_by_role("button", name=re.compile("^Errors")).click()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_the_emergency_of_the_lava_is_explained(visit: Visit, tmp_path: Path) -> None:
    moves = []
    for faces, cells in EMERGENCY:
        moves += [f"* roll {face}" for face in faces.split()]
        moves += [f"1 place {place}" for place in cells.split()]
        moves += ["1 done"] * bool(cells)
    page = visit().page
    player = bring_in(page, tmp_path, moves, expansion="lava")
    expect(page.get_by_text("Emergency: this round's lava fits no free cell.")).to_be_visible()
    die(page, "Lava curve").click()
    player.press(player.targets.filter(has_not_text="empty").first)
    expect(page.get_by_text("erases the route there")).to_be_visible()
    player.press(player.draw)
    expect(page.get_by_text("Emergency:")).to_have_count(0)


def texts(match: Match) -> list[str]:
    """The log so far."""
    return [f"{seat_text(move.seat)} {GAME.codec.text(move.action)}" for move in match.moves]


def test_several_ways_of_the_meteor_may_end_in_one_cell(visit: Visit, tmp_path: Path) -> None:
    table = EngineTable(expansion="meteor")
    for aim in ("N 3", "W 3"):  # from D4 to A4 to A1
        table.roll(f"{ROUTES} {aim}")
        table.say("meteor")
        table.finish_round()
    table.roll(f"{ROUTES} any 1")
    page = visit().page
    player = bring_in(page, tmp_path, table.log, expansion="meteor")
    expect(player.strikes).to_have_count(2)  # both ways along each edge
    south = page.get_by_role("button", name="Send the meteor south: it falls on B1")
    south.click()
    expect(south).to_have_attribute("aria-pressed", "true")
    player.press(player.hit)
    expect(cell(page, "B1")).to_have_accessible_name(re.compile("crater, last hit"))


def stuck() -> list[str]:
    """Moves after which a die fits nowhere."""
    for seed in range(100):
        match = Match(GAME, 1, {}, chance=Chance(f"stuck {seed}"))
        pick = random.Random(seed)
        match.settle()
        while not match.position.over:
            pieces = match.view(0).choices.pieces
            if any(piece.group == "die" and piece.state == "stuck" for piece in pieces):
                return texts(match)
            match.play(0, pick.choice(match.position.legal(0)))
            match.settle()
    raise AssertionError("no die is ever stuck")


def test_a_die_that_fits_nowhere_says_so(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    bring_in(page, tmp_path, stuck())
    dice = page.get_by_role("region", name="Dice").get_by_role("button")
    expect(dice.filter(has_text="no place").first).to_have_accessible_name(
        re.compile("fits nowhere now")
    )


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_for_axe_to_find(visit: Visit, size: str, theme: str) -> None:
    page = visit(size, theme).page
    player = Player(page)
    player.open("me", "greedy", expansion="lava")
    player.press(player.targets.first)
    player.draw.wait_for()
    assert found_by_axe(page) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table button')]
        .map((b) => [b.getAttribute('aria-label') ?? b.innerText, b.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(([name]) => name)"""
    )
    assert size == "wide" or small == []
