"""Drivers: functions over the contract that a backend readies for a game.

A driver names its entries, what Python calls, in `ENTRIES`. Everything in it is a rule; `bind.py`
puts a game's functions in the place of the contract's.
"""
