"""Scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.engine.game import Result, Sheet
from holdfast.games.cryo.amounts import ENERGY
from holdfast.games.cryo.pieces import Card
from holdfast.games.cryo.state import Cryo, Player

COUNTERS: Final[dict[str, Callable[[Player], int]]] = {
    "caverns_settled": lambda player: sum(pods >= 1 for pods in player.settled),
    "caverns_shared": lambda player: sum(pods >= 2 for pods in player.settled),
    "largest_settlement": lambda player: max(player.settled),
    "energy_left": lambda player: player.stock[ENERGY],
    "materials_left": lambda player: sum(player.stock[:ENERGY]),
    "incidents_collected": lambda player: len(player.incidents),
    "pods_on_salvage": lambda player: sum(player.salvage),
    "tiles_on_platform": lambda player: sum(tile is not None for tile in player.slots),
}


def result(game: Cryo) -> Result:
    """Most points win; tied, most pods in caverns; still tied, the victory is shared. [CRY-157, CRY-288]"""
    sheets = tuple(sheet(game, player) for player in game.players)
    ranks = [(score.total, sum(player.settled)) for score, player in zip(sheets, game.players, strict=True)]
    return Result(sheets, tuple(side for side, rank in enumerate(ranks) if rank == max(ranks)))


def sheet(game: Cryo, player: Player) -> Sheet:
    """The points of one player, by source. [CRY-148 to CRY-152, CRY-156]"""
    worth = game.box.numbers.scoring
    parts = {
        "pods in caverns": worth.pod_in_cavern * sum(player.settled),
        "upgrades and vehicles": worth.upgrade_or_vehicle * (len(player.upgrades) + len(player.vehicles)),
        "pods on the platform": worth.pod_on_platform * player.awake,
        "missions": sum(scored_missions(game, player)),
        "majorities": sum(majority(game, player, cavern) for cavern in range(len(game.caverns))),
    }
    return Sheet(game.box.numbers.colors[player.side], parts)


def scored_missions(game: Cryo, player: Player) -> list[int]:
    """The points of each mission; of the rival's, each type once, the 3 best. [CRY-151, CRY-258]"""
    if game.rival is not None and player.side == 1:
        points = sorted((mission_points(player, card) for card in set(player.missions)), reverse=True)
        return points[: game.box.numbers.solo.missions_scored]
    return [mission_points(player, card) for card in player.missions]


def mission_points(player: Player, card: Card) -> int:
    """Points for every `per` of what the mission counts, rounded down."""
    mission = card.mission
    return COUNTERS[mission.counts](player) // mission.per * mission.points


def majority(game: Cryo, player: Player, cavern: int) -> int:
    """Most pods score the higher number, second-most the lower. [CRY-152 to CRY-155]

    Tied for most, each scores the lower number and nobody else scores; tied for second, nobody does.
    """
    tile, own = game.caverns[cavern], player.settled[cavern]
    if tile is None or not own:
        return 0
    others = [other.settled[cavern] for other in game.players if other is not player]
    ahead = sum(pods > own for pods in others)
    level = own in others
    if ahead == 0:
        return tile.second if level else tile.first
    return tile.second if ahead == 1 and not level else 0
