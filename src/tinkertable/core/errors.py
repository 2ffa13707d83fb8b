"""What can be wrong with input. Every message says what was expected and what came."""


class InputError(ValueError):
    """Something a person or a program gave us cannot be used."""


class NotAnAction(InputError):
    """The text names no action of the game."""


class NotLegal(InputError):
    """The action exists but may not be played now."""


class NotActing(InputError):
    """The seat may not act now."""


class BadLog(InputError):
    """A log cannot be read or replayed; `move` is the number of the move at fault, from 1."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move


class BadEdition(InputError):
    """An edition file cannot be used."""


def shown(value: object, most: int = 60) -> str:
    """A value in an error message: never longer than a line."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"
