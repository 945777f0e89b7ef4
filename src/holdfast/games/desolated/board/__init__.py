"""The board of Desolated in the browser and in the terminal."""
