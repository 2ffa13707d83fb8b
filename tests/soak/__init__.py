"""What takes too long for every test run: more games, more kills, the wheel elsewhere."""
