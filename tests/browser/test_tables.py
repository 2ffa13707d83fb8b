"""Tables in several browsers, on one device, over a lost connection; replay and tutorial."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.words.spoken import Spoken
from tinkertable.server.settings import Settings
from tinkertable.words import LANGUAGES

from .chromium import Visitor
from .conftest import Visit
from .gears import Player
from .person import PATIENCE
from .screens import finished


def set_gear(page: Page) -> None:
    Player(page).choose()


def open_log(page: Page) -> None:
    page.get_by_role("button", name="Log", exact=True).click()


def test_hot_seat_shows_nothing_before_the_hand_over(visit: Visit) -> None:
    anna = visit().arrive()
    table, _ = anna.table("gears", "me", "me")
    page = anna.go(f"/#/t/{table}")
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    expect(page.get_by_role("region", name="The mechanism and the seats")).to_be_hidden()
    page.get_by_role("button", name="I have it: show my table").click()
    set_gear(page)
    expect(page.get_by_role("heading", name="Pass the device to Player 2")).to_be_visible()
    expect(page.get_by_role("region", name="The mechanism and the seats")).to_be_hidden()
    page.get_by_role("button", name="I have it: show my table").click()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()
    open_log(page)
    # Her gear lies face down for the other player.
    expect(page.get_by_role("button", name=re.compile(r"Anna:? sets? a gear"))).to_be_visible()


class Wire:
    """The way to the server, which can be cut."""

    def __init__(self, visitor: Visitor) -> None:
        self.addresses: list[str] = []
        self.cut = False
        self._open: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.addresses.append(route.url)
        if self.cut:
            route.close(code=1001)
            return
        self._open.append(route)
        route.connect_to_server()

    def sever(self) -> None:
        self.cut = True
        for route in self._open:
            route.close(code=1001)
        self._open.clear()

    def mend(self) -> None:
        self.cut = False


def test_two_browsers_and_a_lost_connection(visit: Visit) -> None:
    anna, boris = visit().arrive("Anna"), visit().arrive("Boris")
    table, invite = anna.table("gears", "me", "open")
    boris.call("POST", f"/tables/{table}/sit", {"seat": 2, "invite": invite})
    wire = Wire(anna)
    mine, theirs = anna.go(f"/#/t/{table}"), boris.go(f"/#/t/{table}")
    mine.evaluate("window.same = true")
    expect(mine.get_by_role("heading", name="Set a gear")).to_be_visible()

    open_log(mine)
    open_log(theirs)

    wire.sever()
    expect(mine.get_by_text("The connection is gone; trying again.").first).to_be_visible()
    set_gear(theirs)
    expect(theirs.get_by_role("button", name=re.compile("You:? set"))).to_be_visible()
    # What is pressed meanwhile is kept and sent when the way is open again.
    player = Player(mine)
    player.pick(player.choices.first)
    player.send.click()
    wire.mend()
    expect(mine.get_by_text("The connection is gone; trying again.").first).to_be_hidden()
    expect(mine.get_by_role("button", name=re.compile(r"Boris:? set"))).to_be_visible()
    expect(mine.get_by_role("button", name=re.compile("You:? set"))).to_be_visible()
    expect(theirs.get_by_role("button", name=re.compile("Anna:? set"))).to_be_visible()
    assert mine.evaluate("window.same"), "no reload"
    assert "seen=" in wire.addresses[-1]


def test_a_spectator_sees_but_does_not_play(visit: Visit) -> None:
    anna, other = visit().arrive(), visit()
    table, _ = anna.table("gears", "me", "greedy", visibility="public")
    page = other.go(f"/#/t/{table}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("region", name="The mechanism and the seats")).to_be_visible()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_hidden()


OPEN_SOCKETS = """async ([address, count]) => {
    window.kept = Array.from({ length: count }, () => new WebSocket(address));
    const heard = (one) => new Promise((done) => one.addEventListener('message', done));
    await Promise.all(kept.map(heard));
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_too_many_tables_open_is_told_so(visit: Visit, language: str) -> None:
    anna = visit(language=language).arrive()
    table, _ = anna.table("gears", "me", "greedy")
    page = anna.go()
    page.evaluate(OPEN_SOCKETS, [f"/api/tables/{table}/live", Settings().sockets])
    page.evaluate("table => { location.hash = `/t/${table}`; }", table)
    words = Spoken(language, "gears")
    why = words("why-most-sockets", most=Settings().sockets)
    expect(page.get_by_text(why)).to_be_visible()
    page.evaluate("kept.forEach((one) => one.close())")
    heading = page.get_by_role("heading", name=words("ask-set"))
    expect(heading).to_be_visible(timeout=PATIENCE)


def test_looking_back_and_returning(visit: Visit) -> None:
    anna = visit().arrive()
    table, _ = anna.table("gears", "me", "greedy")
    page = anna.go(f"/#/t/{table}")
    open_log(page)
    page.get_by_role("button", name=re.compile("^Move 10:")).click()
    expect(page.get_by_text(re.compile("As it was after move 10"))).to_be_visible()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_hidden()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()


def test_undo(visit: Visit) -> None:
    anna = visit().arrive()
    table, _ = anna.table("railroad-ink", "me")
    page = anna.go(f"/#/t/{table}")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_the_end_is_explained(visit: Visit) -> None:
    anna = visit().arrive()
    finished(anna)
    page = anna.page
    sheet = page.get_by_role("tabpanel", name="Score")
    cell = sheet.get_by_role("button", name=re.compile("^Entered, "))
    points = [int(cell.nth(i).inner_text()) for i in range(cell.count())]
    best = points.index(max(points))
    cell.nth(best).focus()
    expect(cell.nth(best)).to_have_attribute("aria-pressed", "true")
    expect(sheet.get_by_text("a code card entered")).to_have_count(max(points))


def test_replay(visit: Visit) -> None:
    anna = visit().arrive()
    table = finished(anna)
    page = anna.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    total = int(slider.get_attribute("max") or 0)
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}/1$"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Move 2 of {total}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile("The game is over")).first).to_be_visible()
    slider.fill(str(total - 1))
    expect(page.get_by_text(f"Move {total - 1} of {total}")).to_be_visible()
    # As a seat saw it: what the other set is not shown before it is turned up.
    first_set = next(i for i, move in enumerate(moves(anna, table), 1) if " set " in move)
    slider.fill(str(first_set))
    expect(page.get_by_text(f"Move {first_set} of {total}")).to_be_visible()
    page.get_by_label("As seen by").select_option("2")
    page.reload()
    expect(page.get_by_text(f"Move {first_set} of {total}")).to_be_visible()


