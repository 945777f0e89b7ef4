"""The games for OpenSpiel, each as a Python game of pyspiel: `pyspiel.load_game("holdfast_cryo(players=3)")`.

Importing this module registers them. Chance is explicit: every roll, draw and piece of a shuffle is a chance node with
its probabilities. Seats that choose together are asked one after another, and none sees what another chose.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from functools import lru_cache
from hashlib import blake2b
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from holdfast.engine.errors import HoldfastError, UnknownGame
from holdfast.engine.game import Game, Value
from holdfast.games import NAMES
from holdfast.games import game as game_named
from holdfast.lab.environments import MissingExtra
from holdfast.lab.environments.encoder import WIDTH, Floats
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.word_codes import Codes
from holdfast.lab.openspiel.chance_play import OpenPlay

if find_spec("pyspiel") is None:
    raise MissingExtra("pyspiel is not installed; `pip install 'holdfast-games[openspiel]'` installs it")

import pyspiel

OUTCOMES = 512
"""More than any pile, die or shuffle has pieces."""

MEMORY = 16
"""What a player remembers is a code of so many numbers, which differs wherever the memory does."""

_CODES = Codes(MEMORY)


class HoldfastGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game for one number of players; the options of the game are parameters."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        game = game_named(name)
        players = given.get("players", default_players(game))
        options = {key: value for key, value in given.items() if key != "players"}
        chosen = {key: value for key, value in options.items() if value != _defaults(game).get(key)}
        meant = {key: _meant(game, players, key, one) for key, one in chosen.items()}
        self.table = Kind(name, players, tuple(meant.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=WIDTH,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=2 * game.max_decisions,
        )
        super().__init__(_type(game), info, given)

    def new_initial_state(self, _from: str = "") -> HoldfastState:
        return HoldfastState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(template(self.table), recall)


class Kind(NamedTuple):
    """What a table was set up with."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]


@lru_cache(maxsize=64)
def template(table: Kind) -> Episode:
    """The episode that those of this kind are copied from."""
    return Episode(table.game, table.seats, dict(table.options))


class Position:
    """A game under way: the episode at its moment, and what each player remembers once that has been asked for.

    Memory costs as much as observing, and a search needs none: it is kept only after it was asked for once.
    """

    def __init__(self, table: Kind) -> None:
        self.table = table
        self.episode = episode = copy(template(table))
        self.play = OpenPlay(episode.game, episode.game.new(episode.content, episode.seats, episode.settings))
        episode.play = self.play
        self.steps: list[int] = []
        self.imagined = False
        """Whether something was dealt anew, so that the steps alone do not lead here."""
        self.memory: list[bytes] | None = None
        self.play.start()

    def __reduce__(self) -> tuple[Callable[[Kind, list[int]], Position], tuple[Kind, list[int]]]:
        """Saved as the steps that led here."""
        if self.imagined:
            raise HoldfastError("a state in which something was dealt anew cannot be saved")
        return replayed, (self.table, self.steps)

    def __deepcopy__(self, _memo: object) -> Position:
        twin = Position.__new__(Position)
        twin.table, twin.imagined = self.table, self.imagined
        twin.episode = copy(self.episode)
        twin.play = twin.episode.play = self.play.copied()
        twin.steps = self.steps[:]
        twin.memory = None if self.memory is None else self.memory[:]
        return twin

    def step(self, number: int) -> None:
        """Let chance fall so, or take the action."""
        if self.play.chance is not None:
            self.play.fall(number)
        else:
            if self.memory is not None:
                self._remember(self.memory, number)
            self.episode.step(number)
        self.steps.append(number)

    def remembered(self, player: int) -> str:
        """A fingerprint of all that a player has seen and answered, whenever it was asked."""
        if self.memory is None:
            again = Position(self.table)
            again.memory = [b""] * self.table.seats
            for number in self.steps:
                again.step(number)
            self.memory = again.memory
        return self.memory[player].hex()

    def _remember(self, memory: list[bytes], action: int) -> None:
        seat = self.episode.decision.seat
        told = f"{self.observed(seat)} {action}".encode()
        memory[seat] = blake2b(memory[seat] + told, digest_size=16).digest()

    def observed(self, player: int) -> str:
        """What a player sees as text. While chance decides, and something may be half done, nothing."""
        if self.play.chance is not None:
            return "chance"
        view = json.dumps(self.play.view(player), ensure_ascii=False)
        if self.play.over or self.episode.decision.seat != player:
            return view
        options = json.dumps([option.key for option in self.episode.options_shown()], ensure_ascii=False)
        return f"{view}\n{self.episode.decision.prompt} {options}"

    def numbers(self, player: int) -> Floats:
        """What a player sees as numbers."""
        encoder, play = self.episode.encoder, self.play
        if play.chance is not None:
            return np.zeros(encoder.size, dtype=np.float32)
        asked = None if play.over or play.decision.seat != player else play.decision
        return encoder.observation(play.view(player), player, asked, self.episode.page if asked else 0)


