"""All that is in the box of Arkosa, as it is drawn: colonists, rooms, events, bribes, boards and leaders."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, repeat
from zlib import crc32

from holdfast.games.arkosa.amounts import Amounts, vector
from holdfast.games.arkosa.board.signs import Sign, amount, amount_text, signs
from holdfast.games.arkosa.box import DECKS, Box
from holdfast.games.arkosa.pieces import Board, Bribe, Colonist, Event, Leader, Room, SoloCard
from holdfast.games.arkosa.verbs import BuildStep, GainStep, Step, WorkStep
from holdfast.games.arkosa.view import victim
from holdfast.games.arkosa.wording import WHEN, text
from holdfast.games.toolkit.catalogue import Shelf

HEADS, EYES, CROWNS = 5, 5, 6
"""How many shapes of heads, eyes and crowns there are for portraits."""

TYPES = {"labourer": "labour", "scientist": "science", "entertainer": "entertainment"}


@dataclass(frozen=True)
class Act:
    """One action of a colonist: in icons, and in words."""

    signs: tuple[Sign, ...]
    text: str


@dataclass(frozen=True)
class Drawn:
    """A piece as it is drawn. `sort`, in each kind of piece, tells `table.html` how."""

    key: str
    name: str


@dataclass(frozen=True)
class ColonistCard(Drawn):
    """A colonist card. The portrait is made from the name."""

    deck: str
    types: tuple[str, ...]
    points: int
    per_room: str
    """The type of room for each of which the points count, or nothing."""
    special: bool
    acts: tuple[Act, ...]
    head: int
    """The shapes of the portrait, by number."""
    eyes: int
    crown: int
    sort: str = "person"


@dataclass(frozen=True)
class RoomTile(Drawn):
    """A room tile, or a printed room."""

    kind: str
    """A, B, special or printed."""
    type: str
    points: int
    cost: tuple[Sign, ...]
    makes: tuple[Sign, ...]
    """What it produces, in icons; `text` says it in words."""
    text: str
    exempt: bool
    """Whether the double space does nothing for it."""
    sort: str = "room"


@dataclass(frozen=True)
class EventCard(Drawn):
    """An event card."""

    deck: str
    kind: str
    """Story, item, crate, raid or sawbones."""
    lines: tuple[str, ...]
    flavour: str
    sort: str = "event"


@dataclass(frozen=True)
class BribeCard(Drawn):
    """A bribe."""

    cost: tuple[Sign, ...]
    points: int
    sort: str = "bribe"


@dataclass(frozen=True)
class LeaderBoard(Drawn):
    """A colony leader."""

    morale: int
    start: tuple[Sign, ...]
    trade: tuple[Sign, ...]
    """The special trade, in icons; `text` says it in words."""
    text: str
    sort: str = "leader"


@dataclass(frozen=True)
class Cell:
    """A space of a bunker board: a printed room, the star, or a bonus."""

    key: str
    room: RoomTile | None
    star: bool
    bonus: tuple[Sign, ...]
    kind: str
    """The kind of bonus: placement, production, double, or nothing."""
    said: str


@dataclass(frozen=True)
class BunkerBoard(Drawn):
    """A bunker board."""

    cells: tuple[Cell, ...]
    sort: str = "bunker"


def colonist_card(card: Colonist) -> ColonistCard:
    face = crc32(card.key.encode())
    per_room = card.points_per_room
    return ColonistCard(
        card.key, card.name, card.deck, tuple(TYPES[kind] for kind in card.types),
        card.points if per_room is None else per_room.each, "" if per_room is None else per_room.type, card.special,
        tuple(Act(signs(effects), text(effects)) for effects in card.actions),
        face % HEADS, face // 7 % EYES, face // 53 % CROWNS,
    )  # fmt: skip


def room_tile(room: Room) -> RoomTile:
    makes, said = signs(room.production), text(room.production)
    if room.passive is not None:
        makes = (*makes, Sign("shield"))
        said += f"; while powered {room.passive.raid_tokens_ignored} tokens are safe in a raid, and nobody may steal"
    return RoomTile(
        room.key, room.name, room.kind, room.type, room.points, amount(room.cost), makes, said, room.double_exempt
    )


def event_card(card: Event) -> EventCard:
    lines = [text(card.effects)] if card.effects else []
    lines += [f"{number}: {text(face.do)}" for number, face in card.table.items()]
    lines += [f"round {number}: {text(effects)}" for number, effects in card.by_round.items()]
    if card.victim is not None:
        lines.insert(0, f"hits {victim(card)}")
    if card.when:
        lines.append(WHEN[card.when])
    return EventCard(card.key, card.name, card.deck, card.kind, tuple(lines), card.flavour)


def bribe_card(bribe: Bribe) -> BribeCard:
    return BribeCard(bribe.key, bribe.name, amount(bribe.cost), bribe.points)


def leader_board(leader: Leader) -> LeaderBoard:
    trade = leader.special_trade
    return LeaderBoard(leader.id, leader.name, leader.morale, amount(leader.resources), signs(trade), text(trade))


def bonus_signs(
    placement: Amounts, production: Amounts, kind: str | None, double: bool
) -> tuple[str, tuple[Sign, ...], str]:
    """The kind of a bonus, its icons, and its words."""
    if any(vector(placement)):
        found = amount(placement)
        return "placement", found, f"gain {amount_text(found)} when first built on"
    if kind and any(vector(production)):
        found = amount(production)
        sort = () if kind == "any" else (Sign(kind), Sign("to"))
        rooms = "any room" if kind == "any" else f"a {kind} room"
        return "production", (*sort, *found), f"{amount_text(found)} more when {rooms} produces"
    return ("double", (Sign("", "×2"),), "production is doubled") if double else ("", (), "")


def bunker_board(board: Board) -> BunkerBoard:
    cells = list[Cell]()
    for index, room in enumerate(board.rooms):
        bonus, more = board.bonuses[index], board.bonuses[index].production
        kind, icons, said = bonus_signs(
            bonus.placement or Amounts(), more.gain if more else Amounts(), more.type if more else None, bonus.double
        )
        key = f"r{index // 3 + 1}c{index % 3 + 1}"
        cells.append(Cell(key, None if room is None else room_tile(room), index == board.star, icons, kind, said))
    return BunkerBoard(board.id, board.name, tuple(cells))


def step_signs(step: Step) -> tuple[Sign, ...]:
    """A step of a solo card."""
    match step:
        case WorkStep():
            return Sign("colonist"), Sign("", " ".join(map(str, step.priority)))
        case GainStep():
            return amount(step)
    return (Sign("build" if isinstance(step, BuildStep) else "recruit"),)


def solo_signs(card: SoloCard, bot: str) -> tuple[Sign, ...]:
    """What a bot does with a card."""
    steps = card.bot_a if bot == "A" else card.bot_b
    return tuple(chain.from_iterable(step_signs(step) for step in steps))


def catalogue(box: Box) -> list[Shelf]:
    """All that is in the box, shelf by shelf."""
    rooms = {kind: [room for room in box.rooms if room.kind == kind] for kind in ("A", "B", "special")}
    events = {deck: [card for card in box.events if card.deck == deck] for deck in DECKS}
    return [
        *(
            _shelf(f"Colonists {deck}", about, (colonist_card(card) for card in box.colonists if card.deck == deck))
            for deck, about in (("A", "Founders, and round 1."), ("B", "They come in rounds 2 and 3."))
        ),
        *(
            _shelf(f"{title} rooms", about, map(room_tile, rooms[kind]), (room.count for room in rooms[kind]))
            for kind, title, about in (
                ("A", "A", "In the bag from the start."),
                ("B", "B", "They join the bag in round 2."),
                ("special", "Special", "One for each bunker in the regular set-up."),
            )
        ),
        *(
            _shelf(title, f"{len(events[deck])} cards.", map(event_card, events[deck]))
            for deck, title in (
                ("low", "Low risk"),
                ("medium", "Medium risk"),
                ("high", "High risk"),
                ("raid", "Raids"),
                ("sawbones", "Dr. Sawbones"),
            )
        ),
        _shelf("Bribes", "Points at the end if paid, lost if not.", map(bribe_card, box.bribes)),
        _shelf("Colony leaders", "What a colony starts with, and its special trade.", map(leader_board, box.leaders)),
        _shelf("Bunkers", "The side for the regular set-up.", map(bunker_board, box.regular_boards)),
    ]


def _shelf(title: str, about: str, cards: Iterable[object], counts: Iterable[int] = repeat(1)) -> Shelf:
    """A shelf of cards as they are drawn, with the number of each."""
    return Shelf(
        title, about, tuple({"card": card, "count": n} for card, n in zip(cards, counts, strict=False)), "cards"
    )
