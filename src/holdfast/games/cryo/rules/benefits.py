"""The verbs of cards, tiles and tokens: gain, pay, awaken; and what upgrades change."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import NOTHING, Cost, Vector, amount_face, payments, worded
from holdfast.games.cryo.pieces import CHEAPER_STASIS, ROOMIER_VEHICLES, Benefit, Card
from holdfast.games.cryo.rules.cards import card_benefit, discard_card
from holdfast.games.cryo.state import Cryo, Player


def gain(game: Cryo, player: Player, amount: Vector) -> None:
    """Gains raise the counter; what goes beyond the end of its track is lost. [CRY-043, CRY-262]"""
    stock, limits = player.stock, game.box.limits
    before = tuple(stock)
    for resource in range(5):
        if amount[resource]:
            stock[resource] = min(stock[resource] + amount[resource], limits[resource])
    if game.story is not None and any(amount):
        gained = tuple(now - then for now, then in zip(stock, before, strict=True))
        if gained == amount:
            say(game, "{player} gained {amount}", player=player, amount=worded(gained))
        else:
            lost = tuple(wanted - got for wanted, got in zip(amount, gained, strict=True))
            say(
                game,
                "{player} gained {amount}; no room for {lost}",
                player=player,
                amount=worded(gained),
                lost=worded(lost),
            )


def can_pay(player: Player, cost: Cost) -> bool:
    """A price must be paid in full. [CRY-044, CRY-159]"""
    return len(player.hand) >= cost.cards and bool(payments(cost, tuple(player.stock)))


async def pay(game: Cryo, player: Player, cost: Cost) -> None:
    """Pay a price; where it can be met in several ways, the payer chooses. [CRY-263]"""
    possible = payments(cost, tuple(player.stock))
    payment = possible[0]
    if len(possible) > 1:
        payment = await choose(player, "Pay how?", possible, rule="CRY-263", face=amount_face)
    stock = player.stock
    for resource in range(5):
        stock[resource] -= payment[resource]
    if game.story is not None and payment != NOTHING:
        say(game, "{player} paid {amount}", player=player, amount=worded(payment))
    for _ in range(cost.cards):
        await discard_card(game, player, "Discard which card?", "CRY-159")


async def enjoy(game: Cryo, player: Player, benefit: Benefit) -> None:
    """Gain a benefit: all of it, materials before cards. [CRY-072 to CRY-075]"""
    if benefit.gain is not NOTHING:
        gain(game, player, benefit.gain)
    if benefit.one_of:
        gain(game, player, await choose(player, "Gain which?", benefit.one_of, rule="CRY-073", face=amount_face))
    for _ in range(benefit.cards):
        await card_benefit(game, player)
    for _ in range(benefit.awaken):
        await awaken_anywhere(game, player)


def enjoyable(game: Cryo, player: Player, benefit: Benefit) -> bool:
    """A full track wastes a gain but forbids nothing; only a pod must be there and fit. [CRY-134, CRY-262]"""
    return not benefit.awaken or (any(player.stasis) and room(game, player) > 0)


async def awaken_anywhere(game: Cryo, player: Player) -> None:
    """Take 1 own pod from any stasis chamber of the whole board to the platform. [CRY-134]"""
    chamber = await choose(
        player,
        "Awaken a pod from which chamber?",
        [index for index, pods in enumerate(player.stasis) if pods],
        rule="CRY-134",
        face=lambda index: chamber_face(game, index),
    )
    awaken(game, player, chamber, 1)


def awaken(game: Cryo, player: Player, chamber: int, pods: int) -> None:
    """Move pods from a stasis chamber to the platform. [CRY-047]"""
    player.stasis[chamber] -= pods
    player.awake += pods
    say(
        game,
        "{player} awakened {pods} crew in {section}",
        player=player,
        pods=pods,
        section=game.box.sections[chamber // 3],
    )


def chamber_face(game: Cryo, chamber: int) -> Face:
    """How a stasis chamber looks as an option."""
    section = game.box.sections[chamber // 3]
    return Face(f"{section.key} chamber {chamber % 3 + 1}", f"{section.name}, chamber {chamber % 3 + 1}",
                (f"chamber {section.key} {chamber % 3 + 1}",))  # fmt: skip


def room(game: Cryo, player: Player) -> int:
    """How many more pods fit on the platform and its vehicles. [CRY-049]"""
    space = game.box.numbers.platform.pod_spaces - player.awake
    for card in player.vehicles:
        space += capacity(game, player, card)
    return space


def capacity(game: Cryo, player: Player, card: Card) -> int:
    """How many pods a vehicle holds; Wakeup Protocol adds 1. [CRY-170, CRY-189]"""
    if player.abilities & ROOMIER_VEHICLES:
        return card.vehicle.capacity + game.box.abilities.roomier_vehicles
    return card.vehicle.capacity


@cache
def times(cost: Cost, uses: int) -> Cost:
    """The price of several uses of an action. [CRY-061]"""
    sums = (tuple(map(sum, zip(*some, strict=True))) for some in combinations_with_replacement(cost.amounts, uses))
    return Cost(tuple(dict.fromkeys(sums)), cost.nanites_stand_in, cost.cards * uses)


@cache
def cheaper(cost: Cost, organics: int) -> Cost:
    """A price with some organics taken off, not below 0."""
    amounts = ((c, max(o - organics, 0), t, n, e) for c, o, t, n, e in cost.amounts)
    return Cost(tuple(amounts), cost.nanites_stand_in, cost.cards)


def stasis_price(game: Cryo, player: Player, cost: Cost, pods: int) -> Cost:
    """Stasis control costs an organic a pod; with Wakeup Protocol the total is 1 less. [CRY-062, CRY-190, CRY-275]"""
    price = times(cost, pods)
    if player.abilities & CHEAPER_STASIS:
        return cheaper(price, game.box.abilities.cheaper_stasis)
    return price


@cache
def mixes(available: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every way to take between `least` and `most` pieces from places that hold so many."""
    if not available:
        return ((),) if least <= 0 else ()
    found = list[tuple[int, ...]]()
    for here in range(min(available[0], most), -1, -1):
        found += [(here, *others) for others in mixes(available[1:], least - here, most - here)]
    return tuple(found)
