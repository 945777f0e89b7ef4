"""Bots at the server's tables: when they move, the processes that they run in, hints and analyses."""
