"""The games that are drawn in the terminal in a way of their own; the others are listed."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tinkertable.core.game import Game
from tinkertable.terminal.list import ListWidget
from tinkertable.terminal.widget import GameWidget

# By game: the module and its widget.
WIDGETS = {
    "railroad-ink": "railroad_ink.RailroadInkWidget",
    "gears": "gears.widget.GearsWidget",
    "sentient": "sentient.widget.SentientWidget",
    "transmissions": "transmissions.widget.TransmissionsWidget",
}


def widget_of(game: Game) -> type[GameWidget]:
    """The game's own widget, or one that lists views and moves."""
    if game.name not in WIDGETS:
        return ListWidget
    module, _, name = WIDGETS[game.name].rpartition(".")
    return cast(type[GameWidget], getattr(import_module(f"{__name__}.{module}"), name))
