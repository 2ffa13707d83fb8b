"""The shell offers, shows and keeps only what counts in the match at hand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, WebSocketRoute, expect

from tests.words.spoken import Spoken
from tinkertable.words import LANGUAGES, Words
from tinkertable.words.cast import cast_names, cast_place, with_level

from .chromium import Visitor
from .conftest import Visit
from .gears import Player as GearsPlayer
from .railroad import Player
from .saved import bring_in, log_of

BEST = "Your best with these options"
KEPT = "localStorage.getItem('tinkertable-bests') ?? '{}'"


class Form:
    """The form for a new table."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page = page
        self.words = Spoken(language, game)
        found = [re.fullmatch("option-(.+)-name", id) for id in self.words.ids("option-")]
        self.options = [match[1] for match in found if match]
        page.goto(f"/#/new/{game}")
        self.option(self.options[0]).wait_for()
        finer = page.get_by_text(self.words("new-finer"), exact=True)
        if finer.count():
            finer.click()

    def option(self, name: str) -> Locator:
        return self.page.get_by_label(self.words(f"option-{name}-name"), exact=True)

    def offers(self, *names: str) -> None:
        for name in self.options:
            expect(self.option(name)).to_have_count(1 if name in names else 0)

    def remove_seat(self, seat: int) -> None:
        self.page.get_by_role("button", name=self.words("new-remove-seat", n=seat)).click()

    def start(self) -> str:
        """The id of the table."""
        self.page.get_by_role("button", name=self.words("new-start")).click()
        self.page.wait_for_url(re.compile(r"#/t/\w+"))
        return self.page.url.rsplit("/", 1)[-1]


def test_an_expansions_options_are_offered_with_it_alone(visit: Visit) -> None:
    who = visit()
    form = Form(who.page, "railroad-ink")
    always = ("expansion", "stations", "must_place")
    form.offers(*always)
    form.option("expansion").select_option("meteor")
    form.offers(*always, "centre_counts", "skip_counts", "crater_duty")
    form.option("expansion").select_option("lava")
    form.offers(*always, "centre_counts", "lava_routes")
    form.option("lava_routes").select_option("joined")
    form.option("expansion").select_option("none")
    form.offers(*always)
    options = who.call("GET", f"/tables/{form.start()}")["options"]
    assert (options["expansion"], options["lava_routes"]) == ("none", "loose")


def test_what_was_chosen_is_kept_while_the_variant_changes(visit: Visit) -> None:
    who = visit()
    form = Form(who.page, "railroad-ink")
    form.option("expansion").select_option("lava")
    form.option("lava_routes").select_option("joined")
    form.option("expansion").select_option("meteor")
    form.option("expansion").select_option("lava")
    options = who.call("GET", f"/tables/{form.start()}")["options"]
    assert (options["expansion"], options["lava_routes"]) == ("lava", "joined")


def test_harveys_options_are_offered_to_who_plays_alone(visit: Visit) -> None:
    form = Form(visit("phone", language="ru").page, "transmissions", "ru")
    before, after = ("printing", "sets", "placement", "start"), ("reshuffle", "cleanup", "flow")
    form.offers(*before, *after, "later")
    form.remove_seat(2)
    form.offers(*before, *after, "difficulty", "gap")
    form.option("start").select_option("first")
    form.offers(*before, "first", *after, "difficulty", "gap")
    form.option("difficulty").select_option("counted")
    copies = ("without_tl1", "without_tl2", "without_tl3")
    form.offers(*before, "first", *after, "difficulty", *copies, "gap")
    form.option("difficulty").select_option("robots")
    form.offers(*before, "first", *after, "difficulty")


def test_a_table_is_called_by_what_counts_at_it(visit: Visit) -> None:
    who = visit()
    form = Form(who.page, "gears")
    form.option("characters").select_option("off")
    form.option("strict").select_option("on")
    form.offers("strict")
    form.start()
    banner = who.page.get_by_role("banner")
    expect(banner).to_contain_text("Gears · Rulebook only")
    expect(banner).not_to_contain_text("characters")


def test_options_without_effect_are_not_told(visit: Visit) -> None:
    """Somebody may send them without the form."""
    who = visit().arrive()
    options = {"skip_counts": "special", "stations": "end"}
    table, _ = who.table("railroad-ink", "me", options=options)
    who.go(f"/#/t/{table}")
    banner = who.page.get_by_role("banner")
    words = Spoken("en", "railroad-ink")
    told = f"{words('option-stations-name')}: {words('option-stations-value-end')}"
    expect(banner).to_contain_text(told)
    expect(banner).not_to_contain_text(words("option-skip_counts-name"))


def lines(page: Page) -> list[str]:
    page.get_by_role("banner").get_by_role("button", name="Score", exact=True).click()
    rows = page.get_by_role("group", name="Score").get_by_role("rowheader")
    expect(rows.last).to_have_text("Total")
    return rows.all_inner_texts()


def test_lines_that_cannot_count_are_not_in_the_sheet(visit: Visit) -> None:
    base = visit()
    Player(base.page).open("me")
    words = Spoken("en", "railroad-ink")
    counted = ("networks", "highway", "rail", "centre", "errors", "total")
    assert lines(base.page) == [words(f"line-{line}") for line in counted]
    meteor = visit().arrive()
    bring_in(meteor, "meteor", 20)
    assert "Expansion" in lines(meteor.page)
    harvey = visit().arrive()
    bring_in(harvey, "transmissions1", 60)
    assert "Left on the board" in lines(harvey.page)
    together = visit().arrive()
    bring_in(together, "transmissions2", 60)
    assert "Left on the board" not in lines(together.page)


