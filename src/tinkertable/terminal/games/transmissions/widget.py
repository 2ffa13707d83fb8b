"""Transmissions in the terminal: rondel, display, one's board, pipes, and what may be done.

It knows no rule: the table comes from the view, the moves from the legal list.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkertable.core.position import Position
from tinkertable.games.transmissions.view.board import board_view
from tinkertable.terminal import rows, widget
from tinkertable.terminal.local_table import PERSON
from tinkertable.terminal.rows import ACTING, HEIGHT, STEPS, WIDTH, padded

from .wording import (
    GUESS,
    change_text,
    effect_text,
    item_line,
    item_text,
    lack_text,
    move_text,
    pipe_line,
    question,
    signed,
)

PLACE, COLUMN = 11, 20  # columns of the rondel; of display, stacks and board
LEAST_ROOM = 4  # lines for the moves
LIST = 42  # columns of the list where pipes are drawn beside it
CELL, CELL_LINES = 5, 3  # of the pipes' grid
STYLES = {
    "Y": "bright_yellow", "B": "bright_blue", "G": "bright_green", "R": "bright_red",
    "W": "bright_white", "E": "bright_cyan",
}  # fmt: skip
JOINTS = {"-": " ", "r": "o", "q": "#"}


class TransmissionsWidget(rows.RowsWidget):
    GAME = "transmissions"

    def __init__(self, host: widget.Host) -> None:
        super().__init__(host)
        self._points_of = -1  # the seat whose points are told in place of the moves
        self._pipes_of = -1  # the seat whose pipes are drawn in place of the moves

    def rows(self) -> list[Text]:
        if self.host.table.now.over and self._points_of < 0 and self._pipes_of < 0:
            self._points_of, self._row = PERSON, 0
        lines = [self._heading(), *self._rondel(), *self._display(), self._stacks()]
        lines += [self._forest(), *self._board(), self._stock(), *self._others()]
        said = [padded(self._news(), WIDTH, "dim"), padded(self._sentence(), WIDTH, "bold")]
        height = self.size.height or HEIGHT
        room = max(LEAST_ROOM, height - len(lines) - len(said))
        lines = lines[: height - room - len(said)] + said
        if self._pipes_of >= 0:
            return lines + self._pipes(self.host.table.now.position, self._pipes_of, room, WIDTH)
        return lines + (self._items(room) if self._points_of >= 0 else self.moves(room))

    def _heading(self) -> Text:
        view, turn = self.view, self.view["turn"]
        title = self.say("terminal-title")
        if turn:
            number = view["boards"][PERSON]["turns"] + 1
            title = self.say("terminal-turn", turn=number)
        told = self._end() if view["end"] else self.say("terminal-guess") + GUESS
        return Text(f"{title:<{WIDTH - len(told)}}{told}", "bold")

    def _end(self) -> str:
        if self.host.table.now.over:
            return self._outcome()
        end = self.view["end"]
        return self.say("terminal-ending", reason=self.say(f"terminal-reason-{end['reason']}"))

    def _outcome(self) -> str:
        winners = self.view["winners"]
        if winners == [PERSON + 1]:
            return self.say("terminal-you-win")
        if not winners:
            return self.say("terminal-harvey-wins")
        return self.say("terminal-winners", n=len(winners), seats=", ".join(map(str, winners)))

    def _rondel(self) -> list[Text]:
        """Locations, and under each its two spaces with who stands there."""
        names, spaces, reach = Text(), Text(), {p["space"] for p in self.view["reach"]}
        for place in self.view["rondel"]:
            if not place["far"]:
                names.append_text(padded(self.say(f"terminal-location-{place['location']}"), PLACE))
            robot = place["robot"]
            cell = Text(f"{place['space']:>2}", "bold" if place["space"] in reach else "dim")
            cell.append(f" {robot or '·'} ", f"reverse {STYLES[robot]}" if robot else "dim")
            spaces.append_text(padded(cell, PLACE // 2 + (1 if place["far"] else 0)))
        return [names, spaces]

    def _display(self) -> list[Text]:
        """Positions with their prices; an item and an idea each, and what one lacks."""
        rows, view = [Text() for _ in range(3)], self.view
        for p, place in enumerate(view["display"]):
            extra = self.say("terminal-surcharge") if place["surcharge"] else ""
            rows[0].append_text(padded(f"[{p + 1}] {place['price']}E{extra}", COLUMN, "dim"))
            for row, kind in zip(rows[1:], ("item", "idea"), strict=True):
                lack = lack_text(view["lacks"][f"{kind}s"][p])
                text = self._tile(kind, place[kind]) if place[kind] else "–"
                row.append_text(padded(text, COLUMN - 1, "dim" if lack else "bold"))
                row.append(" ")
        return rows

    def _tile(self, kind: str, tile: dict[str, Any]) -> str:
        if kind == "item":
            return item_line(self.say, tile)
        return f"{tile['price']}E: {effect_text(self.say, tile)}"

    def _stacks(self) -> Text:
        row = Text()
        for k, stack in enumerate(self.view["stacks"]):
            lack = lack_text(self.view["lacks"]["pipes"][k])
            text = f"{k + 1}) {pipe_line(self.say, stack['pipe'])}" if stack["pipe"] else "–"
            row.append_text(padded(text, COLUMN - 1, "dim" if lack else "bold"))
            row.append(" ")
        return row

    def _forest(self) -> Text:
        forest = self.view["forest"]
        top = forest["discard"][-1:]
        told = f"{top[0]} {self.say(f'terminal-forest-{top[0]}')}" if top else "–"
        text = self.say(
            "terminal-forest-piles", draw=forest["draw"], n=len(forest["discard"]), top=told
        )
        pool = self.view["pool"]
        if pool:
            text = (
                self.say("terminal-pool", pool=" ".join(f"{r}{n}" for r, n in pool.items()))
                + "  "
                + text
            )
        return padded(text, WIDTH)

    def _board(self) -> list[Text]:
        """One's columns: how far the robot goes, slots, and the tiles."""
        view = self.view
        columns = view["boards"][PERSON]["columns"]
        head, cells = Text(), []
        for column, robot in zip(columns, view["robots"], strict=True):
            title = f"{robot['robot']} →{robot['distance']} "
            title += self.say("terminal-slots", free=column["free"], points=robot["fill_points"])
            head.append_text(padded(title, COLUMN, f"bold {STYLES[robot['robot']]}"))
            tiles = [item_line(self.say, item) for item in column["items"]]
            tiles += [effect_text(self.say, idea) for idea in column["ideas"]]
            cells.append(tiles)
        height = max(1, *(len(tiles) for tiles in cells))
        rows = [Text() for _ in range(height)]
        for tiles in cells:
            for row, text in zip(rows, tiles + [""] * (height - len(tiles)), strict=True):
                row.append_text(padded(f" {text}", COLUMN))
        return [head, *rows]

    def _stock(self) -> Text:
        """What one has: engrams, electricity, cards, points."""
        board, row = self.view["boards"][PERSON], Text()
        for resource, n in board["stock"].items():
            row.append(f"{resource}{n} ", f"bold {STYLES[resource]}")
        row.append(f" {self.say('terminal-hand')} {' '.join(board['hand'] or [])}")
        held = [name if n == 1 else f"{n}×{name}" for name, n in board["held"].items()]
        row.append(f"  {' '.join(held)}", "green")
        row.append(f"  {self.say('terminal-points', points=board['score']['total'])}", "bold")
        return padded(row, WIDTH)

    def _others(self) -> list[Text]:
        """A line for everybody else, Harvey too."""
        rows, view = [], self.view
        for seat, board in enumerate(view["boards"]):
            if seat != PERSON:
                name = f"{seat + 1} {self.called(seat)}"
                rows.append(self._other(name, board, seat + 1 in view["acting"]))
        if view["harvey"]:
            rows.append(self._other(self.say("terminal-harvey"), view["harvey"], acting=False))
        return rows

    def _other(self, name: str, board: dict[str, Any], acting: bool) -> Text:
        row = padded(f"{ACTING if acting else ' '}{name}", 14, "bold")
        stock = board.get("stock", {})
        row.append("".join(f"{r}{n} " for r, n in stock.items()))
        facts = {
            "items": sum(len(c["items"]) for c in board["columns"]),
            "ideas": sum(len(c["ideas"]) for c in board["columns"]),
            "free": sum(c["free"] for c in board["columns"]),
            "flow": board["flow_length"],
            "acorns": board["acorns"],
            "points": board["score"]["total"],
        }
        row.append(self.say("terminal-other", **facts))
        if board.get("hand"):
            row.append(" " + " ".join(board["hand"]), "dim")
        return padded(row, WIDTH)

    def _news(self) -> str:
        """What has happened since one's own last move."""
        told: list[str] = []
        for text in reversed(self.host.table.match.move_texts(PERSON)):
            if text.startswith(f"{PERSON + 1} "):
                break
            told.append(text)
        return " · ".join(told[::-1][-8:])

    def _sentence(self) -> str:
        if self._pipes_of >= 0:
            name = self.called(self._pipes_of)
            length = self.view["boards"][self._pipes_of]["flow_length"]
            return self.say("terminal-pipes-of", seat=self._pipes_of + 1, name=name, n=length)
        if self._points_of >= 0:
            score = self._sheet(self._points_of)["score"]
            lines = ", ".join(
                f"{self.say(f'terminal-line-{line}').lower()} {n}"
                for line, n in score.items()
                if n or line == "total"
            )
            name = self._who(self._points_of)
            return self.say("terminal-points-of", seat=self._points_of + 1, name=name, lines=lines)
        if not self._legal:
            return self.waiting()
        return question(self.say, self._legal, self.view)

    def _sheet(self, side: int) -> dict[str, Any]:
        """A seat's board, or Harvey's."""
        boards: list[dict[str, Any]] = self.view["boards"]
        return boards[side] if side < len(boards) else self.view["harvey"]

    def _who(self, side: int) -> str:
        if side < self.host.table.match.seats:
            return self.called(side)
        return self.say("terminal-harvey")

    def moves(self, room: int) -> list[Text]:
        """While a pipe is placed, beside the pipes as they would lie."""
        moves = super().moves(room)
        if not any(self.named(action).verb == "flip" for action in self._legal):
            return moves
        after = self.host.table.now.after(self._legal[self._row])
        drawn = self._pipes(after, PERSON, room, WIDTH - LIST)
        moves += [Text() for _ in range(room - len(moves))]
        return [padded(row, LIST).append_text(line) for row, line in zip(moves, drawn, strict=True)]

    def move_text(self, action: int, here: bool) -> str:
        now = self.host.table.now
        text = move_text(self.say, now.position, action, self.view)
        change = change_text(self.say, now.position, now.after(action), PERSON) if here else ""
        return f"{text}: {change}" if change else text

    def _pipes(self, position: Position, seat: int, lines: int, width: int) -> list[Text]:
        """Pipes as cells with their joints, o round and # rectangular; the flow is bold."""
        board = board_view(position, seat)
        across, down = max(1, width // CELL), max(1, lines // CELL_LINES)
        pipes = board["pipes"]
        last = pipes[-1]
        left = self._from([pipe["x"] for pipe in pipes], last["x"], across)
        top = self._from([-pipe["y"] for pipe in pipes], -last["y"], down)
        rows = [[" "] * (across * CELL) for _ in range(max(lines, down * CELL_LINES))]
        styles = []
        for pipe in pipes:
            x, y = pipe["x"] - left, -pipe["y"] - top
            if 0 <= x < across and 0 <= y < down:
                north, east, south, west = (JOINTS[j] for j in pipe["tile"]["edges"])
                cell = [f" .{north}. ", f"{west}{pipe['number']:^3}{east}", f" '{south}' "]
                for i, text in enumerate(cell):
                    rows[y * CELL_LINES + i][x * CELL : (x + 1) * CELL] = text
                if pipe["number"] in board["flow"]:
                    styles += [(y * CELL_LINES + i, x * CELL) for i in range(CELL_LINES)]
        drawn = [Text("".join(row)) for row in rows[:lines]]
        for line, column in styles:
            if line < lines:
                drawn[line].stylize("bold bright_cyan", column, column + CELL)
        return drawn

    def _from(self, values: list[int], must: int, room: int) -> int:
        """Where the picture begins, so that the newest pipe is in it and as many as fit."""
        first = min(values)
        return max(first, must - room + 1) if must - first >= room else first

    def _items(self, room: int) -> list[Text]:
        """What earned the points of a seat, from a row on."""
        table = self.host.table
        position = table.now.position
        items = table.game.explain(position, self._points_of)
        texts = [
            f"{signed(item.points):>5}  {item_text(self.say, position, item)}" for item in items
        ]
        self._row = max(0, min(self._row, len(texts) - room))
        return [padded(text, WIDTH) for text in texts[self._row : self._row + room]]

    def press(self, key: str) -> bool:
        if key in ("s", "p"):
            self._turn_page(key)
        elif key == "escape" and (self._points_of >= 0 or self._pipes_of >= 0):
            self._points_of = self._pipes_of = -1
            self._row = 0
        elif self._points_of >= 0 and key in STEPS:
            self._row += STEPS[key]
        elif self._points_of < 0 and self._pipes_of < 0:
            return super().press(key)
        else:
            return False
        return True

    def _turn_page(self, key: str) -> None:
        """The next seat's points or pipes, then the moves again."""
        seats = self.host.table.match.seats
        if key == "s" and self.view["harvey"]:
            seats += 1
        shown = self._points_of if key == "s" else self._pipes_of
        first = PERSON if self.host.table.now.over and key == "s" else -1
        shown = shown + 1 if shown + 1 < seats else first
        self._points_of, self._pipes_of = (shown, -1) if key == "s" else (-1, shown)
        self._row = 0

    def tips(self) -> str:
        if self.host.table.now.over:
            return self.say("terminal-tips-over")
        if self._points_of >= 0 or self._pipes_of >= 0:
            return self.say("terminal-tips-page")
        return self.say("terminal-tips" if self._legal else "terminal-tips-wait")
