"""How to win and lose: all win together or lose together, at once."""

from __future__ import annotations

from typing import Final, NoReturn

from holdfast.engine.story import say
from holdfast.games.frostpunk.state import WON, Ended, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import Defeat, Win

LOSSES: Final = {
    "hope": "The people have lost their will to survive",
    "discontent": "The people have banished you from the city",
    "generator": "The Generator has exploded",
    "sickness": "Sickness has overwhelmed the city",
    "hunger": "Hunger has overwhelmed the city",
    "deaths": "Too many have died",
    "time": "Time has run out",
    "arks": "Too many Seed Arks are lost",
}
"""Every way to lose. [FRO-035 to FRO-040, FRO-231, FRO-316]"""


def lose(game: Frostpunk, reason: str) -> NoReturn:
    """The players lose at once. [FRO-042]"""
    game.outcome = reason
    say(game, "{why}: the game was lost", why=LOSSES[reason])
    raise Ended(reason)


# Effects -----------------------------------------------------------------------------------------------------------


async def win(game: Frostpunk, who: Player, effect: Win) -> None:
    """The goal of the scenario is fulfilled. [FRO-034]"""
    game.outcome = WON
    say(game, "The city survived: you won")
    raise Ended(WON)


async def defeat(game: Frostpunk, who: Player, effect: Defeat) -> None:
    """A defeat named by a Scenario card. [FRO-328]"""
    lose(game, effect.reason)
