"""What the lab measures in Cryo: cards in use, tiles on platforms, caverns settled."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.study import Entry, Seating, Study, Use, seatings
from holdfast.games.cryo.state import Cryo


def entries(game: Cryo) -> Iterator[Entry]:
    for card in game.box.cards:
        yield Entry("upgrade", card.key, card.name)
        yield Entry("mission", card.mission.name, card.mission.name)
        yield Entry("vehicle", card.vehicle.name, card.vehicle.name)
    for tile in dict.fromkeys(tile for back in game.box.tiles for tile in back):
        yield Entry("tile", tile.key, tile.key)
    for cavern in game.box.cavern_tiles:
        yield Entry("cavern", cavern.key, cavern.name)


def held(game: Cryo, side: int) -> Iterator[Use]:
    """The cards a side has built or taken on, its tiles, and the caverns it has settled."""
    player = game.players[side]
    for card in player.upgrades:
        yield "upgrade", card.key
    for card in player.missions:
        yield "mission", card.mission.name
    for card in player.vehicles:
        yield "vehicle", card.vehicle.name
    for tile in player.slots:
        if tile is not None:
            yield "tile", tile.key
    for pods, cavern in zip(player.settled, game.caverns, strict=True):
        if pods and cavern is not None:
            yield "cavern", cavern.key


def ended(game: Cryo) -> str:
    """The sunset, or a player without a pod left to bring anywhere. [CRY-144 to CRY-146]"""
    return "the sun has set" if game.sunset_resolved else "a player has no pod left to settle"


STUDY = Study(
    entries,
    held,
    ended,
    (
        *seatings(2, 3, 4),
        Seating("solo", 1),
        Seating("solo, harder", 1, {"harder": True}),
        Seating("solo, unpredictable", 1, {"unpredictable": True}),
        Seating("solo, harder and unpredictable", 1, {"harder": True, "unpredictable": True}),
    ),
)
