"""The games, by name. Each is a folder that reads like its rulebook."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.engine.errors import UnknownGame
from holdfast.engine.game import Game

NAMES = ("arkosa", "cryo", "desolated", "frostpunk", "pioneers")


def game(name: str) -> Game[Any]:
    """The manifest of a game."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    manifest: Game[Any] = import_module(f"holdfast.games.{name}").GAME
    return manifest