def test_alone_nobody_is_called_the_winner(visit: Visit) -> None:
    who = visit(language="ru")
    player = Player(who.page, "ru")
    player.open("me")
    player.play()
    sheet = who.page.get_by_role("group", name="Очки")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("победа")


def play_last(who: Visitor, name: str) -> str:
    """Bring in a match without its last move, then make that at the open table."""
    log = log_of(name)
    table = bring_in(who, name, len(log["moves"]) - 1)
    who.page.get_by_role("button", name="End the turn").click()
    return table


def kept(page: Page) -> list[str]:
    found: dict[str, list[dict[str, Any]]] = json.loads(page.evaluate(KEPT))
    return [best["table"] for bests in found.values() for best in bests]


def test_a_defeat_is_no_personal_best(visit: Visit) -> None:
    who = visit().arrive()
    play_last(who, "transmissions1")
    expect(who.page.get_by_role("heading", name="Harvey was not beaten")).to_be_visible()
    expect(who.page.get_by_role("region", name=BEST)).to_have_count(0)
    assert kept(who.page) == []


def test_defeats_kept_before_are_left_out(visit: Visit) -> None:
    who = visit().arrive()
    lost = play_last(who, "transmissions1")
    expect(who.page.get_by_role("heading", name="Harvey was not beaten")).to_be_visible()
    bests = who.page.get_by_role("region", name=BEST).get_by_role("listitem")
    won = play_last(who, "transmissions1won")
    expect(bests).to_have_count(1)
    assert kept(who.page) == [won]
    # As it was kept of old: without a word of how it ended.
    who.page.evaluate(
        """(lost) => {
          const all = JSON.parse(localStorage.getItem('tinkertable-bests'));
          for (const bests of Object.values(all)) {
            for (const best of bests) delete best.won;
            bests.push({ table: lost, total: -6, at: 1 });
          }
          localStorage.setItem('tinkertable-bests', JSON.stringify(all));
        }""",
        lost,
    )
    assert kept(who.page) == [won, lost]
    who.page.reload()
    expect(bests).to_have_count(1)
    expect(bests).to_contain_text("this game")
    who.page.wait_for_function(f"!({KEPT}).includes('{lost}')")
    assert kept(who.page) == [won]


def test_who_of_the_device_resigned_is_told(visit: Visit) -> None:
    who = visit().arrive()
    table = bring_in(who, "meteor", 20)
    who.call("POST", f"/tables/{table}/resign", {"seat": 1})
    expect(who.page.get_by_text("Anna resigned.", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_and_levels(visit: Visit, language: str) -> None:
    who = visit(language=language).arrive()
    table, _ = who.table("gears", "me", "normal", "easy", "normal")
    words = Words(language)
    bots = ("normal", "easy", "normal")
    names = cast_names(words, table, bots)
    told = list(zip(names, bots, strict=True))
    who.go(f"/#/t/{table}")
    who.page.get_by_role("banner").get_by_role("button", name=words("score-heading")).click()
    heads = who.page.get_by_role("group", name=words("score-heading")).get_by_role("columnheader")
    expect(heads).to_have_text([
        re.compile(words("seat-you")),
        *(re.compile(rf"{name}\s*{words(f'level-{bot}')}") for name, bot in told),
    ])  # fmt: skip
    who.page.get_by_role("tab", name=words("table-heading")).click()
    seats = who.page.get_by_role("tabpanel").get_by_role("listitem")
    for seat, bot in enumerate(bots, 1):
        place = cast_place(table, bots[: seat - 1].count(bot))
        expect(seats.nth(seat)).to_contain_text(with_level(words, names[seat - 1], bot))
        expect(seats.nth(seat)).to_contain_text(words(f"bot-{bot}-{place}-about"))


def test_others_on_the_device_are_named(visit: Visit) -> None:
    page = visit().go("/#/new/gears")
    for seat in (2, 3):
        if seat > 2:
            page.get_by_role("button", name="Add a seat").click()
        page.get_by_label(f"Seat {seat}", exact=True).select_option("me")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of player 2").fill("Mira")
    expect(page.get_by_placeholder("Player 3")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for name in ("Anna", "Mira", "Player 3"):
        expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        page.get_by_role("button", name="I have it: show my table").click()
        GearsPlayer(page).choose()


def test_a_broken_log_is_told_in_ones_own_language(visit: Visit) -> None:
    who = visit(language="ru").arrive()
    log = {"game": "gears", "seats": 2, "moves": ["* deal red1", "1 dance"]}
    file = FilePayload(
        name="log.json", mimeType="application/json", buffer=json.dumps(log).encode()
    )
    who.page.locator("input[type=file]").set_input_files(file)
    said = who.page.get_by_role("alert").get_by_role("paragraph")
    expect(said).to_have_text(re.compile("^Эту партию не открыть: ход 2: "))
    who.forgive("status of 4")  # the browser tells of the refusal, too


def test_bots_that_warm_up_are_no_chance(visit: Visit) -> None:
    who = visit("phone").arrive()
    routes: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    who.page.route_web_socket(re.compile("/live"), between)
    bring_in(who, "meteor", 20)
    expect(who.page.get_by_role("banner").get_by_text("Your turn")).to_be_visible()
    notice = {"type": "notice", "code": "bots-warming", "seat": None, "progress": 0.38}
    routes[-1].send(json.dumps(notice))
    sign = who.page.get_by_role("button", name="Bots are warming up")
    expect(sign).to_be_visible()
    expect(who.page.get_by_role("banner")).not_to_contain_text(re.compile("38|%"))
    sign.tap()
    told = who.page.get_by_text("They answer already, a little weaker than they will.")
    expect(told).to_be_visible()
    routes[-1].send(json.dumps(notice | {"code": "bots-ready", "progress": 1}))
    expect(sign).to_have_count(0)
    expect(told).to_have_count(0)
