"""The game, state and observer classes that OpenSpiel asks for, and their registration."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from holdfast.engine.errors import UnknownGame
from holdfast.engine.game import Game, Value
from holdfast.games import NAMES
from holdfast.games import game as game_named
from holdfast.lab.environments.encoder import DEFAULT_WIDTH, Floats
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.word_codes import Codes
from holdfast.lab.openspiel.position import Position, TableSetup, template

MAX_CHANCE_OUTCOMES = 512
"""More than any pile, die or shuffle has pieces."""

MEMORY_SIZE = 16
"""What a player remembers is a code of this many numbers, which differs wherever the memory does."""

_CODES = Codes(MEMORY_SIZE)


class HoldfastGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game for one number of players; the options of the game are parameters."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        game = game_named(name)
        players = given.get("players", default_players(game))
        options = {key: value for key, value in given.items() if key != "players"}
        chosen = {key: value for key, value in options.items() if value != _defaults(game).get(key)}
        settings = {key: _option_value(game, players, key, value) for key, value in chosen.items()}
        self.table = TableSetup(name, players, tuple(settings.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=DEFAULT_WIDTH,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
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


class HoldfastState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A moment of a game, as OpenSpiel asks for it."""

    def __init__(self, game: HoldfastGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """Created when first needed, because a copy begins as a new state."""
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
            return self.position.play.outcome_label(action)
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
    """What a player sees, as numbers and as text, and with `recall` what it remembers."""

    def __init__(self, template: Episode, recall: bool) -> None:
        size = template.encoder.size
        self._recall = recall
        self.tensor: Floats = np.zeros(size + (MEMORY_SIZE if recall else 0), dtype=np.float32)
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
    """Another state that fits all that a player knows: what it cannot see is dealt again. For searches with imperfect
    information: `bot.set_resampler(...)`.
    """
    other: HoldfastState = state.clone()
    position = other.position
    position.remembered(player)
    position.play = position.episode.play = position.play.redealt(player, seed)
    position.redealt = True
    return other


# Registration ----------------------------------------------------------------------------------------------------


def default_players(game: Game[Any]) -> int:
    """The fewest that the game takes."""
    return game.seats[0]


def _defaults(game: Game[Any]) -> dict[str, Value]:
    return {setting.name: setting.values[0] for setting in game.settings}


def _option_value(game: Game[Any], players: int, name: str, given: Value) -> Value:
    """The value of an option in the type that the game uses: parameters of OpenSpiel have one type for each name."""
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
    """The class of a game, which OpenSpiel makes from parameters alone."""

    class Named(HoldfastGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    return Named


def register() -> None:
    """Register every game with OpenSpiel."""
    for name in NAMES:
        pyspiel.register_game(_type(game_named(name)), _game_class(name))
