"""The course of a round: it opens, turn follows turn, it ends."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import AGENTS, ASSISTANTS, DICE, ROUNDS, SLOTS
from .deck import begin_filling, clear_factory
from .state import INVESTING, NONE, OPENING, OVER, PLUGGING, REFILLING, TURN, Board, State


@rule
def open_round(s: State) -> None:
    """R7: four bots first."""
    s.place = 0
    s.turns = 0
    s.passes = 0
    begin_filling(s, OPENING, 0)


@rule
def continue_after_fill(s: State) -> None:
    """A slot is filled: the next one, or what comes after the last."""
    if s.phase == REFILLING:
        s.phase = PLUGGING
    elif s.step + 1 < SLOTS:
        begin_filling(s, s.phase, s.step + 1)
    elif s.phase == OPENING:
        s.phase = INVESTING
    else:
        end_turn(s)


@rule
def roll(s: State, number: int) -> None:
    """R9: seat by seat, from left to right."""
    s.board[s.step // DICE].dice[s.round_now * DICE + s.step % DICE] = number
    s.step += 1
    if s.step == s.seats * DICE:
        s.phase = TURN


@rule
def end_turn(s: State) -> None:
    """R10: the next in the order, until each has had its five turns (R11)."""
    s.phase = TURN
    s.turns += 1
    s.place += 1
    if s.place == s.seats:
        s.place = 0
    if s.turns == s.seats * (AGENTS + 1):
        end_round(s)


@rule
def end_round(s: State) -> None:
    """R23, R32: bots and investors stay as they stand in this round's part of the record."""
    clear_factory(s)
    for seat in range(s.seats):
        go_home(s.board[seat])
    for place in range(s.seats):  # R19: the last to pass begins
        s.order[place] = s.pile[s.seats - 1 - place]
    for place in range(s.seats):
        s.pile[place] = NONE
    s.round_now += 1
    if s.round_now == ROUNDS:
        s.phase = OVER
    else:
        open_round(s)


@rule
def go_home(b: Board) -> None:
    """R1, R32: agents and assistants are at hand again."""
    b.agents = AGENTS
    b.assistants = ASSISTANTS
    b.passed = 0
