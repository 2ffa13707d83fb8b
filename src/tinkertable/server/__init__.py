"""The server: tables, seats, live play. One authority for people and bots; knows no game by name."""
