"""The games as PettingZoo environments: every seat is an agent, and they are asked in turn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from holdfast.engine.errors import IllegalChoice
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import DEFAULT_WIDTH, Observation
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.rendering import MODES, Renderer
from holdfast.lab.environments.spaces import observation_space


class PettingZooEnvironment(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game with two seats or more. `action_mask` is in the observation and in the info.

    The reward comes at the end: 1 for a victory, -1 for a defeat, in between for a shared victory.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        ident: str,
        render_mode: str | None = None,
        pack: Path | None = None,
        width: int = DEFAULT_WIDTH,
    ) -> None:
        super().__init__()
        if seats < 2:
            raise IllegalChoice(f"a game for agents in turn needs 2 seats or more, not {seats}; gym() is for one")
        self.metadata = {"name": ident, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}
        self.episode = Episode(name, seats, options, pack=pack, width=width)
        self.render_mode = render_mode
        self._renderer = Renderer(self.episode, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = list[str]()
        self.observation_spaces = {agent: observation_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(width) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed determines this game and all that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.reset(int(self._seeds.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        nothing = self.episode.no_action
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that decides next."""
        episode = self.episode
        seat = episode.decision.seat
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": episode.mask(seat)}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its options too, if it is the one that is asked."""
        return self.episode.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """The action of the agent that is asked. One that is masked out is an error and changes nothing."""
        asked = self.agent_selection
        if self.terminations[asked]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{asked} has not ended, and must act")
        self.episode.step(int(action))
        self._cumulative_rewards[asked] = 0.0
        self.infos[asked] = {"action_mask": self.episode.no_action}
        if self.episode.over:
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        result = self.episode.play.result()
        for agent, reward in zip(self.possible_agents, self.episode.returns(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            score = result.sheets[self._seats[agent]].total
            self.infos[agent] = {"action_mask": self.episode.no_action, "score": score}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as the asked seat sees it: text for "ansi", the browser's board as pixels for "rgb_array"."""
        return self._renderer.frame()

    def close(self) -> None:
        self._renderer.close()
