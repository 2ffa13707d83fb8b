"""After a match: the analysis, playing on from any position, the sheet of who sits nowhere; and
hints, by visible controls only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.words.spoken import Spoken

from .conftest import Visit
from .legible import illegible
from .saved import bring_in, ended, log_of

# Of each game a match that was given up after a few decisions.
SHORT = {"lava": 11, "gears": 32, "sentient": 40, "transmissions2": 27, "transmissions1": 24}
PATIENCE = 120_000  # ms; a busy machine is slow


def analyse(page: Page) -> None:
    page.get_by_role("button", name="Analyse").click()
    panel = page.get_by_role("region", name="Analysis")
    found = panel.get_by_role("heading", name="Where it mattered most")
    expect(found).to_be_visible(timeout=PATIENCE)
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("name", SHORT)
def test_every_game_is_analysed(visit: Visit, name: str) -> None:
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, name, SHORT[name])}")
    analyse(page)
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("img", name=re.compile("^Graph"))).to_be_visible()
    # Alone against Harvey, nobody but him plays as well in a simulation as in a match.
    expect(panel.get_by_text("played in haste")).to_have_count(int(name == "transmissions1"))
    panel.get_by_text("All decisions as a table").click()
    rows = panel.get_by_role("row")
    assert rows.count() > 2  # the first one has the headings
    # A press on a row, and one into the graph, go there.
    rows.nth(1).get_by_role("button").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(rows.nth(1).get_by_role("button").inner_text())
    graph = panel.get_by_role("img", name=re.compile("^Graph"))
    box = graph.bounding_box()
    assert box
    graph.click(position={"x": box["width"] - 15, "y": 60})
    expect(slider).to_have_value(slider.get_attribute("max") or "")


# By match: who is in the legend besides the seats.
BESIDES = {"gears": ["Nobody"], "sentient": [], "transmissions1": ["Harvey"], "transmissions2": []}


@pytest.mark.parametrize("name", BESIDES)
def test_chances_are_a_hundred_together(visit: Visit, name: str) -> None:
    """In the legend at every position, and in every row of the table; nobody is left out."""
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, name, SHORT[name])}")
    analyse(page)
    panel = page.get_by_role("region", name="Analysis")
    seats = log_of(name)["seats"]
    legend = panel.get_by_role("list", name=re.compile("^At move ")).get_by_role("listitem")
    panel.get_by_text("All decisions as a table").click()
    rows = panel.get_by_role("row")
    headings = rows.first.get_by_role("columnheader").all_inner_texts()[6:]
    assert len(headings) == seats + len(BESIDES[name])
    for row in range(1, rows.count()):
        figures = rows.nth(row).get_by_role("cell").all_inner_texts()[6:]
        assert abs(sum(percent(figure) for figure in figures) - 100) <= len(figures) / 2, figures
        rows.nth(row).get_by_role("button").click()
        move = rows.nth(row).get_by_role("button").inner_text()
        expect(panel.get_by_role("list", name=f"At move {move}")).to_be_visible()
        told = legend.all_inner_texts()
        assert [text.rpartition(" ")[0].split()[0] for text in told[seats:]] == BESIDES[name]
        assert abs(sum(percent(text) for text in told) - 100) <= len(told) / 2, told


def percent(text: str) -> int:
    return int(re.findall(r"(\d+)\s%", text)[0])


def test_the_costliest_moves_lead_to_their_place(visit: Visit) -> None:
    who = visit(language="ru").arrive()
    page = who.go(f"/#/replay/{ended(who, 'meteor', 100)}")
    page.get_by_role("button", name="Разобрать").click()
    swing = page.get_by_role("button", name=re.compile(r"Ход \d+, .*Мастер сыграл бы: .*очки"))
    swing.first.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Отмена").click()
    move = re.findall(r"Ход (\d+)", swing.first.inner_text())[0]
    swing.first.click()
    expect(page.get_by_role("slider")).to_have_value(move)


def test_an_analysis_is_cancelled_and_goes_on(visit: Visit) -> None:
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, 'transmissions3', 300)}")
    page.get_by_role("button", name="Analyse").click()
    panel = page.get_by_role("region", name="Analysis")
    of = panel.get_by_text(re.compile(r"^[1-9]\d* of 150 decisions$"))
    of.wait_for(timeout=PATIENCE)
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    known = int(of.inner_text().split()[0])
    panel.get_by_role("button", name="Go on").click()
    more = re.compile(rf"^(?!{known} )[1-9]\d* of 150 decisions$")
    panel.get_by_text(more).wait_for(timeout=PATIENCE)
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("button", name="Go on")).to_be_visible()


def test_a_move_is_told_when_it_has_come(visit: Visit) -> None:
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, 'transmissions2', 27)}/0")
    said = page.locator(".said")
    expect(said).to_have_text("Before the first move")
    answers: list[Route] = []

    def take_time(route: Route) -> None:
        answers.append(route)

    page.route(re.compile(r"/replay\?"), take_time)
    page.get_by_role("slider").fill("23")
    expect(page).to_have_url(re.compile("/23$"))
    expect(said).to_have_text("Before the first move")
    assert illegible(page) == []
    answers[0].continue_()
    expect(said).not_to_have_text("Before the first move")


def test_a_match_is_played_on_from_a_position(visit: Visit) -> None:
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, 'gears3', 39)}/30")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_label("Your seat").select_option("2")
    page.get_by_label("Bots on the other seats").select_option("easy")
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("#/t/"))
    expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()
    table = who.call("GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert [seat["bot"] for seat in table["seats"]] == ["easy", None, "easy"]
    assert table["seats"][1]["you"]


def test_one_seat_is_played_on_without_further_questions(visit: Visit) -> None:
    who = visit().arrive()
    page = who.go(f"/#/replay/{ended(who, 'transmissions1', 75)}/75")
    page.get_by_role("button", name="Continue from here").click()
    expect(page.get_by_label("Your seat")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    place = Spoken("en", "transmissions").pattern("pipes-place")
    expect(page.get_by_role("button", name=place)).to_be_visible()


def test_the_end_of_a_match_is_no_place_to_go_on(visit: Visit) -> None:
    who = visit().arrive()
    table = bring_in(who, "gears")
    page = who.go(f"/#/replay/{table}/129")
    again = page.get_by_role("button", name="Continue from here")
    expect(again).to_be_disabled()
    page.get_by_role("button", name="One move back").click()
    expect(again).to_be_enabled()


def test_harvey_has_a_column_that_explains_itself(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "transmissions1")
    page = who.page
    expect(page.get_by_role("heading", name=re.compile("^The game is over: "))).to_be_visible()
    expect(page.get_by_role("columnheader", name="Harvey")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Items, Harvey: ")).click()
    expect(page.get_by_text("Harvey: Items", exact=True)).to_be_visible()
    expect(page.get_by_role("complementary").get_by_role("listitem").first).to_contain_text("+")


@pytest.mark.parametrize(("name", "moves"), [
    ("lava", 158), ("gears", 93), ("sentient", 127), ("transmissions2", 391),
])  # fmt: skip
def test_a_hint_is_at_hand_on_a_phone(visit: Visit, name: str, moves: int) -> None:
    who = visit("phone", "dark", "ru").arrive()
    bring_in(who, name, moves)
    page = who.page
    button = page.get_by_role("button", name="Подсказка", exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    hints = page.get_by_role("region", name="Что сделал бы Мастер")
    expect(hints.get_by_role("listitem").first).to_be_in_viewport(timeout=PATIENCE)
    # Nothing is left in the notation of the log, which is Latin.
    for hint in hints.get_by_role("listitem").all_inner_texts():
        assert not re.search(r"[a-z]{2}", hint), hint
    hints.get_by_role("button").click()
    expect(hints).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "moves"), [("gears", 48), ("sentient", 79), ("transmissions2", 32)]
)
def test_a_forced_move_has_no_number(visit: Visit, name: str, moves: int) -> None:
    who = visit().arrive()
    bring_in(who, name, moves)
    who.page.get_by_role("button", name="Hint", exact=True).click()
    hints = who.page.get_by_role("region", name="What Expert would do")
    expect(hints.get_by_role("listitem")).to_have_count(1, timeout=PATIENCE)
    expect(hints.get_by_text("There is no other move.")).to_be_visible()
    assert not re.search("%|[0-9] points", hints.inner_text())


def test_a_hint_says_what_its_chances_are(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "gears", 93)
    who.page.get_by_role("button", name="Hint", exact=True).click()
    hints = who.page.get_by_role("region", name="What Expert would do")
    expect(hints.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    asked = re.search(r"\((\d+) of them, ± (\d+) %\)", hints.inner_text())
    chances = re.findall(r"\d+ % to win", hints.inner_text())
    if asked is None:  # so slow a machine can tell no chances yet
        assert not chances
        return
    assert int(asked[1]) >= 25
    assert int(asked[2]) == max(1, round(50 / int(asked[1]) ** 0.5))
    assert len(chances) == hints.get_by_role("listitem").count()


def test_points_to_come_are_called_that(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "lava", 158)
    who.page.get_by_role("button", name="Hint", exact=True).click()
    hints = who.page.get_by_role("region", name="What Expert would do")
    expect(hints.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    expect(hints.get_by_text("with the points to expect at the end")).to_be_visible()
    assert "%" not in hints.inner_text()
    assert all(
        re.search(r"\d points?$", hint) for hint in hints.get_by_role("listitem").all_inner_texts()
    )
