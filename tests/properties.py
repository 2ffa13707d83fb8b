"""What the property tests share: how many examples they try, JSON values, texts with slips."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st

LONGEST = 500  # characters of a refusal

ANY_TEXT = st.text(st.characters())  # lone surrogates too
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=10,
)
SYNTAX = 'ABCDEFG1234567890HRL.x*o "{}[],:-\\\n\té№\0'


def examples(times: float) -> settings:
    """So many times what the profile tries: the quicker an example, the more of them."""
    return settings(max_examples=max(1, round(settings().max_examples * times)))


@st.composite
def with_slips(draw: st.DrawFn, texts: Sequence[str], most: int = 4) -> str:
    """One of the texts with some places changed, lost or doubled."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, most))):
        at = draw(st.integers(0, len(text)))
        end = draw(st.integers(at, min(at + 20, len(text))))
        instead = draw(st.sampled_from(["", text[at:end] * 2]) | st.text(SYNTAX, max_size=3))
        text = text[:at] + instead + text[end:]
    return text


def assert_short_line(error: Exception) -> None:
    """What a refusal says fits on a line."""
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) <= LONGEST
