"""What every game stands on: records, rules, chance, matches, logs. Knows no game by name."""
