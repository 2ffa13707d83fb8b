"""HTTP: the application, its routes, and what every request must pass."""
