"""The server: tables, seats, live play. One authority for people and bots; names no game."""
