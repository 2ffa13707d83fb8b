"""A table without a server: a fold of its journal, its commands, and what it shows to whom."""
