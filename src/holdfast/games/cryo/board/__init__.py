"""The board of Cryo in the browser and in the terminal."""
