"""2. Player Actions › Build a Room; the production line and the bag."""

from __future__ import annotations

from functools import cache

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import KINDS, SHARD, covers, vector
from holdfast.games.arkosa.pieces import COLUMNS, Event, Room, Space
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.items import items_for, use
from holdfast.games.arkosa.rules.power import power_rooms, receive
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import BuildMod, ResetLine
from holdfast.games.toolkit.amounts import Vector


class Build(Content, frozen=True):
    """Build the room at a place of the production line, with or without an item that makes it cheaper."""

    place: int
    room: Room
    coupon: Event | None = None

    def face(self) -> Face:
        with_item = f" with {self.coupon.key}" if self.coupon else ""
        label = f"Build {self.room.face().label} for {KINDS.text(build_cost(self.room, self.coupon))}{with_item}"
        return Face(f"build {self.place + 1} {self.room.key}{with_item}", label, (f"line {self.place + 1}",))


build_option = cache(Build)


def builds(game: Arkosa, player: Player) -> list[Build]:
    """The rooms of the line that the player can pay, also with the help of an item. [ARK-113, ARK-343]"""
    stock, found = player.stock, list[Build]()
    for place, room in enumerate(game.line):
        if room is not None and covers(stock, vector(room.cost)):
            found.append(build_option(place, room))
    if player.items:
        for coupon in items_for(player, "build"):
            for place, room in enumerate(game.line):
                if room is not None and covers(stock, build_cost(room, coupon)):
                    found.append(build_option(place, room, coupon))
    return found


def too_dear(game: Arkosa, player: Player) -> list[Refusal]:
    """The rooms of the line that the player cannot pay."""
    return [
        Refusal(build_option(place, room).face(), f"it costs {KINDS.text(vector(room.cost))}", "ARK-113")
        for place, room in enumerate(game.line)
        if room is not None and not covers(player.stock, vector(room.cost))
    ]


@cache
def build_cost(room: Room, coupon: Event | None) -> Vector:
    """What a room costs; an item takes some off, per kind, not below 0. [ARK-343]"""
    price = vector(room.cost)
    for effect in coupon.effects if coupon else ():
        if isinstance(effect, BuildMod):
            price = tuple(max(0, n - off) for n, off in zip(price, vector(effect.discount), strict=True))
    return price


async def build(game: Arkosa, player: Player, what: Build) -> None:
    """Choose a space, pay; the line closes up and is refilled, and the room is placed. [ARK-113, ARK-121, ARK-377]"""
    space = await choose(
        player,
        "Build {room} where?",
        [game.box.spaces[index] for index in building_spaces(player)],
        rule="ARK-115",
        face=lambda space: space_face(player, space),
        about={"room": what.room},
    )
    if what.coupon is not None:
        await use(game, player, what.coupon)
    tracks.pay(game, player, build_cost(what.room, what.coupon))
    await take_from_line(game, what.place)
    await place_room(game, player, space.index, what.room)


def building_spaces(player: Player) -> list[int]:
    """Below a room, or on top of one, also of a printed one. [ARK-115, ARK-117, ARK-315]"""
    rooms = player.rooms
    return [
        space
        for space, room in enumerate(rooms)
        if room is not None or (space >= COLUMNS and rooms[space - COLUMNS] is not None)
    ]


def space_face(player: Player, space: Space) -> Face:
    """A space as an option, with the room that would be covered."""
    face, room = space.face(), player.rooms[space.index]
    return face if room is None else face._replace(label=f"{face.label}, over {room.name}")


async def place_room(game: Arkosa, player: Player, space: int, room: Room) -> None:
    """A placement bonus is gained for the first room of a space; a covered tile never comes back. [ARK-127, ARK-124]

    The shard of the space stays and powers the new room. [ARK-120]
    """
    covered = player.rooms[space]
    player.rooms[space] = room
    if game.story is not None:
        where = game.box.spaces[space].face().label.lower()
        say(game, "{player} built {room} ({where})", player=player, room=room.name, where=where)
    if covered is not None:
        if covered.kind != "printed":
            game.removed_rooms.append(covered)
        return
    assert player.board is not None
    bonus = player.board.bonuses[space].placement
    if bonus is not None:
        await receive(game, player, vector(bonus))
    elif player.bot == "B" and player.stock[SHARD]:
        await power_rooms(game, player)


# The production line ---------------------------------------------------------------------------------------------


async def take_from_line(game: Arkosa, place: int) -> None:
    """The tiles before a gap close up along the arrows, and a new tile comes to the first space. [ARK-121]"""
    game.line[1 : place + 1] = game.line[:place]
    game.line[0] = None
    game.line[0] = await draw_room(game)
    if game.line[0] is not None:
        say(game, "{room} came to the production line", room=game.line[0].name)


async def draw_room(game: Arkosa) -> Room | None:
    """A tile from the bag; an empty bag is filled with the discarded tiles. [ARK-122, ARK-123]"""
    if not game.bag:
        game.bag.shuffle_in(game.discarded_rooms)
        game.discarded_rooms.clear()
    if not game.bag:
        return None
    room = await draw(game.bag, "room bag")
    return room


async def fill_line(game: Arkosa) -> None:
    """Fill all free spaces, from the end of the line on, as far as there are tiles. [ARK-324]"""
    for place in reversed(range(len(game.line))):
        if game.line[place] is None:
            game.line[place] = await draw_room(game)


async def reset_line(game: Arkosa) -> None:
    """Discard the whole line, then draw new tiles. [ARK-108, ARK-204, ARK-333]"""
    game.discarded_rooms += [room for room in game.line if room is not None]
    game.line[:] = [None] * len(game.line)
    say(game, "The production line was reset")
    await fill_line(game)


async def reset_line_by_card(game: Arkosa, _player: Player, _effect: ResetLine, _source: Player) -> None:
    """Without the cost of the trade. [ARK-204]"""
    await reset_line(game)
