"""Pgx: many games in step under JAX, random moves by the mask, observations as it always makes
them. How is `cpu` or `gpu`."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Any

from .clock import Batch, asked, tell

ENVS = {"tic-tac-toe": "tic_tac_toe", "connect-four": "connect_four", "backgammon": "backgammon"}
LANES = {"cpu": 1024, "gpu": 65_536}
STEPS = 64  # of a batch


def set_up(how: str, threads: int) -> None:
    """What JAX reads when it is imported."""
    os.environ["JAX_PLATFORMS"] = "cpu" if how == "cpu" else "cuda"
    if threads == 1:
        os.environ["XLA_FLAGS"] = (
            "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        )


def in_step(name: str, lanes: int) -> Batch:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, for_action, for_step = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(for_action, logits, axis=-1)
        state = step(state, action, jax.random.split(for_step, lanes))
        return (state, key), state.terminated.sum()

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, length=STEPS)

    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), lanes))
    at = [(start, jax.random.PRNGKey(1))]

    def batch() -> tuple[int, int]:
        at[0], ended = many(*at[0])
        jax.block_until_ready(at[0])
        return lanes * STEPS, int(ended.sum())

    return batch


def main() -> int:
    told = asked()
    set_up(told.how, told.threads)
    batch = in_step(ENVS[told.game], LANES[told.how])
    tell(batch, told.seconds, f"Pgx {version('pgx')}, JAX {version('jax')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
