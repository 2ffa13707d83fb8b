"""Why a match has ended; clients have words for each."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    PLAYED = "played"  # to its end
    VOTE = "vote"  # all who play agreed to end it as it stood
    RESIGNED = "resigned"  # all but one gave up, or every person
    FORGOTTEN = "forgotten"  # nobody who played is known here any more
    OPERATOR = "operator"  # whoever runs the server ended it
