"""How to use a chain: pay one side of a card in it, trace through the chain, and gain a result on the opposite side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Decision, Face, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import WILD, amount
from holdfast.games.desolated.rules.chains import Exchange
from holdfast.games.desolated.rules.payment.packing import covers, lanes_of
from holdfast.games.desolated.rules.payment.pool import (
    CONVERTED,
    TOKENS,
    Converted,
    Unit,
    after,
    barred,
    engine_of,
    fresh,
    fresh_for_conversion,
    packed_fresh,
    pool,
    position,
    singles,
    spend,
    unit_vector,
    units,
)
from holdfast.games.desolated.rules.rare_materials import name_materials, use_up
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.amounts import Vector


class Convert(Content, frozen=True):
    """Use a conversion; which one is asked next."""

    only: Exchange | None = None
    """The only one that is possible, which is made without another question."""

    def face(self) -> Face:
        if self.only is None:
            return Face("convert", "Use a conversion", ("chains",))
        return Face("convert", f"Convert {self.only.face().key}", ("chains",))


CONVERT: Final = Convert()
convert_only = lru_cache(maxsize=1 << 14)(Convert)


def conversion_offer(game: Desolated, player: Player) -> Convert | None:
    """The offer to use a conversion, if any is possible; it names a single one. [DES-040, DES-216]"""
    if game.conversions >= game.box.numbers.most_conversions:
        return None
    converter = engine_of(game, player)
    if not converter.offers:
        return None
    if game.owed is None and not any(game.converted) and not game.options.rare_materials:
        own = packed_fresh(player)
        offers = zip(converter.offers, converter.asked, strict=True)
        found = list(islice((offer for offer, asked in offers if covers(own, asked)), 2))
    else:
        found = list(islice(convertible(game, player), 2))
    return CONVERT if len(found) > 1 else convert_only(found[0]) if found else None


def might_convert(game: Desolated, player: Player) -> bool:
    """Whether, for all that others can see, the hand may be good for a conversion."""
    if not player.hand or game.conversions >= game.box.numbers.most_conversions:
        return False
    return bool(player.chains or singles(game, player))


def convertible(game: Desolated, player: Player) -> Iterator[Exchange]:
    """The conversions that can be paid in full and lead to no earlier position. [DES-033, DES-046]

    While a price is being paid, those that use a card up are not on offer; they can be made before. (RULINGS 4) The
    others can be reversed, so what could be paid still can.
    """
    converter, own, have = engine_of(game, player), fresh_for_conversion(game, player), pool(game, player)
    fresh_lanes = lanes_of(packed_fresh(player))
    for exchange, asked, lanes in zip(converter.offers, converter.asked, converter.lanes, strict=True):
        if own[WILD] or exchange.paid[WILD]:
            total = [mine + other for mine, other in zip(own, [*game.converted, 0], strict=True)]
            if not enough(total, exchange.paid) or (game.owed is not None and exchange.uses_up):
                continue
            fits = takes_fresh(own, exchange.paid)
        elif covers(have, asked) and not (game.owed is not None and exchange.uses_up):
            fits = bool(lanes & fresh_lanes)
        else:
            continue
        if fits or not must_take_fresh(game, player, exchange):
            yield exchange


def must_take_fresh(game: Desolated, player: Player, exchange: Exchange) -> bool:
    """Whether paying with converted materials alone would lead in a circle. [DES-046]"""
    if exchange.uses_up or any(need > have for need, have in zip(exchange.paid, game.converted, strict=False)):
        return False
    return after(game.converted, exchange) in barred(game, player)


def enough(have: list[int], paid: Vector) -> bool:
    """Whether these materials pay a side in full; a wild card stands for any, and a wild icon takes any. [DES-203]"""
    lacking = sum(need - own for need, own in zip(paid[:WILD], have, strict=False) if need > own)
    return lacking <= have[WILD] and sum(paid) <= sum(have)


def takes_fresh(own: list[int], paid: Vector) -> bool:
    """Whether a hand card or token can be part of this payment."""
    if any(paid) and (own[WILD] or (paid[WILD] and any(own))):
        return True
    return any(need and mine for need, mine in zip(paid, own, strict=True))


async def convert(game: Desolated, player: Player) -> None:
    """Choose a conversion, pay one side, gain the other. [DES-030, DES-031, DES-114]"""
    game.busy = True
    exchange = await choose(player, "Convert what?", lambda: list(convertible(game, player)), rule="DES-030")
    await perform(game, player, exchange)
    game.busy = game.owed is not None


async def perform(game: Desolated, player: Player, exchange: Exchange) -> None:
    """Pay the side in full, then gain the result for this turn only. [DES-033, DES-044]"""
    must = must_take_fresh(game, player, exchange)
    game.positions.append(position(game, player))
    game.conversions += 1
    await pay_side(game, player, exchange.paid, must)
    for card in exchange.uses_up:
        use_up(game, player, card)
    gained = await name_materials(player, exchange.gained)
    convert_into(game, player, exchange.paid, gained)


def convert_into(game: Desolated, player: Player, paid: Vector, gained: Vector) -> None:
    """The result is converted material of this turn; the pool of tokens does not limit it. [DES-007, DES-044]"""
    for material in range(WILD):
        game.converted[material] += gained[material]
    say(game, "{player} converted {paid} into {gained}", player=player, paid=amount(paid), gained=amount(gained))


# Paying a side -----------------------------------------------------------------------------------------------------


async def pay_side(game: Desolated, player: Player, side: Vector, must: bool) -> None:
    """The payer decides what makes up the payment; what allows no choice is paid by itself. [DES-043, DES-215]

    If they must, they give at least one hand card or token.
    """
    game.side = side
    while any(game.side):
        if not open_materials(game, player, game.side):
            pay_all(game, player, game.side)
            break
        unit = await ask_unit(game, player, must)
        spend(game, player, unit)
        must = must and isinstance(unit, Converted)
        game.side = less(game.side, unit)
    game.side = None


def ask_unit(game: Desolated, player: Player, must: bool) -> Decision[Unit]:
    assert game.side is not None
    return choose(
        player,
        "Pay {owed} for the conversion",
        lambda: side_units(game, player, must),
        rule="DES-215",
        about={"owed": amount(game.side)},
    )


def less(owed: Vector, unit: Unit) -> Vector:
    """What is left of a side when one unit was paid: its own material first, else any wild icon."""
    left = list(owed)
    left[unit.material if owed[unit.material] else WILD] -= 1
    return tuple(left)


def open_materials(game: Desolated, player: Player, owed: Vector) -> list[int]:
    """The materials for which the payer has a choice: more units than are owed, and not all alike."""
    own = fresh(player) if game.side is None else fresh_for_conversion(game, player)
    found = list[int]()
    for material, number in enumerate(owed[:WILD]):
        more = game.converted[material] + own[material] + own[WILD] > number
        if number and more and len(units(game, player, material)) > 1:
            found.append(material)
    if owed[WILD] and sum(owed) < sum(own) + sum(game.converted) and len(any_units(game, player)) > 1:
        found.append(WILD)
    return found


def any_units(game: Desolated, player: Player) -> list[Unit]:
    """Whatever the player can give for a wild icon. [DES-203]"""
    found: list[Unit] = [CONVERTED[material] for material in range(WILD) if game.converted[material]]
    found += [TOKENS[material] for material in range(WILD) if player.tokens[material]]
    found += dict.fromkeys(player.hand)
    return found


def side_units(game: Desolated, player: Player, must: bool) -> list[Unit]:
    """What can be paid next, so that the rest can be paid too, with something fresh where it must be. [DES-046]"""
    assert game.side is not None
    side, own, found = game.side, fresh_for_conversion(game, player), list[Unit]()
    for material in open_materials(game, player, side):
        found += any_units(game, player) if material == WILD else units(game, player, material)
    if side[WILD] or own[WILD]:
        total = [mine + other for mine, other in zip(own, [*game.converted, 0], strict=True)]
        found = [unit for unit in dict.fromkeys(found) if leaves_enough(total, side, unit)]
    if must:
        found = [unit for unit in found if not isinstance(unit, Converted) or takes_fresh(own, less(side, unit))]
    return found


def leaves_enough(total: list[int], side: Vector, unit: Unit) -> bool:
    """Whether a side can be paid in full after this unit, which may be a wild card or take the place of one."""
    return enough([have - spent for have, spent in zip(total, unit_vector(unit), strict=True)], less(side, unit))


def pay_all(game: Desolated, player: Player, owed: Vector) -> None:
    """Pay all of this: converted materials first, then tokens, then hand cards, wild ones last."""
    for material in range(WILD):
        for _ in range(owed[material]):
            spend(game, player, units(game, player, material)[0])
    for _ in range(owed[WILD]):
        spend(game, player, any_units(game, player)[0])
