"""What is printed on the boards and cards of Arkosa, for `table.html`: it never changes during a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.games.arkosa.amounts import RESOURCES
from holdfast.games.arkosa.board.signs import Sign, amount, amount_text, signs
from holdfast.games.arkosa.box import Box
from holdfast.games.arkosa.catalogue import (
    Drawn,
    bribe_card,
    bunker_board,
    colonist_card,
    event_card,
    leader_board,
    room_tile,
)
from holdfast.games.arkosa.pieces import Location, TrackSpace
from holdfast.games.arkosa.wording import text

PHASES: Final = (
    ("preparation", "Preparation"), ("actions", "Actions"), ("rations", "Rations"), ("morale", "Morale points"),
    ("production", "Production"), ("rest", "Rest"),
)  # fmt: skip


@dataclass(frozen=True)
class Place(Drawn):
    """A location of the wasteland as it is printed."""

    steps: int
    cost: tuple[Sign, ...]
    packs: tuple[str, ...]
    gain: tuple[Sign, ...]
    label: str


@dataclass(frozen=True)
class Stop:
    """A space of the exploration track."""

    kind: str
    signs: tuple[Sign, ...]
    label: str


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box, whatever happens at the table."""
    rooms = {room.key: room_tile(room) for room in box.rooms}
    boards = (*box.starter_boards, *box.regular_boards, *(bot.board for bot in box.bots.values()))
    rooms |= {room.key: room_tile(room) for board in boards for room in board.rooms if room is not None}
    return {
        "people": {card.key: colonist_card(card) for card in box.colonists},
        "rooms": rooms,
        "tales": {card.key: event_card(card) for card in box.events},
        "promises": {bribe.key: bribe_card(bribe) for bribe in box.bribes},
        "leaders": {leader.name: leader_board(leader) for leader in box.leaders},
        "boards": {board.id: bunker_board(board) for board in box.regular_boards},
        "places": {place.id: _place(place) for place in box.board.locations},
        "stops": tuple(_stop(space) for space in box.board.track),
        "resources": RESOURCES,
        "phases": PHASES,
        "rounds": box.numbers.rounds,
        "most_people": box.numbers.population,
        "actions": box.numbers.actions,
    }


def _place(place: Location) -> Place:
    price = amount_text(amount(place.cost)) or "nothing"
    packs = ", ".join(place.packs)
    label = f"{place.name}: {packs} backpack, {place.steps} steps, costs {price}"
    if place.effects:
        label += f", {text(place.effects)}"
    return Place(place.id, place.name, place.steps, amount(place.cost), place.packs, signs(place.effects), label)


def _stop(space: TrackSpace) -> Stop:
    if space.kind == "effect":
        return Stop("effect", signs(space.effects), text(space.effects))
    if space.kind == "event":
        return Stop(space.deck, (Sign(space.deck),), f"{space.deck} risk event")
    name = {"start": f"start-{space.number}", "raid": "raid", "blank": "blank"}[space.kind]
    return Stop(space.kind, (Sign(name),), {"raid": "raid: the marker stops here"}.get(space.kind, "nothing"))
