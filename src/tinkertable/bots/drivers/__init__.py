"""The searches themselves: rules over the contract and a game's knowledge, bound per game.

`knowledge.pyi` and `round_knowledge.pyi` say what a game's `bot/knowledge.py` may tell them.
"""
