"""The searches themselves: rules over the contract and a game's knowledge, bound per game.

`knowledge.pyi` and `foresight.pyi` say what a game's `bot/knowledge.py` may tell them.
"""
