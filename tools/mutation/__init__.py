"""Breaks the rules line by line, to see that their tests notice; `make mutants`."""
