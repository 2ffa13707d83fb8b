"""Boxes that have nothing of ours, as their files say."""

from __future__ import annotations

from typing import Any

from tests.games.gears.other_box import OTHER_BOX as GEARS
from tests.games.railroad_ink.strange import strange
from tests.games.sentient.other_box import OTHER_BOX as SENTIENT
from tests.games.transmissions.other_box import other_edition
from tinkertable.core.edition import Edition, edition_file

BOXES: dict[str, Edition] = {
    "gears": GEARS,
    "railroad-ink": strange(),
    "sentient": SENTIENT,
    "transmissions": other_edition(),
}


def file_of(game: str) -> dict[str, Any]:
    return edition_file(BOXES[game]) | {"name": "Strange box"}
