"""Which gears win a round of Gears: the ten round cards and the jam, by plain enumeration."""

from __future__ import annotations

from collections.abc import Sequence

ROUND_CARDS = (
    "highest",
    "lowest",
    "highest_even",
    "highest_odd",
    "lowest_even",
    "lowest_odd",
    "even",
    "odd",
    "all_but_lowest",
    "all_but_highest",
)

# Cards on which the first unjammed value of a list wins alone.
FIRST_OF = {
    "highest": (4, 3, 2, 1),
    "lowest": (1, 2, 3, 4),
    "highest_even": (4, 2),
    "highest_odd": (3, 1),
    "lowest_even": (2, 4),
    "lowest_odd": (1, 3),
}


def winning_seats(
    rule: str, values: Sequence[float], colours: list[str], grey_immunity: bool = True
) -> set[int]:
    """The seats, counted from 1, that win with these values (after the swap) and colours.

    A gear that counts as grey for jams is passed with the colour "grey".
    """
    if rule in FIRST_OF:
        for value in FIRST_OF[rule]:
            winner = unjammed(value, values, colours, grey_immunity)
            if winner:
                return {winner}
        return set()
    claims = {
        "even": {2, 4},
        "odd": {1, 3},
        "all_but_lowest": {1, 2, 3, 4} - {min(values)},
        "all_but_highest": {1, 2, 3, 4} - {max(values)},
    }[rule]
    return {unjammed(value, values, colours, grey_immunity) for value in claims} - {0}


def winning_by(
    wins: str, numbers: list[int], loses: str, values: Sequence[float], colours: list[str]
) -> set[int]:
    """The same for a card of another box: which numbers win, the first or every one of them."""
    lost = {"none": 0, "lowest": min(values), "highest": max(values)}[loses]
    winners = []
    for value in numbers:
        if value != lost and (winner := unjammed(value, values, colours, True)):
            winners.append(winner)
    return set(winners[:1] if wins == "first" else winners)


def unjammed(value: int, values: Sequence[float], colours: list[str], grey_immunity: bool) -> int:
    """The seat, from 1, whose gear wins among all that show `value`; 0 if none does or all jam."""
    group = [seat for seat, shown in enumerate(values, start=1) if shown == value]
    if len(group) == 1:
        return group[0]
    greys = [seat for seat in group if colours[seat - 1] == "grey"]
    if grey_immunity and len(greys) == 1:
        return greys[0]
    return 0


def unique_best(totals: Sequence[float]) -> list[int]:
    """The seat, from 1, with the highest score that nobody shares; empty if there is none."""
    unique = [total for total in totals if totals.count(total) == 1]
    return [totals.index(max(unique)) + 1] if unique else []
