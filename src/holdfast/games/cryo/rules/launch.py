"""Deploy › Launch: drive one crewed vehicle through a tunnel and settle the caverns that it joins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import ENERGY, Cost, spending
from holdfast.games.cryo.pieces import DOUBLE_ENERGY, Card, Cavern, Tunnel
from holdfast.games.cryo.rules.crew_pods import capacity, room
from holdfast.games.cryo.rules.materials import can_pay, pay
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


class Route(NamedTuple):
    """A tunnel, and which of its caverns are to be settled."""

    tunnel: Tunnel
    caverns: tuple[Cavern, ...]


async def launch(game: Cryo, player: Player) -> None:
    """Launch: choose a vehicle, a tunnel and caverns, pay for all of it, settle, discard it. [CRY-094, CRY-107]"""
    card = await ask(
        game, player, "Launch which vehicle?", lambda: launchable(game, player), rule="CRY-094", face=_vehicle
    )
    ways = routes(game, player, card)
    tunnel = await choose(
        player, "Through which tunnel?", list(dict.fromkeys(way.tunnel for way in ways)), rule="CRY-096"
    )
    settled = await choose(
        player,
        "Settle which caverns?",
        [way.caverns for way in ways if way.tunnel is tunnel],
        rule="CRY-099",
        face=_caverns,
    )
    pods = await choose(player, "How many pods?", loads(game, player, card, len(settled)), rule="CRY-095", face=_split)
    await pay(game, player, price(game, player, card, tunnel, settled))
    settle(game, player, settled, pods)
    player.vehicles.remove(card)
    game.discard.append(card)


def settle(game: Cryo, player: Player, caverns: Sequence[Cavern], pods: Sequence[int]) -> None:
    """Place pods from the platform in caverns, where they stay. [CRY-101, CRY-102, CRY-105]"""
    for cavern, number in zip(caverns, pods, strict=True):
        player.awake -= number
        player.settled[cavern.index] += number
        say(
            game,
            "{player} settled {pods} crew in {cavern}",
            player=player,
            pods=number,
            cavern=game.caverns[cavern.index],
        )


def launchable(game: Cryo, player: Player) -> list[Card]:
    """The vehicles with a pod to carry and somewhere to go. [CRY-094, CRY-104]"""
    if not player.awake:
        return []
    return [card for card in dict.fromkeys(player.vehicles) if routes(game, player, card)]


def routes(game: Cryo, player: Player, card: Card) -> list[Route]:
    """Every tunnel with a face-up cavern, and every set of its caverns, that can be paid for. [CRY-096 to CRY-106]"""
    known = game.caverns
    two = most_pods(game, player, card) > 1
    found = list[Route]()
    for tunnel in game.box.tunnels:
        here, there = tunnel.ends
        sets: list[tuple[Cavern, ...]] = [(end,) for end in tunnel.ends if known[end.index] is not None]
        if len(sets) == 2 and two:
            sets.append((here, there))
        found += [
            Route(tunnel, caverns) for caverns in sets if can_pay(player, price(game, player, card, tunnel, caverns))
        ]
    return found


def price(game: Cryo, player: Player, card: Card, tunnel: Tunnel, caverns: Sequence[Cavern]) -> Cost:
    """Energy and all settlement costs, added up before nanites are counted. [CRY-100, CRY-104]"""
    total = [0, 0, 0, 0, energy(game, player, card, tunnel)]
    for cavern in caverns:
        tile = game.caverns[cavern.index]
        assert tile is not None
        for resource, amount in enumerate(tile.price):
            total[resource] += amount
    return spending(tuple(total))


def energy(game: Cryo, player: Player, card: Card, tunnel: Tunnel) -> int:
    """The energy along the path; halved by Supercharge, at most 1 for the Moth. [CRY-097, CRY-179, CRY-182, CRY-183]"""
    needed = tunnel.energy
    if player.abilities & DOUBLE_ENERGY:
        needed = -(-needed // game.box.abilities.double_energy)
    if card.vehicle.ability == "energy_efficient":
        needed = min(needed, game.box.abilities.energy_efficient)
    return needed


def most_pods(game: Cryo, player: Player, card: Card) -> int:
    return min(capacity(game, player, card), player.awake)


def loads(game: Cryo, player: Player, card: Card, caverns: int) -> list[tuple[int, ...]]:
    """How the pods may ride: at least 1 to a cavern, and so many that the others still fit. [CRY-095, CRY-103]"""
    most = most_pods(game, player, card)
    left_behind = room(game, player) + player.awake - capacity(game, player, card)
    least = max(caverns, player.awake - left_behind)
    if caverns == 1:
        return [(pods,) for pods in range(most, least - 1, -1)]
    return [(here, total - here) for total in range(most, least - 1, -1) for here in range(total - 1, 0, -1)]


def _vehicle(card: Card) -> Face:
    return Face(card.vehicle.name.lower(), card.vehicle.name, (f"vehicle {card.key}",))


def _caverns(caverns: tuple[Cavern, ...]) -> Face:
    if len(caverns) == 1:
        return caverns[0].face()
    return Face("both caverns", "Both caverns", tuple(cavern.key for cavern in caverns))


def _split(pods: tuple[int, ...]) -> Face:
    text = " and ".join(map(str, pods))
    return Face(text, f"{text} pods")


assert ENERGY == 4, "prices are written with energy last"
