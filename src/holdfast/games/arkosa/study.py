"""How Arkosa is measured: rooms built, colonists recruited, bunkers, leaders, bribes and items."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.study import Entry, Seating, Study, Use, seatings
from holdfast.games.arkosa.rules.items import UseItem
from holdfast.games.arkosa.state import Arkosa

LEVELS = ("very easy", "easy", "normal", "hard", "very difficult")


def entries(game: Arkosa) -> Iterator[Entry]:
    """What this table can bring: nothing that its variants have taken out."""
    for room in dict.fromkeys((*game.bag.rest, *game.later_rooms)):
        yield Entry("room", room.key, room.name)
    for room in game.specials:
        yield Entry("special room", room.key, room.name)
    for colonist in dict.fromkeys((*game.colonists_a.rest, *game.colonists_b.rest)):
        yield Entry("colonist", colonist.key, colonist.name)
    for leader in game.box.leaders:
        yield Entry("leader", leader.key, leader.name)
    for board in game.box.regular_boards if game.regular else game.box.starter_boards:
        yield Entry("bunker", board.key, board.name)
    for bribe in game.box.bribes:
        yield Entry("bribe", bribe.key, bribe.name)
    for event in game.box.events:
        if event.kind == "item":
            yield Entry("item", event.key, event.name)


def held(game: Arkosa, side: int) -> Iterator[Use]:
    player = game.players[side]
    for room in player.rooms:
        if room is not None and room.kind != "printed":
            yield "special room" if room.kind == "special" else "room", room.key
    for colonists in (player.hand, player.resting, player.injured):
        for colonist in colonists:
            yield "colonist", colonist.key
    if player.leader is not None:
        yield "leader", player.leader.key
    if player.board is not None and not player.bot:
        yield "bunker", player.board.key
    for bribe in player.bribes:
        yield "bribe", bribe.key


def answered(rule: str, value: object) -> Use | None:
    """An item is used once and goes. [ARK-211]"""
    return ("item", value.item.key) if isinstance(value, UseItem) else None


def ended(game: Arkosa) -> str:
    return "the last round is over"


STUDY = Study(
    entries,
    held,
    ended,
    (
        *seatings(2, 3, 4),
        *(Seating(f"solo, bot {bot}, {level}", 1, {"bot": bot, "level": level}) for bot in "AB" for level in LEVELS),
    ),
    answered,
)
