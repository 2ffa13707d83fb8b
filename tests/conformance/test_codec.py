"""Number, named value and text of every action are one."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotAnAction
from tinkertable.core.game import Game
from tinkertable.core.notation import Action

from .cases import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_round_trip_of_every_action(game: Game) -> None:
    codec = game.codec
    assert len(codec.texts) == len(codec.named) == codec.actions
    assert len(set(codec.texts)) == codec.actions
    assert len(set(codec.named)) == codec.actions
    for number in range(codec.actions):
        text = codec.text(number)
        assert codec.number(text) == number
        assert codec.named[number].verb == text.split(" ")[0]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_named_actions_tell_the_text(game: Game) -> None:
    """A named value has no more and no less in it than the text after the verb."""
    for number, action in enumerate(game.codec.named):
        assert isinstance(action, Action)
        rest = game.codec.text(number).removeprefix(action.verb)
        for argument in action.arguments:
            assert argument in rest
            rest = rest.replace(argument, "", 1)
        assert not any(letter.isalnum() for letter in rest)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_texts_fit_a_line_of_the_log(game: Game) -> None:
    for text in game.codec.texts:
        assert text == " ".join(text.split())
        assert text.isascii()
        assert "?" not in text, "a question mark stands for what may not be seen"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("change", [str.upper, str.title, "{} ".format, " {}".format, "{}x".format])
def test_nearly_a_text_is_none(game: Game, change: type[str]) -> None:
    for text in {game.codec.text(n) for n in range(0, game.codec.actions, 97)}:
        if change(text) not in game.codec.texts:
            with pytest.raises(NotAnAction, match="expected"):
                game.codec.number(change(text))