def moves(who: Visitor, table: str) -> list[str]:
    found: list[str] = who.call("GET", f"/tables/{table}/log")["moves"]
    return found


def test_saving_and_opening_a_log(visit: Visit) -> None:
    anna = visit().arrive()
    table = finished(anna)
    page = anna.page
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    path = saved.value.path()
    page = anna.go("/#/")
    page.get_by_label("Open a saved game").set_input_files(path)
    expect(page).to_have_url(re.compile("/t/"))
    assert table not in page.url
    expect(page.get_by_role("tabpanel", name="Score")).to_be_visible()


def test_a_reload_keeps_the_step_of_a_tutorial(visit: Visit) -> None:
    page = visit().go("/#/learn")
    page.get_by_role("button", name="Learn in ten steps: Railroad Ink").click()
    lesson = page.get_by_role("region", name=re.compile("^Step "))
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Step 2 of 10")
    expect(page.locator(".ring")).to_be_visible()
    page.reload()
    expect(lesson).to_contain_text("Step 2 of 10")
    lesson.get_by_role("button", name="Leave the tutorial").click()
    expect(lesson).to_be_hidden()


def test_notifications_are_asked_for(visit: Visit) -> None:
    anna = visit(permissions=["notifications"])
    page = anna.go("/#/settings")
    box = page.get_by_label("Notify me when it is my turn")
    expect(box).not_to_be_checked()
    box.check()
    expect(box).to_be_checked()
    page.reload()
    expect(box).to_be_checked()
