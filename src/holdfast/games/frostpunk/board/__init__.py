"""The board of Frostpunk in the browser and in the terminal."""