def replayed(table: Kind, steps: list[int]) -> Position:
    """The position that these steps lead to."""
    position = Position(table)
    for number in steps:
        position.step(number)
    return position


class HoldfastState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A moment of a game, as OpenSpiel asks for it."""

    def __init__(self, game: HoldfastGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """Set up when first needed, for a copy begins as a new state."""
        if self._position is None:
            self._position = Position(self._table)
        return self._position

    def current_player(self) -> int:
        play = self.position.play
        if play.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.decision.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(self.position.episode.shown()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.play.named(action)
        shown = self.position.episode.options_shown()
        return shown[action].key if action < len(shown) else "more options"

    def is_terminal(self) -> bool:
        return self.position.play.chance is None and self.position.play.over

    def returns(self) -> list[float]:
        return self.position.episode.returns() if self.is_terminal() else [0.0] * self._table.seats

    def __str__(self) -> str:
        play = self.position.play
        if play.chance is not None:
            return f"{len(self.position.steps)} steps, chance decides {play.chance.name}"
        if play.over:
            return f"{len(self.position.steps)} steps, over: {play.scores()}"
        return f"{len(self.position.steps)} steps, player {play.decision.seat}: {play.decision.prompt}"


class Observer:
    """Puts into numbers and words what a player sees, and with `recall` what it remembers."""

    def __init__(self, template: Episode, recall: bool) -> None:
        size = template.encoder.size
        self._recall = recall
        self.tensor: Floats = np.zeros(size + (MEMORY if recall else 0), dtype=np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: HoldfastState, player: int) -> None:
        position = state.position
        self.dict["observation"][:] = position.numbers(player)
        if self._recall:
            self.dict["memory"][:] = _CODES[position.remembered(player)]

    def string_from(self, state: HoldfastState, player: int) -> str:
        position = state.position
        seen = position.observed(player)
        return f"{position.remembered(player)}\n{seen}" if self._recall else seen


def resampled(state: HoldfastState, player: int, seed: int) -> HoldfastState:
    """The state as it may be too, for all that a player knows: what it cannot see is dealt anew. For searches with
    imperfect information: `bot.set_resampler(...)`.
    """
    other: HoldfastState = state.clone()
    position = other.position
    position.remembered(player)
    position.play = position.episode.play = position.play.dealt_anew(player, seed)
    position.imagined = True
    return other


# Registration ----------------------------------------------------------------------------------------------------


def default_players(game: Game[Any]) -> int:
    """As few as the game takes."""
    return game.seats[0]


def _defaults(game: Game[Any]) -> dict[str, Value]:
    return {setting.name: setting.values[0] for setting in game.settings}


def _meant(game: Game[Any], players: int, name: str, given: Value) -> Value:
    """An option as the game knows it: parameters of one name are all of one type."""
    for setting in game.settings:
        if setting.name == name and (setting.seats is None or players in setting.seats):
            for value in setting.values:
                if str(value) == str(given):
                    return value
    raise UnknownGame(f"{game.title} with {players} players has no option {name!r} that can be {given!r}")


def _type(game: Game[Any]) -> Any:
    together = pyspiel.GameType.Utility.IDENTICAL if game.open_table else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"holdfast_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=together,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_players(game), **_defaults(game)},
    )


def _game_class(name: str) -> type[HoldfastGame]:
    """The class of one game, made as OpenSpiel makes it: from parameters alone."""

    class Named(HoldfastGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return Named


for _name in NAMES:
    pyspiel.register_game(_type(game_named(_name)), _game_class(_name))
