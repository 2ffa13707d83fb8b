"""What only the engine has: secrets, views, editions, bounds."""
