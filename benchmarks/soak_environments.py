"""The conformance suites of PettingZoo, Gymnasium and OpenSpiel in full, for every game and seat count: `make soak`.

`make test` runs the same in reduced form.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import tempfile
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

import gymnasium
import pyspiel
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough

import holdfast
from holdfast.lab import environments, openspiel

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import a game of its own in an old way
    from pettingzoo.test import api_test, seed_test


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cycles", type=int, default=1000, help="rounds in PettingZoo's tests (default 1000)")
    parser.add_argument("--games", type=int, default=20, help="games of OpenSpiel's simulation (default 20)")
    parser.add_argument("--only", choices=list(holdfast.games()), help="one game alone")
    arguments = parser.parse_args()
    flags.FLAGS.mark_as_parsed()
    for name, game in holdfast.games().items():
        if arguments.only in (None, name):
            for seats in game.seats:
                if seats > 1 and not game.open_table:
                    run_check(f"{name}, {seats} agents, PettingZoo", partial(in_turn, name, seats, arguments.cycles))
                run_check(f"{name}, {seats} seats, Gymnasium", partial(alone, name, seats))
                run_check(f"{name}, {seats} players, OpenSpiel", partial(simulated, name, seats, arguments.games))
            run_check(f"{name}, a playthrough", partial(played_through, name))


def run_check(what: str, check: Callable[[], None]) -> None:
    """Run a check and print that it passed; a failure ends the soak."""
    began = perf_counter()
    with contextlib.redirect_stdout(io.StringIO()):
        check()
    print(f"{what}: passed, {perf_counter() - began:.0f} s", flush=True)


def in_turn(name: str, seats: int, cycles: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it takes a dictionary for a slip in games that it does not know
        api_test(environments.aec(name, seats=seats), num_cycles=cycles)
        seed_test(lambda: environments.aec(name, seats=seats), num_cycles=cycles)


def alone(name: str, seats: int) -> None:
    """With every way to render, also as pixels."""
    check_env(gymnasium.make(f"holdfast/{name}_v{environments.VERSION}", seats=seats).unwrapped)


def simulated(name: str, seats: int, games: int) -> None:
    game = pyspiel.load_game(f"holdfast_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


def played_through(name: str) -> None:
    players = openspiel.default_players(holdfast.games()[name])
    text = generate_playthrough.playthrough(f"holdfast_{name}(players={players})", None, seed=7)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "playthrough.txt"
        path.write_text(text, encoding="utf-8")
        original, again = generate_playthrough.replay(path)
    if original != again:
        raise SystemExit(f"a playthrough of {name} is another one when it is played again")


if __name__ == "__main__":
    main()
