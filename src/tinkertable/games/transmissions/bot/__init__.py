"""What a search knows of Transmissions beyond its rules, and the levels it plays at."""
