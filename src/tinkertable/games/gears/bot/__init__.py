"""What a search knows of Gears beyond its rules, and the levels it plays at."""
