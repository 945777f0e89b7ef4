"""Play in a terminal: the board as a seat sees it, numbered options, and a prompt."""
