"""Count the habits of the greedy bot, for `holdfast.bots.habits`.

Run it with `python -m holdfast.lab.simulate.count_habits cryo --games 40`. It writes `learning/habits.json`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from holdfast import bots
from holdfast.bots.habits import habits_file
from holdfast.engine.chance import Generator64
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision
from holdfast.games import game as game_named

SMOOTHING = 2.0
"""This many random choices are added to each option, so that a rarely offered one stays near the ordinary weight."""
MIN_WEIGHT = 0.02
ROUNDS = 30
"""How often the weights are improved."""

OptionKey = tuple[str, str]
"""An option by its clause and key."""
Choice = tuple[list[OptionKey], OptionKey]
"""The options that were offered, and the one that was chosen."""


def count(name: str, games: int, seed: int, bot: str = "greedy") -> dict[str, dict[str, float]]:
    """By clause and key, the weights with which a random choice takes each option about as often as the bot did."""
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for (rule, key), weight in sorted(fitted_weights(choices(name, games, seed, bot)).items()):
        found[rule][key] = round(max(MIN_WEIGHT, weight), 3)
    return dict(found)


def choices(name: str, games: int, seed: int, bot: str) -> list[Choice]:
    """All choices of some games, without clauses in which one answer has several keys.

    Playouts know an option by its value. If its key depends on the table too, the habits would depend on which table
    came first.
    """
    found, keys, ambiguous = list[Choice](), dict[tuple[str, object], str](), set[str]()
    for number in range(games):
        for decision, index in decisions(name, number, seed, bot):
            offered = [(decision.rule, option.key) for option in decision.options]
            for value, (rule, key) in zip(decision.values, offered, strict=True):
                if keys.setdefault((rule, value), key) != key:
                    ambiguous.add(rule)
            found.append((offered, offered[index]))
    return [(offered, chosen) for offered, chosen in found if chosen[0] not in ambiguous]


def fitted_weights(made: list[Choice]) -> dict[OptionKey, float]:
    """The weights that fit the choices best.

    Counts alone do not tell: a good option is rarely chosen beside better ones. So each round compares how often an
    option was chosen with how often the weights so far would have chosen it.
    """
    chosen = Counter(option for _, option in made)
    weights = dict.fromkeys((option for offered, _ in made for option in offered), 1.0)
    for _ in range(ROUNDS):
        chances: dict[OptionKey, float] = defaultdict(float)
        for offered, _ in made:
            share = 1 / sum(weights[option] for option in offered)
            for option in offered:
                chances[option] += share
        weights = {option: (chosen[option] + SMOOTHING) / (chances[option] + SMOOTHING) for option in weights}
    return weights


def decisions(name: str, number: int, seed: int, bot: str) -> Iterator[tuple[Decision[Any], int]]:
    """Every decision of one game between equal bots, with the chosen index; games have 2 and 3 seats in turn."""
    game = game_named(name)
    seats = max(2 + number % 2, min(game.seats))
    source = Generator64(seed).branch(number)
    play: Play[Any] = Play(game, game.new(game.content(None), seats, game.check(seats, {})), source)
    play.keep_checkpoints()
    play.start()
    players = [bots.make(bot, seed=source.branch(seat + 1).seed) for seat in range(seats)]
    while not play.over:
        decision = play.decision
        index = players[decision.seat].choose(bots.PlayerView(play, decision))
        yield decision, index
        play.step(index)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="the game whose habits are counted")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()
    found = count(arguments.game, arguments.games, arguments.seed, arguments.bot)
    path = habits_file(game_named(arguments.game))
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
