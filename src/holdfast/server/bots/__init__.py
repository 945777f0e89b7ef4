"""Bots at the server's tables: when they move, where they think, and analyses of finished games."""
