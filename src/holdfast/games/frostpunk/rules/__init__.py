"""The rules of Frostpunk, a file for each chapter of the book."""
