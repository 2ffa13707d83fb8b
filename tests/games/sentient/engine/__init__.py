"""What the engine has and the oracle has not: views, undo, editions, odds."""
