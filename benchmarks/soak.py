"""Thousands of random games of every game, seat count and option set, with all invariants checked: `make soak`."""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter
from typing import Any

import holdfast
from holdfast.engine.table import Table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each kind (default 2000)")
    parser.add_argument("game", nargs="*", help="only these games (default all)")
    arguments = parser.parse_args()
    for name in arguments.game or holdfast.games():
        game = holdfast.games()[name]
        for seats, options in game.variants:
            began, decisions = perf_counter(), 0
            for seed in range(arguments.games):
                table: Table[Any] = Table(game, seats=seats, options=options, seed=seed)
                decisions += soak(table, Random(seed), game.max_decisions)
            took = perf_counter() - began
            kind = f"{name}, {seats} seats, {options or 'plain'}"
            print(f"{kind}: {arguments.games} games, {decisions} decisions, {took:.0f} s", flush=True)


def soak(table: Table[Any], random: Random, longest: int) -> int:
    """Play a table to its end, checking invariants at every decision and its record at the end."""
    decisions = 0
    while not table.over:
        table.step(random.randrange(len(table.decision)))
        table.game.invariants(table.state)
        decisions += 1
        if decisions > longest:
            raise SystemExit(f"{table.game.name} did not end within {longest} decisions: {table.record().text()}")
    if holdfast.replay(table.record()).state != table.state:
        raise SystemExit(f"a record of {table.game.name} does not replay: {table.record().text()}")
    return decisions


if __name__ == "__main__":
    main()
