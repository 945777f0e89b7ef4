"""The games, by name: the folders here, and games of other packages (entry points of the group `holdfast.games`).

An entry point names the package of a game, whose `GAME` is the manifest: `chess = "my_package.chess"`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from holdfast.engine.errors import UnknownGame
from holdfast.engine.game import Game

TOOLKIT = "toolkit"
"""The folder here that is no game: what several games share."""


def _packages() -> dict[str, str]:
    """The package of each game. A game of this folder goes before one of the same name from elsewhere."""
    here = {module.name: f"{__name__}.{module.name}" for module in iter_modules([str(Path(__file__).parent)])}
    here.pop(TOOLKIT, None)
    return {point.name: point.module for point in entry_points(group=__name__)} | here


PACKAGES = dict(sorted(_packages().items()))
NAMES = tuple(PACKAGES)


def game(name: str) -> Game[Any]:
    """The manifest of a game."""
    if name not in PACKAGES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    manifest: Game[Any] = import_module(PACKAGES[name]).GAME
    return manifest


@cache
def part(name: str, module: str) -> ModuleType | None:
    """An optional module of a game, such as `board.drawing`; None if the game does not have it."""
    if name not in PACKAGES:
        return None
    package = PACKAGES[name]
    for piece in module.split("."):
        package = f"{package}.{piece}"
        if find_spec(package) is None:
            return None
    return import_module(package)
