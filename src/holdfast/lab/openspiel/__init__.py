"""The games for OpenSpiel, each as a Python game of pyspiel: `pyspiel.load_game("holdfast_cryo(players=3)")`.

Importing this package registers them. Chance is explicit: every roll, draw and piece of a shuffle is a chance node with
its probabilities. Seats that choose together are asked one after another, and none sees what another chose.
"""

from __future__ import annotations

from importlib.util import find_spec

from holdfast.lab.environments import MissingExtra

if find_spec("pyspiel") is None:
    raise MissingExtra("pyspiel is not installed; `pip install 'holdfast-games[openspiel]'` installs it")

from holdfast.lab.openspiel.game import default_players, register, resampled

__all__ = ["default_players", "resampled"]

register()
