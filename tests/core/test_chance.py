"""Chance: draws of a match, and the streams of simulations."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from tinkertable.core.chance import NATURE_STREAM, SEATS_STREAM, STREAMS, Chance, below, restart
from tinkertable.core.record import Ints, ints

# The 0.1 % point of chi-squared; seeds are fixed, so these tests cannot fail by chance.
CHI_SQUARED = {1: 10.83, 5: 20.52, 6: 22.46, 51: 87.97}


def uneven(numbers: list[int], n: int) -> float:
    """Chi-squared of numbers that should be uniform below n."""
    counts, expected = Counter(numbers), len(numbers) / n
    assert set(counts) <= set(range(n))
    return sum((counts[i] - expected) ** 2 / expected for i in range(n))


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_draws_are_uniform(n: int) -> None:
    chance = Chance("uniform")
    assert uneven([chance.below(0, k, n) for k in range(3000)], n) < CHI_SQUARED[n - 1]
    assert uneven([chance.below(bag, 0, n) for bag in range(3000)], n) < CHI_SQUARED[n - 1]


def test_a_draw_depends_on_seed_bag_and_number_alone() -> None:
    chance = Chance("a seed")
    drawn = [chance.below(2, k, 1000) for k in range(5)]
    for _ in range(3):
        chance.below(7, 0, 6)
    assert [chance.below(2, k, 1000) for k in range(5)] == drawn
    assert [Chance("a seed").below(2, k, 1000) for k in range(5)] == drawn
    assert [Chance("b seed").below(2, k, 1000) for k in range(5)] != drawn
    assert [chance.below(3, k, 1000) for k in range(5)] != drawn
    assert chance.below(1, 11, 1 << 60) != chance.below(11, 1, 1 << 60)


def test_a_draw_can_be_checked_by_anyone() -> None:
    """HMAC-SHA-256 of "bag/number/attempt" under the seed, its first eight bytes."""
    for bag, k in ((0, 0), (3, 17)):
        digest = hmac.new(b"open", f"{bag}/{k}/0".encode(), hashlib.sha256).digest()
        assert Chance("open").below(bag, k, 6) == int.from_bytes(digest[:8], "big") % 6


def test_one_of_one_and_very_many() -> None:
    chance = Chance("edges")
    assert {chance.below(0, k, 1) for k in range(50)} == {0}
    drawn = [chance.below(0, k, (1 << 63) + 1) for k in range(200)]  # half are drawn again
    assert max(drawn) <= 1 << 63
    assert len(set(drawn)) == len(drawn)


def test_the_commitment_binds_the_seed() -> None:
    chance = Chance.secret()
    assert chance.commitment == hashlib.sha256(chance.seed.encode()).hexdigest()
    assert chance.seed not in chance.commitment
    assert Chance(chance.seed).commitment == chance.commitment
    assert Chance(chance.seed + "0").commitment != chance.commitment


def test_secret_seeds_are_fresh_and_long() -> None:
    seeds = {Chance.secret().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def stream(seed: int, index: int, which: int, n: int, length: int) -> list[int]:
    rng: Ints = ints(STREAMS)
    restart(rng, seed, index)
    return [below(rng, which, n) for _ in range(length)]


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_streams_are_uniform(n: int) -> None:
    assert uneven(stream(5, 0, SEATS_STREAM, n, 20_000), n) < CHI_SQUARED[n - 1]
    firsts = [stream(5, index, NATURE_STREAM, n, 1)[0] for index in range(5000)]
    assert uneven(firsts, n) < CHI_SQUARED[n - 1]


def test_streams_are_independent() -> None:
    many = 1 << 30
    seen = {
        tuple(stream(seed, index, which, many, 4))
        for seed in (0, 1, 2, 1 << 40, (1 << 62) + 1)
        for index in (0, 1, 1 << 33)
        for which in range(STREAMS)
    }
    assert len(seen) == 5 * 3 * STREAMS
    pairs = [a * 6 + b for a, b in zip(
        stream(9, 0, SEATS_STREAM, 6, 20_000), stream(9, 0, NATURE_STREAM, 6, 20_000), strict=True
    )]  # fmt: skip
    assert uneven(pairs, 36) < 66.62


def test_taking_from_one_stream_leaves_the_other() -> None:
    rng: Ints = ints(STREAMS)
    restart(rng, 3, 3)
    for _ in range(100):
        below(rng, SEATS_STREAM, 6)
    nature = [below(rng, NATURE_STREAM, 6) for _ in range(20)]
    assert nature == stream(3, 3, NATURE_STREAM, 6, 20)


def test_stream_numbers_stay_below_63_bits() -> None:
    rng: Ints = ints(STREAMS)
    restart(rng, (1 << 62) + 12345, (1 << 40) + 3)
    for _ in range(2000):
        below(rng, SEATS_STREAM, (1 << 31) - 1)
        assert 0 < rng[SEATS_STREAM] < 1 << 62
