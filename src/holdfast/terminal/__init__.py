"""Play in a terminal: the board from a seat's view, numbered options, and a prompt that is always there."""
