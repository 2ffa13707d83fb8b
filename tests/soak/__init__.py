"""What takes too long for every test run: more games, more nonsense, the wheel elsewhere."""
