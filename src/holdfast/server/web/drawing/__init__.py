"""Drawing tables and pages: words, icons, and boards for any game."""
