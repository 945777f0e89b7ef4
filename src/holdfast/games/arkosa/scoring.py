"""Game end: scoring."""

from __future__ import annotations

from holdfast.engine.game import Result, Sheet
from holdfast.games.arkosa.amounts import FOOD, MAGTAPE, NITROGEN, REPUTATION, SCRAP, SHARD, covers, vector
from holdfast.games.arkosa.pieces import ROOM_TYPES, Bribe
from holdfast.games.arkosa.rules.colony import colonists, speciality, worth
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Gain, RoomType


def result(game: Arkosa) -> Result:
    """Most reputation wins; tied, the higher morale. [ARK-001, ARK-003, ARK-181, ARK-302]"""
    sheets = tuple(sheet(game, player) for player in game.players)
    ranks = [(points.total, player.morale) for points, player in zip(sheets, game.players, strict=True)]
    return Result(sheets, tuple(side for side, rank in enumerate(ranks) if rank == max(ranks)))


def sheet(game: Arkosa, player: Player) -> Sheet:
    """The points of one player, by source. [ARK-002, ARK-167 to ARK-180, ARK-368]"""
    bribes, leftovers = bribe_points(game, player)
    parts = {
        "reputation": player.reputation,
        "rooms": sum(room.points for room in player.rooms if room is not None),
        "colonists": colonist_points(game, player),
        "specialisation": sum(specialisation(game, player, kind) for kind in ROOM_TYPES),
        "bribes": bribes,
        "leftover resources": leftovers,
        "items": item_points(player),
    }
    return Sheet(label_of(player), parts)


def label_of(player: Player) -> str:
    """The colour, once it is chosen."""
    return player.colour or f"side {player.side + 1}"


def colonist_points(game: Arkosa, player: Player) -> int:
    """All colonists of the colony, the injured with 1 point less, also below 0. [ARK-168, ARK-339]"""
    hurt = len(player.injured) + (player.worker is not None and player.hurt)
    return sum(worth(player, colonist) for colonist in colonists(player)) - hurt * game.box.numbers.scoring.injured


def specialisation(game: Arkosa, player: Player, kind: RoomType) -> int:
    """The best sum earns 5 points and the next one 2, ties alike, nothing for 0. [ARK-169 to ARK-174]"""
    numbers = game.box.numbers.scoring
    levels = sorted({speciality(other, kind) for other in game.players}, reverse=True)
    own = speciality(player, kind)
    if own <= 0:
        return 0
    if own == levels[0]:
        return numbers.best
    people = sum(not other.bot for other in game.players)
    return numbers.runner_up if people >= numbers.runner_up_from and own == levels[1] else 0


def item_points(player: Player) -> int:
    """Items that are used by themselves at final scoring. [ARK-343]"""
    return sum(
        vector(effect)[REPUTATION]
        for item in player.items
        if item.when == "end_game"
        for effect in item.effects
        if isinstance(effect, Gain)
    )


# Bribes and leftovers --------------------------------------------------------------------------------------------


def bribe_points(game: Arkosa, player: Player) -> tuple[int, int]:
    """The points of bribes, failed ones subtracted, and of what is left over. [ARK-175 to ARK-180]

    A bot holds only what it has completed and paid for. [ARK-301]
    """
    if player.bot:
        return sum(bribe.points for bribe in player.bribes), leftover_points(game, player.stock)
    completed, stock = best_bribes(game, player)
    points = sum(bribe.points if bribe in completed else -bribe.points for bribe in player.bribes)
    return points, leftover_points(game, stock)


def best_bribes(game: Arkosa, player: Player) -> tuple[list[Bribe], list[int]]:
    """The set of completed bribes that scores most with the leftovers; of equal ones the first by id. [ARK-178]"""
    options = possible_sets(sorted(player.bribes, key=lambda bribe: bribe.id), player.stock)
    return min(
        options,
        key=lambda option: (
            -2 * sum(bribe.points for bribe in option[0]) - leftover_points(game, option[1]),
            [bribe.id for bribe in option[0]],
        ),
    )


def possible_sets(bribes: list[Bribe], stock: list[int]) -> list[tuple[list[Bribe], list[int]]]:
    """Every set of bribes that a stock can complete, each with its own tokens, and what is left. [ARK-176, ARK-177]"""
    if not bribes:
        return [([], stock)]
    bribe, others = bribes[0], bribes[1:]
    found = possible_sets(others, stock)
    cost = vector(bribe.cost)
    if covers(stock, cost):
        left = [have - price for have, price in zip(stock, cost[:5], strict=True)]
        found += [([bribe, *more], rest) for more, rest in possible_sets(others, left)]
    return found


def leftover_points(game: Arkosa, stock: list[int]) -> int:
    """1 point for every 2 food, nitrogen and scrap, 1 a magtape, 2 a power shard in supply. [ARK-179, ARK-180]"""
    worth_of = game.box.numbers.scoring
    bulk = (stock[FOOD] + stock[NITROGEN] + stock[SCRAP]) // worth_of.bulk
    return bulk + stock[MAGTAPE] * worth_of.magtape + stock[SHARD] * worth_of.shard
