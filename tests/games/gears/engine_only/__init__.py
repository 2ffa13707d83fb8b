"""What the oracle does not have: chances, editions, secrets and redeals, undo, views."""
