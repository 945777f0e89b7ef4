"""The board of Arkosa in the browser and in the terminal."""
