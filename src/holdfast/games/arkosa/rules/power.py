"""5. Room Production › Power shards: placing, replacing, deactivating and fixing them."""

from __future__ import annotations

from functools import cache, partial

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import SHARD
from holdfast.games.arkosa.pieces import Room, Space
from holdfast.games.arkosa.rules.bot_choices import bot_attacks, bot_deactivates, bot_fixes, bot_powers
from holdfast.games.arkosa.rules.colony import deactivated, powered, room_at, unpowered
from holdfast.games.arkosa.rules.tracks import gain
from holdfast.games.arkosa.state import ACTIVE, DEACTIVATED, NONE, Arkosa, Player
from holdfast.games.arkosa.verbs import Deactivate, Fix
from holdfast.games.toolkit.amounts import Vector


class Power(Content, frozen=True):
    """Put a shard from the supply at a room, or in place of a deactivated one. [ARK-157, ARK-159]"""

    space: Space
    room: Room
    replace: bool

    def face(self) -> Face:
        """By the name of the room."""
        verb, action = ("replace", "Replace the shard of") if self.replace else ("power", "Power")
        return Face(f"{verb} {self.space.key}", f"{action} {self.room.name}", self.space.places)

    def by_place(self) -> Face:
        """By the place of the room."""
        action = "Replace the shard at" if self.replace else "Power"
        return self.face()._replace(label=f"{action} {self.space.label.lower()}")


power = cache(Power)


def shard_moves(game: Arkosa, player: Player) -> list[Power]:
    """Where the player could put a shard from the supply now. [ARK-157 to ARK-159]"""
    if not player.stock[SHARD]:
        return []
    spaces = game.box.spaces
    moves = [power(spaces[space], room_at(player, space), False) for space in unpowered(player)]
    return moves + [power(spaces[space], room_at(player, space), True) for space in deactivated(player)]


def place_shard(game: Arkosa, player: Player, space: int) -> None:
    """The shard lies active side up; a replaced one goes to the general supply. [ARK-157, ARK-159]"""
    player.stock[SHARD] -= 1
    player.shards[space] = ACTIVE
    say(game, "{player} powered {room}", player=player, room=room_at(player, space).name)


async def receive(game: Arkosa, player: Player, amount: Vector) -> None:
    """Gain; Bot B puts shards to use at once. [ARK-066, ARK-262]"""
    gain(game, player, amount)
    if player.bot == "B" and player.stock[SHARD]:
        await power_rooms(game, player)


async def power_rooms(game: Arkosa, bot: Player) -> None:
    """Bot B powers the rooms worth most points first; shards left over wait for a room. [ARK-262, ARK-358]

    It never replaces a deactivated shard. [ARK-254]
    """
    while bot.stock[SHARD] and unpowered(bot):
        place_shard(game, bot, await bot_powers(bot))


async def deactivate(game: Arkosa, player: Player, effect: Deactivate, source: Player) -> None:
    """Flip active shards to X, as many as there are. [ARK-186, ARK-230]"""
    for _ in range(effect.n):
        if not powered(player):
            return
        space = await which_to_deactivate(game, player, source if effect.by == "source" else player)
        flip_to_x(game, player, space)


async def which_to_deactivate(game: Arkosa, player: Player, picker: Player) -> int:
    """The owner picks, or the attacker; bots go by points. [ARK-186, ARK-230, ARK-289, ARK-364]"""
    if picker.bot:
        space = await (bot_deactivates(player) if picker is player else bot_attacks(player))
        return space
    chosen = await choose(
        picker,
        "Deactivate which power shard?",
        [game.box.spaces[space] for space in powered(player)],
        rule="ARK-186",
        face=lambda space: shard_face(player, picker, space),
    )
    return chosen.index


def shard_face(owner: Player, picker: Player, space: Space) -> Face:
    """A shard as an option: by its room, in the picker's own bunker or in that of an opponent."""
    face, room = space.face(), owner.rooms[space.index]
    label = face.label if room is None else f"{room.name} ({face.label.lower()})"
    places = face.places if owner is picker else (f"space {owner.side} {space.key}",)
    return Face(face.key, label, places)


def flip_to_x(game: Arkosa, player: Player, space: int) -> None:
    """A deactivated shard stays where it is, X side up."""
    player.shards[space] = DEACTIVATED
    say(game, "{player} lost the power of {room}", player=player, room=room_at(player, space).name)


async def fix(game: Arkosa, player: Player, effect: Fix, _source: Player) -> None:
    """Flip X shards of choice back to active, all if there are fewer. [ARK-228]"""
    for _ in range(effect.n):
        broken = deactivated(player)
        if not broken:
            return
        if player.bot:
            space = await bot_fixes(player)
        else:
            spaces = [game.box.spaces[index] for index in broken]
            face = partial(shard_face, player, player)
            space = (await choose(player, "Fix which power shard?", spaces, rule="ARK-228", face=face)).index
        flip_to_active(game, player, space)


def flip_to_active(game: Arkosa, player: Player, space: int) -> None:
    player.shards[space] = ACTIVE
    say(game, "{player} fixed the power of {room}", player=player, room=room_at(player, space).name)


def take_out(game: Arkosa, player: Player, space: int) -> None:
    """A shard taken out of the bunker is an ordinary shard of the supply. [ARK-221]"""
    player.shards[space] = NONE
    player.stock[SHARD] += 1
    say(game, "{player} took the shard out of {room}", player=player, room=room_at(player, space).name)
