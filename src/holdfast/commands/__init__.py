"""The commands of `holdfast`, a module each. `cli.py` puts them together."""
