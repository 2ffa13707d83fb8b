"""Environments: the games as those who train on them step them."""
