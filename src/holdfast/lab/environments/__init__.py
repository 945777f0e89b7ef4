"""The games as environments for learning: PettingZoo for several agents, Gymnasium for one.

>>> from holdfast.lab import environments
>>> env = environments.aec("cryo", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, ended, cut_off, info = env.last()
>>> env.step(int(info["action_mask"].argmax()))
>>> str(env)
'holdfast/cryo_v1'

Importing this module registers them too: `gymnasium.make("holdfast/frostpunk_v1")`, and with PettingZoo
`pettingzoo.env_registry.registration.make("aec", "holdfast/cryo_v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.engine.errors import HoldfastError, UnknownGame
from holdfast.engine.game import Value
from holdfast.games import NAMES
from holdfast.games import game as game_named
from holdfast.lab.environments.encoder import DEFAULT_WIDTH

if TYPE_CHECKING:
    from holdfast.lab.environments.gymnasium_env import GymnasiumEnvironment
    from holdfast.lab.environments.pettingzoo_env import PettingZooEnvironment

__all__ = ["IDS", "MissingExtra", "aec", "gym"]

VERSION = 1
"""Raised when the observations, actions or rewards of an environment change."""

IDS = {f"holdfast/{name}_v{VERSION}": name for name in NAMES}
"""The games by the ids of their environments."""


class MissingExtra(HoldfastError):
    """An optional dependency is not installed."""


def aec(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    pack: Path | str | None = None,
    width: int = DEFAULT_WIDTH,
) -> PettingZooEnvironment:
    """A game as a PettingZoo environment, by its name or id: every seat is an agent, and they are asked in turn.

    `seats` defaults to the fewest that the game takes, from 2 on. `width` options are shown at a time.
    """
    _need("pettingzoo")
    from holdfast.lab.environments.pettingzoo_env import PettingZooEnvironment  # noqa: PLC0415  # an extra

    name = _named(game)
    several = [count for count in game_named(name).seats if count > 1]
    count = seats if seats is not None else min(several, default=1)
    folder = None if pack is None else Path(pack)
    ident = f"holdfast/{name}_v{VERSION}"
    return PettingZooEnvironment(name, count, options, ident=ident, render_mode=render_mode, pack=folder, width=width)


def gym(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    seat: int = 0,
    opponents: str | None = None,
    render_mode: str | None = None,
    pack: Path | str | None = None,
    width: int = DEFAULT_WIDTH,
) -> GymnasiumEnvironment:
    """A game as a Gymnasium environment, by its name or id: one agent, alone or against `opponents`, which are bots.

    `seats` defaults to the fewest that the game takes: solo, where there is such a game. Without `opponents`, the agent
    plays all seats of a cooperative game, and in any other game random bots play the other seats.
    """
    _need("gymnasium")
    from holdfast.lab.environments.gymnasium_env import GymnasiumEnvironment  # noqa: PLC0415  # an extra

    name = _named(game)
    count = seats if seats is not None else game_named(name).seats[0]
    folder = None if pack is None else Path(pack)
    return GymnasiumEnvironment(
        name, count, options, seat=seat, opponents=opponents, render_mode=render_mode, pack=folder, width=width
    )


def _named(game: str) -> str:
    if game.startswith("holdfast/"):
        if game not in IDS:
            raise UnknownGame(f"there is no environment {game!r}; there are: {', '.join(IDS)}")
        return IDS[game]
    return game_named(game).name


def _need(extra: str) -> None:
    if find_spec(extra) is None:
        raise MissingExtra(f"{extra} is not installed; `pip install 'holdfast-games[{extra}]'` installs it")


def _register() -> None:
    """Register the environments by their ids with Gymnasium and PettingZoo, if installed."""
    if find_spec("gymnasium") is not None:
        import gymnasium  # noqa: PLC0415  # an extra

        for ident, name in IDS.items():
            gymnasium.register(ident, entry_point=f"{__name__}:gym", kwargs={"game": name})
    if find_spec("pettingzoo") is not None:
        from pettingzoo.env_registry import registration  # noqa: PLC0415  # an extra

        for ident, name in IDS.items():
            if not game_named(name).open_table:
                registration.register("aec", ident, aec, kwargs={"game": name})


_register()
