"""The arena: bots against bots, and bots that think in processes of their own."""
