"""What is measured: our games and their peers, each played at random through its leanest public interface.

A choice is a decision with two options or more; forced moves are played but not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import holdfast
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play


class Speed(NamedTuple):
    """One round of random play."""

    choices: int
    games: int
    seconds: float


class Subject(NamedTuple):
    """Something to measure: random games for at least a number of seconds, and the seconds that one copy takes."""

    name: str
    play: Callable[[int, float], Speed]
    copy: Callable[[int], float]


def subjects() -> list[Subject]:
    """Everything that is installed, ours first."""
    found = [_holdfast(game, seats) for game, seats in _tables()]
    peers = {"catanatron": _catanatron, "chess": _chess, "pyspiel": _open_spiel}
    return found + [make() for module, make in peers.items() if find_spec(module)]


def _tables() -> list[tuple[str, int]]:
    return [(name, min(max(game.seats), 3)) for name, game in holdfast.games().items()]


# Holdfast --------------------------------------------------------------------------------------------------------


def _holdfast(name: str, seats: int) -> Subject:
    game = holdfast.games()[name]
    content, options = game.content(None), game.check(seats, {})

    def start(seed: int) -> Play[Any]:
        play: Play[Any] = Play(game, game.new(content, seats, options), Generator64(seed))
        play.start()
        return play

    def play(seed: int, least: float) -> Speed:
        choices = games = 0
        random, began = Random(seed).random, perf_counter()
        while perf_counter() - began < least:
            table = start(seed + games)
            while not table.over:
                table.step(int(random() * len(table.decision.values)))
                choices += 1
            games += 1
        return Speed(choices, games, perf_counter() - began)

    def fork(seed: int) -> float:
        """The mean over forks in the middle of a turn, at positions all through a game."""
        table, random = holdfast.new(name, seats=seats, seed=seed), Random(seed)
        spent, forks, base = 0.0, 0, None
        while not table.over:
            if table._base is base:  # a decision of this turn has been answered already
                began = perf_counter()
                for _ in range(10):
                    table.fork()
                spent += perf_counter() - began
                forks += 10
            base = table._base
            table.step(random.randrange(len(table.decision)))
        return spent / forks

    return Subject(f"holdfast {name}", play, fork)


# catanatron ------------------------------------------------------------------------------------------------------


def _catanatron() -> Subject:
    from catanatron import Color, RandomPlayer  # noqa: PLC0415  # a peer that need not be installed
    from catanatron.game import Game  # noqa: PLC0415  # likewise

    def start(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)], seed=seed)

    def play(seed: int, least: float) -> Speed:
        choices = games = 0
        random, began = Random(seed).random, perf_counter()
        while perf_counter() - began < least:
            game = start(seed + games)
            while game.winning_color() is None and game.state.num_turns < 1000:
                actions = game.state.playable_actions
                choices += len(actions) > 1
                game.execute(actions[int(random() * len(actions))], validate_action=False)
            games += 1
        return Speed(choices, games, perf_counter() - began)

    def copy(seed: int) -> float:
        game, random, spent, copies = start(seed), Random(seed), 0.0, 0
        for number in range(600):
            if game.winning_color() is not None:
                break
            if number % 3 == 0:
                began = perf_counter()
                for _ in range(10):
                    game.copy()
                spent += perf_counter() - began
                copies += 10
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
        return spent / copies

    return Subject("catanatron", play, copy)


# python-chess ----------------------------------------------------------------------------------------------------


def _chess() -> Subject:
    import chess  # noqa: PLC0415  # a peer that need not be installed

    def play(seed: int, least: float) -> Speed:
        choices = games = 0
        random, began = Random(seed).random, perf_counter()
        while perf_counter() - began < least:
            board = chess.Board()
            while not board.is_game_over(claim_draw=False) and board.fullmove_number < 200:
                moves = list(board.legal_moves)
                choices += len(moves) > 1
                board.push(moves[int(random() * len(moves))])
            games += 1
        return Speed(choices, games, perf_counter() - began)

    def copy(seed: int) -> float:
        board, random, spent, copies = chess.Board(), Random(seed), 0.0, 0
        while not board.is_game_over() and board.fullmove_number < 100:
            began = perf_counter()
            for _ in range(10):
                board.copy(stack=False)
            spent += perf_counter() - began
            copies += 10
            board.push(random.choice(list(board.legal_moves)))
        return spent / copies

    return Subject("python-chess", play, copy)


# OpenSpiel -------------------------------------------------------------------------------------------------------


def _open_spiel() -> Subject:
    import pyspiel  # noqa: PLC0415  # a peer that need not be installed
    from open_spiel.python import games as _registers_them  # noqa: F401, PLC0415  # likewise; it registers the games

    game = pyspiel.load_game("python_block_dominoes")

    def play(seed: int, least: float) -> Speed:
        choices = games = 0
        random, began = Random(seed).random, perf_counter()
        while perf_counter() - began < least:
            state = game.new_initial_state()
            while not state.is_terminal():
                choices += _open_spiel_step(state, random)
            games += 1
        return Speed(choices, games, perf_counter() - began)

    def copy(seed: int) -> float:
        state, random, spent, copies = game.new_initial_state(), Random(seed).random, 0.0, 0
        while not state.is_terminal():
            began = perf_counter()
            for _ in range(10):
                state.clone()
            spent += perf_counter() - began
            copies += 10
            _open_spiel_step(state, random)
        return spent / copies

    return Subject("OpenSpiel block dominoes", play, copy)


def _open_spiel_step(state: Any, random: Callable[[], float]) -> bool:
    """Take a random step; True if it was a choice."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
        return False
    actions = state.legal_actions()
    state.apply_action(actions[int(random() * len(actions))])
    return len(actions) > 1
