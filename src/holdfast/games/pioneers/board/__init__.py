"""The board of The Pioneers Program in the browser and in the terminal."""
