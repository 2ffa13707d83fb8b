"""Environments: the games as those who train on them step them."""

from .vector import CUT, OVER, REFUSED, Step, VectorEnv, make_vec

__all__ = ["CUT", "OVER", "REFUSED", "Step", "VectorEnv", "make_vec"]
