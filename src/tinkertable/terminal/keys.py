"""Keys as the terminal's screens know them, whatever keyboard layout they were typed on."""

from __future__ import annotations

from textual.events import Key

# The Russian layout, key by key: a command is where its Latin letter is.
_RUSSIAN = "йцукенгшщзфывапролдячсмить"
_LATIN = "qwertyuiopasdfghjklzxcvbnm"
_SAME_KEY = str.maketrans(_RUSSIAN + _RUSSIAN.upper(), _LATIN + _LATIN.upper())


def key_of(event: Key) -> str:
    """A printed character, or the name of a key that prints none (`up`, `enter`, `space`)."""
    if event.is_printable and event.character and event.character != " ":
        return event.character.translate(_SAME_KEY)
    return event.key
