"""What the simple player thinks of Arkosa: the score sheet, and a few sensible terms for what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from holdfast.engine.requests import Decision
from holdfast.games.arkosa.colony import population, worth
from holdfast.games.arkosa.explore import cost
from holdfast.games.arkosa.pieces import Location, Room, Space
from holdfast.games.arkosa.resources import FOOD, NITROGEN, covers, vector
from holdfast.games.arkosa.scoring import sheet
from holdfast.games.arkosa.state import (
    ACTIONS,
    ACTIVE,
    OVER,
    PREPARATION,
    PRODUCTION,
    REST,
    SCORING,
    SETUP,
    Arkosa,
    Player,
)
from holdfast.games.arkosa.turns import PASS
from holdfast.games.arkosa.verbs import Explore, Gain

PRODUCED: Final = (0.5, 0.5, 0.9, 1.4, 2.5, 1.2, 1.0)
"""Points for a food, nitrogen, scrap, magtape, shard, morale and reputation that a room will make in a round."""
KEPT: Final = (0.06, 0.06, 0.1, 0.18, 0.3)
"""Points for a token in supply beyond its points as a leftover, while there is a round to come."""
OTHER_PRODUCTION: Final = 1.5
DICE: Final = 2.0
"""Points for a throw of resource dice."""
BUILT: Final = 1.0
RATION: Final = 0.3
COLONIST: Final = 1.5
MORALE: Final = 0.35
TIRED: Final = 2.5
"""A turn that gives the bot one beyond its least must bring more than this."""
ACTION, FEED, ACTIVATE, SPACE, TARGET = "ARK-064", "ARK-142", "ARK-153", "ARK-115", "ARK-076"
"""The clauses of the decisions that matter here."""


class ArkosaTaste:
    """Points now; rooms, people, morale and rations for the rounds to come."""

    def worth(self, state: Arkosa, seat: int) -> float:
        player = state.players[seat]
        left = state.box.numbers.rounds + 1 - state.round - (state.phase in (REST, SCORING, OVER))
        value = sheet(state, player).total + rooms_to_come(player, left) + morale_to_come(state, player, left)
        if left > 1:
            value += sum(held * kept for held, kept in zip(player.stock, KEPT, strict=True))
            value += COLONIST * (left - 1) * min(state.box.numbers.population, population(player) - len(player.injured))
        if state.phase in (SETUP, PREPARATION, ACTIONS):
            value += RATION * (1 + left) / 2 * rations(player)
        return value

    def habit(self, decision: Decision[Any], state: Arkosa) -> int | None:
        if decision.rule in (ACTION, FEED, ACTIVATE):
            return None
        player = state.players[decision.seat]
        if decision.rule == SPACE:
            return best_space(player, decision.values)
        if decision.rule == TARGET:
            return best_target(state, player, decision.values)
        return 0

    def standing_still(self, decision: Decision[Any], index: int, state: Arkosa) -> float | None:
        if decision.values[index] is not PASS:
            return None
        rival = state.players[-1]
        return TIRED if rival.bot and rival.turns >= state.box.solo.least_turns else 0.0


def rooms_to_come(player: Player, left: int) -> float:
    """What the rooms will make, and a little for each that was built."""
    value = 0.0
    for room, shard in zip(player.rooms, player.shards, strict=True):
        if room is not None:
            rounds = left if shard == ACTIVE else max(0.0, left - 0.8) if shard else 0.4 * max(0, left - 1)
            value += makes(room) * rounds + BUILT * (room.kind != "printed")
    return value


@cache
def makes(room: Room) -> float:
    """What a room makes in a round, in points."""
    return sum(points(op) if isinstance(op, Gain) else OTHER_PRODUCTION for op in room.production)


def points(gain: Gain) -> float:
    return sum(n * each for n, each in zip(vector(gain), PRODUCED, strict=True))


def morale_to_come(game: Arkosa, player: Player, left: int) -> float:
    """Half of what the morale points will bring, for morale comes and goes, and something for each step."""
    track = game.box.board.morale
    steps = left - (game.phase == PRODUCTION)
    return steps * (0.5 * track.reputation[player.morale - track.least] + MORALE * player.morale)


def rations(player: Player) -> int:
    """The food and nitrogen at hand for the meal to come."""
    pairs = (population(player) + 1) // 2
    return min(player.stock[FOOD], pairs) + min(player.stock[NITROGEN], pairs)


# Small choices ---------------------------------------------------------------------------------------------------


def best_space(player: Player, spaces: Sequence[Space]) -> int:
    """An empty space if there is one, else that of the room worth least."""
    least = [-1 if room is None else room.points for room in (player.rooms[space.index] for space in spaces)]
    return least.index(min(least))


def best_target(game: Arkosa, player: Player, targets: Sequence[Location | Any]) -> int:
    """The place within the player's means that seems to give most."""
    gains = [promise(game, player, one) if isinstance(one, Location) else -1.0 for one in targets]
    return gains.index(max(gains))


def promise(game: Arkosa, player: Player, place: Location) -> float:
    """What a place gives less what it costs, in points."""
    price = cost(place, Explore(pack=place.packs[0]))
    if not covers(player.stock, price):
        return 0.0
    paid = sum(n * each for n, each in zip(price, PRODUCED, strict=True))
    if place.path_index:
        colonist = game.path[place.path_index - 1]
        room_left = population(player) < game.box.numbers.population
        to_come = COLONIST * (game.box.numbers.rounds - game.round)
        return worth(player, colonist) + to_come - paid if colonist is not None and room_left else 0.0
    got = sum(points(op) if isinstance(op, Gain) else DICE for op in place.effects)
    return got - paid
