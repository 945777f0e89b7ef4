"""Counts the habits of the greedy bot for `holdfast.bots.habits`: `python -m holdfast.lab.habits cryo --games 40`."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from holdfast import bots
from holdfast.bots.habits import FOLDER
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision
from holdfast.games import game as game_named

SMOOTHING = 2.0
"""So many choices as by chance are added to each option, so that what was seldom offered stays ordinary."""
LEAST = 0.02


def count(name: str, games: int, seed: int, bot: str = "greedy") -> dict[str, dict[str, float]]:
    """How often each option was chosen, beside how often chance would have chosen it, by clause and key."""
    chosen: dict[tuple[str, str], float] = defaultdict(float)
    by_chance: dict[tuple[str, str], float] = defaultdict(float)
    for number in range(games):
        for decision, index in decisions(name, number, seed, bot):
            for option in decision.options:
                by_chance[decision.rule, option.key] += 1 / len(decision)
            chosen[decision.rule, decision.options[index].key] += 1
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for (rule, key), expected in sorted(by_chance.items()):
        weight = max(LEAST, (chosen[rule, key] + SMOOTHING) / (expected + SMOOTHING))
        found[rule][key] = round(weight, 3)
    return dict(found)


def decisions(name: str, number: int, seed: int, bot: str) -> Iterator[tuple[Decision[Any], int]]:
    """Every decision of one game between bots of a kind, with the index that was chosen; tables of 2 and 3 by turns."""
    game = game_named(name)
    seats = max(2 + number % 2, min(game.seats))
    source = Generator64(seed).branch(number)
    play: Play[Any] = Play(game, game.new(game.content(None), seats, game.check(seats, {})), source)
    play.keep_turns()
    play.start()
    players = [bots.make(bot, seed=source.branch(seat + 1).seed) for seat in range(seats)]
    while not play.over:
        decision = play.decision
        index = players[decision.seat].choose(bots.Sight(play, decision))
        yield decision, index
        play.step(index)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the game whose habits are written")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()
    found = count(arguments.game, arguments.games, arguments.seed, arguments.bot)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{arguments.game}.json"
    path.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
