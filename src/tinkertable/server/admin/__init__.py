"""What an operator does to a store, with a running server on it or without."""
