"""The games as Gymnasium environments: one agent against bots or a solo rival, or for all seats of a team."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from holdfast.engine.errors import IllegalChoice
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import DEFAULT_WIDTH, Observation
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.opponents import Opponents
from holdfast.lab.environments.rendering import MODES, Renderer
from holdfast.lab.environments.spaces import observation_space


class GymnasiumEnvironment(gymnasium.Env[Observation, np.int64]):
    """A game for one agent. Bots play the other seats; in a cooperative game the agent plays them too.

    The reward comes at the end: 1 for a victory, -1 for a defeat, in between for a shared victory. A masked action
    loses the game at once, and the info says so.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        seat: int = 0,
        opponents: str | None = None,
        render_mode: str | None = None,
        pack: Path | None = None,
        width: int = DEFAULT_WIDTH,
    ) -> None:
        self.episode = Episode(name, seats, options, pack=pack, width=width)
        self.seat = seat
        self._together = self.episode.game.open_table and opponents is None
        self._opponents = Opponents("random" if opponents is None else opponents, seats=seats, agent=seat)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = render_mode
        self._renderer = Renderer(self.episode, render_mode)
        self.observation_space = observation_space(self.episode)
        self.action_space = spaces.Discrete(width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. A seed determines this game and all that follow."""
        super().reset(seed=seed)
        chance = int(self.np_random.integers(1 << 62))
        self.episode.reset(chance)
        if not self._together:
            self._opponents.begin(chance, self.episode.play)
        self._let_others_play()
        seen = self._seen()
        return seen, self._info(seen)

    def _let_others_play(self) -> None:
        if not self._together:
            self._opponents.play(self.episode.play)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots play until the agent is asked again."""
        try:
            self.episode.step(int(action))
        except IllegalChoice as error:
            seen = self._seen()
            return seen, -1.0, True, False, {**self._info(seen), "illegal": str(error)}
        self._let_others_play()
        reward = self.episode.returns()[self.seat] if self.episode.over else 0.0
        seen = self._seen()
        return seen, reward, self.episode.over, False, self._info(seen)

    def _asked(self) -> int:
        """The seat that the agent acts for: its own, or in a game played together the one that is asked."""
        return self.episode.decision.seat if self._together and not self.episode.over else self.seat

    def _seen(self) -> Observation:
        return self.episode.observe(self._asked())

    def _info(self, seen: Observation) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": seen["action_mask"].copy()}
        if self.episode.over:
            info["score"] = self.episode.play.result().sheets[self.seat].total
        return info

    def render(self) -> Any:
        """The table as the agent sees it: text for "ansi", the browser's board as pixels for "rgb_array"."""
        return self._renderer.frame()

    def close(self) -> None:
        self._renderer.close()
