"""What a search knows of Railroad Ink beyond its rules, and the levels it plays at."""
