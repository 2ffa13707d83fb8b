"""What happens around a match: clocks, leaving, stand-ins, votes, resigning, rematch, muting."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.words.spoken import Spoken

from .chromium import Visitor
from .conftest import Visit
from .gears import Player
from .screens import finished


def two_at_a_table(visit: Visit, **wishes: str) -> tuple[Visitor, Visitor]:
    """Anna opens a table of Gears through its form, Boris joins by her link; both have the menu."""
    anna, boris = visit(), visit()
    page = anna.go("/#/new/gears")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    for label, value in wishes.items():
        page.get_by_label(label).select_option(label=value)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    other = boris.go(link)
    other.get_by_label("Your name").fill("Boris")
    other.get_by_role("button", name="Sit down: Seat 2").click()
    for one in (page, other):
        expect(one.get_by_role("heading", name="Set a gear")).to_be_visible()
        one.get_by_role("button", name="Table menu").click()
    return anna, boris


def confirm(page: Page, what: str, yes: str) -> None:
    page.get_by_role("button", name=what, exact=True).click()
    page.get_by_role("group", name="Are you sure?").get_by_role("button", name=yes).click()


def test_clocks_run_for_those_who_act(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit, Clock="5 minutes each")
    for page in (anna.page, boris.page):
        clocks = page.get_by_role("banner").get_by_text(re.compile(r"^\s*(5:00|4:\d\d)\s*$"))
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_text(re.compile("4:5"))  # both set a gear: both clocks run
    anna.page.get_by_role("button", name="Pause").click()
    expect(boris.page.get_by_text("Clocks stand still.")).to_be_visible()


def test_out_of_time_a_bot_plays_on(visit: Visit) -> None:
    anna = visit().arrive()
    table, _ = anna.table("gears", "me", "greedy", clock=10)
    page = anna.go(f"/#/t/{table}")
    told = page.get_by_role("main").get_by_text("You are out of time; a bot plays on for you.")
    expect(told).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Score").get_by_role("heading")).to_be_visible()


def test_resigning_asks_and_ends_a_match_of_two(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.get_by_role("heading", name="Set a gear")).to_be_visible()
    confirm(anna.page, "Resign", "Yes, resign")
    expect(anna.page.get_by_text("You resigned.")).to_be_visible()
    expect(boris.page.get_by_text("Anna resigned.")).to_be_visible()
    # The table and the score beside it say the same.
    for page, said in ((anna.page, "Boris wins"), (boris.page, "you win!")):
        expect(page.get_by_role("heading", name=said)).to_have_count(2)


def test_a_vote_ends_it_when_all_agree(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    vote = anna.page.get_by_role("button", name="Vote to end")
    vote.click()
    expect(boris.page.get_by_text("Anna wants to end the match as it stands.")).to_be_visible()
    anna.page.get_by_role("button", name="Withdraw the vote").click()
    expect(boris.page.get_by_text("Anna wants to end the match as it stands.")).to_be_hidden()
    vote.click()
    expect(anna.page.get_by_text("Still asked: Boris.")).to_be_visible()
    boris.page.get_by_role("button", name="Agree").click()
    for page in (anna.page, boris.page):
        expect(page.get_by_text("Ended by vote, as it stood.")).to_be_visible()


def passes(server: Running, anna: Visitor, seconds: float) -> None:
    """So much time at the table, which Boris has left alone."""
    server.run_on(seconds)
    at = anna.page.url.partition("/#/t/")[2].partition("/")[0]
    end = time.monotonic() + 30
    while (anna.call("GET", f"/tables/{at}")["seats"][1]["away"] or 0) < seconds:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_who_is_away_is_waited_for_and_has_the_seat_again_at_once(
    visit: Visit, server: Running
) -> None:
    anna, boris = two_at_a_table(visit)
    page, link = anna.page, boris.page.url
    boris.page.goto("/#/settings")
    panel = page.get_by_role("tabpanel", name="Table")
    expect(panel).to_contain_text(re.compile(r"away for 0:\d\d, waited for [12]:\d\d more"))
    waited = r"Boris has been away for 0:\d\d\. A bot may take the seat in 1:\d\d\."
    expect(page.get_by_text(re.compile(waited))).to_be_visible()
    stand_in = page.get_by_role("button", name="Let a bot stand in")
    expect(stand_in).to_have_count(0)
    passes(server, anna, 125)
    page.reload()
    expect(page.get_by_text(re.compile(r"Boris has been away for [23]:\d\d\."))).to_be_visible()
    stand_in.click()
    page.get_by_role("button", name="Table menu").click()
    expect(panel).to_contain_text("stands in")
    expect(page.get_by_text("Boris has been away")).to_be_hidden()
    Player(page).choose()
    # The bot has set a gear for Boris, so the round goes on without him.
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    boris.page.goto(link)
    back = boris.page.get_by_text("You are back in your seat; the bot’s moves stand.")
    expect(back.first).to_be_visible()
    expect(boris.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(page.get_by_text("Boris is back and plays on.").first).to_be_visible()
    expect(panel).not_to_contain_text("stands in")


def test_who_has_left_takes_the_seat_back(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    link = boris.page.url
    panel = anna.page.get_by_role("tabpanel", name="Table")
    confirm(boris.page, "Leave the table", "Yes, leave")
    expect(boris.page).to_have_url(re.compile(r"/(#/?)?$"))
    expect(panel).to_contain_text("stands in")
    boris.page.goto(link)
    expect(boris.page.get_by_text("A bot plays for you.")).to_be_visible()
    boris.page.get_by_role("main").get_by_role("button", name="Take the seat back").click()
    expect(boris.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(panel).not_to_contain_text("stands in")


def test_a_rematch_seats_everybody_one_on(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    confirm(boris.page, "Resign", "Yes, resign")
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_role("heading", name="Set a gear")).to_be_visible()
    boris.page.get_by_role("link", name="To the rematch").click()
    expect(boris.page.get_by_role("heading", name="Set a gear")).to_be_visible()
    assert anna.page.url == boris.page.url
    boris.page.get_by_role("button", name="Table menu").click()
    seats = boris.page.get_by_role("tabpanel", name="Table").get_by_role("listitem")
    expect(seats.first).to_contain_text("You")
    expect(seats.last).to_contain_text("Anna")


def test_whoever_is_muted_can_be_heard_again(visit: Visit) -> None:
    anna, boris = two_at_a_table(visit)
    said = boris.page.get_by_role("log").get_by_text("Hello!")
    for page in (anna.page, boris.page):
        page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Write a message").fill("Hello!")
    anna.page.get_by_role("button", name="Send", exact=True).click()
    expect(said).to_be_visible()
    boris.page.get_by_role("button", name="Mute Anna").click()
    expect(said).to_be_hidden()
    boris.page.get_by_role("button", name="Unmute Anna").click()
    expect(said).to_be_visible()


def test_a_second_device_takes_over_the_seat(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    table = anna.page.url
    page = anna.go("/#/settings")
    page.get_by_role("button", name="Make a recovery link").click()
    link = page.get_by_label("Recovery link").input_value()
    phone = visit("phone", is_mobile=True)
    phone.go(link).get_by_role("button", name="Continue here").click()
    expect(phone.page.get_by_text("Welcome back, Anna.")).to_be_visible()
    phone.page.goto(table)
    Player(phone.page, touch=True).choose()
    anna.page.goto(table)  # the same person, here too
    expect(anna.page.get_by_role("region", name="You", exact=True)).to_contain_text("face down")


def test_a_game_saved_in_the_middle_is_played_on(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    page = anna.page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    path = saved.value.path()
    page.goto("/")
    page.get_by_label("Open a saved game").set_input_files(path)
    player = Player(page)
    player.press(player.pass_on)  # on one device now
    player.choose()
    expect(page.get_by_role("heading", name="Pass the device to Player 2")).to_be_visible()


BROKEN = (
    (b"{", "Этот файл — не сохранённая партия."),
    (b"[]", "Этот файл — не сохранённая партия."),
    (b'{"game": "chess", "seats": 2, "moves": []}', "Эту партию не открыть: нужна одна из игр"),
    (b'{"game": "gears", "seats": 9, "moves": []}', "не открыть: Шестерёнки: мест должно быть"),
    (b'{"game": "gears", "seats": 2, "moves": ["1 pass"]}', "не открыть: ход 1: место 1 сейчас"),
)


def test_what_is_no_log_is_refused_with_a_sentence(visit: Visit) -> None:
    """In the viewer's language, and so that one can tell what is wrong with the file."""
    who = visit("phone", language="ru")
    page = who.go()
    load = page.get_by_label(Spoken("ru")("home-bring-in"))
    for text, told in BROKEN:
        load.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": text})
        expect(page.get_by_role("alert")).to_contain_text(told)
    who.forgive(r"409 \(Conflict\)")


def test_a_seat_replays_what_it_knew(visit: Visit) -> None:
    anna = visit().arrive()
    table = finished(anna)
    page = anna.go(f"/#/replay/{table}")
    moves = anna.call("GET", f"/tables/{table}/log")["moves"]
    first = next(i for i, move in enumerate(moves, 1) if " set " in move)
    setter, gear = moves[first - 1].split()[0], moves[first - 1].split()[2]
    page.get_by_role("slider", name="Move").fill(str(first))
    told = page.locator("main").get_by_text(re.compile(rf"\bsets? (the )?{gear}"))
    expect(told.first).to_be_visible()
    page.get_by_label("As seen by").select_option("2" if setter == "1" else "1")
    expect(told).to_have_count(0)
    expect(page.get_by_text(re.compile(r"\bsets? a gear")).first).to_be_visible()
