"""What the tree search finds in this process's mode; test_transmissions.py compares."""

from __future__ import annotations

from tinkertable.bots.tree import advise

from .transmissions import walk

EVERY = {1: 18, 2: 40, 4: 100}  # by seats: which choices are looked at


def main() -> None:
    for seats, every in EVERY.items():
        for i, (position, seat) in enumerate(walk(seats, seats)):
            if i % every == 0:
                found = advise(position.hidden(seat), seat, i, simulations=5, seconds=1e9)
                print(seats, i, found)


if __name__ == "__main__":
    main()
