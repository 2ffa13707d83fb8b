"""Transmissions against the oracle in games made to meet what random ones seldom do."""

from __future__ import annotations

from .transmissions_pair import Pair

SPOTS = ("start 1", "spots 0 3 7 11", "robots YBGR")
TOPS = tuple(f"top {stack} P0{stack}" for stack in (1, 2, 3, 4))


class Script:
    """Plays what is told; nature as preferred; others only pass, with red if they can."""

    def __init__(self, seats: int, options: dict[str, str], *preferred: str) -> None:
        self.pair = Pair(seats, options)
        self.preferred = preferred
        self.pair.compare()

    def play(self, *texts: str) -> None:
        for text in texts:
            while f"1 {text}" not in self.pair.oracle.legal():
                assert self.pair.acting() != 1, self.pair.told(
                    f"{text} is none of {self.pair.oracle.legal()}"
                )
                self._pass()
            self._do(f"1 {text}")

    def _pass(self) -> None:
        legal = self.pair.oracle.legal()
        known = [t for wanted in self.preferred for t in legal if t == f"* {wanted}"]
        idle = [t for t in legal if t.endswith((" skip", " end", " go 1"))]
        red = [t for t in legal if " card " in t and t.endswith(" R")]
        self._do((known or idle or red or legal)[0])

    def _do(self, text: str) -> None:
        self.pair.play(text)
        self.pair.compare()

    def uses(self) -> list[str]:
        """Ideas that could be used now, jumps and exchanges among them."""
        legal = (text.split() for text in self.pair.oracle.legal())
        return [words[2] for words in legal if words[1] in ("use", "jump", "swap")]


def test_a_copied_bonus() -> None:
    script = Script(
        2,
        {"sets": "advanced"},
        *SPOTS,
        "sets AB EZ",
        "deal 1 SI1 SI10",
        "pair 4 A1 Z4",
        *TOPS,
        "hand 1 TY TG TL3",
        "hand 2 TR TL1 TL2",
    )
    script.play("put SI1 R", "put SI10 B")
    script.play("card TG G", "go 1", "idea 4 Y", "end")
    script.play("card TY Y", "go 2")
    assert script.uses() == []
    script.play("take 2W")
    assert script.uses() == ["Z4>SI10"]
    script.play("use Z4>SI10")
    assert script.uses() == []
    assert script.pair.oracle.players[1].owns["E"] == 1 + 2


def test_a_copied_jump() -> None:
    script = Script(
        2,
        {"sets": "advanced"},
        *SPOTS,
        "sets AB EZ",
        "deal 1 SI1 SI10",
        "pair 4 A1 Z2",
        "pair 3 A2 Z4",
        *TOPS,
        "hand 1 TB TG TL1",
        "hand 2 TR TL1 TL2",
        "hand 1 TY",
    )
    script.play("put SI1 Y", "put SI10 G")
    script.play("card TG G", "go 1", "idea 4 B", "end")
    script.play("card TB B", "go 1", "take 4E", "end")
    script.play("card TL1 G", "go 1", "idea 4 Y", "end")
    script.play("card TY Y")
    assert "Z4>Z2" in script.uses()
    script.play("use SI1")
    assert script.uses() == []
    script.play("go 3")


def test_a_copied_jump_instead_of_the_move() -> None:
    script = Script(
        1,
        {"sets": "advanced", "difficulty": "robots"},
        *SPOTS,
        "sets ABC EFZ",
        "deal 1 SI1 SI8",
        "pair 4 A1 Z2",
        "pair 3 A2 Z4",
        *TOPS,
        "hand 1 TB TG TL1",
        "harvey TY",
        "hand 1 TY",
    )
    script.play("put SI1 Y", "put SI8 G")
    script.play("card TG G", "use SI8", "go 1", "idea 4 B @board", "end")
    script.play("card TB B", "go 1", "take 4E", "end")
    script.play("card TL1 G", "go 1", "idea 4 Y @box", "end")
    script.play("card TY Y", "jump Z4>Z2 10 @board")
    oracle = script.pair.oracle
    assert oracle.robots["Y"] == 10
    assert oracle.turn is not None
    assert oracle.turn.sub.used == ["Z4", "Z2"]
    script.play("skip", "end")
