"""What a search knows of Sentient beyond its rules, and the levels it plays at."""
