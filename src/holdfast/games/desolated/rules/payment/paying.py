"""Action Phase › Trade: paying a price, step by step.

Discard a hand card, spend a token, use or make converted materials, in any mixture and order, until all is paid; at
every step the prompt says what is still owed. Only steps after which the rest can still be paid are offered, so that
nobody gets stuck. `PAY_FOR_ME` carries out the cheapest plan.
"""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Decision, Word, choose
from holdfast.games.desolated.amounts import RESOURCES, WILD, amount
from holdfast.games.desolated.rules.conversion import (
    CONVERT,
    Convert,
    can_convert,
    convert,
    convert_into,
    less,
    open_materials,
    pay_all,
)
from holdfast.games.desolated.rules.payment.engine import Move
from holdfast.games.desolated.rules.payment.packing import amounts_of, covers, packed_vector
from holdfast.games.desolated.rules.payment.pool import (
    Converted,
    Named,
    Unit,
    barred,
    engine_of,
    fresh,
    pool,
    position,
    spend,
    split,
    stays_payable,
    unit_vector,
    units,
)
from holdfast.games.desolated.rules.payment.solver import plan, some_plan, works
from holdfast.games.desolated.rules.rare_materials import use_up
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.amounts import Vector

PAY_FOR_ME: Final = Word("pay for me", "Pay for me")


async def pay(game: Desolated, player: Player, price: Vector, rule: str) -> None:
    """Pay a price that can be paid, each material exactly as often as the price shows it. [DES-052, DES-118]"""
    game.owed, game.busy = price, True
    while any(game.owed):
        if not has_choice(game, player, game.owed):
            pay_all(game, player, game.owed)
            break
        answer = await ask_payment(game, player, rule)
        if isinstance(answer, Word):
            pay_by_plan(game, player)
            break
        if isinstance(answer, Convert):
            await convert(game, player)
        else:
            spend(game, player, answer)
            game.owed = less(game.owed, answer)
    game.owed, game.busy = None, False


def ask_payment(game: Desolated, player: Player, rule: str) -> Decision[Unit | Convert | Word]:
    assert game.owed is not None
    return choose(
        player,
        "Pay what is still owed: {owed}",
        lambda: payments(game, player),
        rule=rule,
        about={"owed": amount(game.owed)},
    )


def has_choice(game: Desolated, player: Player, owed: Vector) -> bool:
    """Whether there is anything to decide about what is owed: by what to pay it, or what to convert."""
    if not covers(pool(game, player), packed_vector(owed)) or open_materials(game, player, owed):
        return True
    return can_convert(game, player)


def payments(game: Desolated, player: Player) -> list[Unit | Convert | Word]:
    """The next steps of a payment, each such that the rest can still be paid. [DES-215, DES-217]"""
    assert game.owed is not None
    found: list[Unit | Convert | Word] = []
    moves = known_plan(game, player, game.owed)
    for material, number in enumerate(game.owed):
        if number:
            safe = dict[tuple[Vector, bool], bool]()
            for unit in units(game, player, material):
                kind = (unit_vector(unit), isinstance(unit, Converted))
                if kind not in safe:
                    safe[kind] = is_safe(game, player, unit, moves)
                if safe[kind]:
                    found.append(unit)
    if 2 * game.conversions < game.box.numbers.most_conversions and can_convert(game, player):
        found.append(CONVERT)
    found.append(PAY_FOR_ME)
    return found


def known_plan(game: Desolated, player: Player, owed: Vector) -> tuple[Move, ...] | None:
    """A plan to try first. After a conversion there is none: it could lead back to an earlier position."""
    return None if game.conversions else some_plan(engine_of(game, player), pool(game, player), packed_vector(owed))


def is_safe(game: Desolated, player: Player, unit: Unit, moves: tuple[Move, ...] | None) -> bool:
    """Whether the rest can be paid after this unit; a plan that pays all now often pays the rest too."""
    assert game.owed is not None
    rest, spent = less(game.owed, unit), unit_vector(unit)
    if moves is not None and works(moves, pool(game, player) - packed_vector(spent), packed_vector(rest)):
        return True
    return stays_payable(game, player, spent, RESOURCES.nothing, rest, only_converted=isinstance(unit, Converted))


# The cheapest plan -------------------------------------------------------------------------------------------------


def pay_by_plan(game: Desolated, player: Player) -> None:
    """Make the conversions of the cheapest plan, then pay the rest: converted materials first, hand cards last."""
    assert game.owed is not None
    asked = (engine_of(game, player), pool(game, player), packed_vector(game.owed))
    moves = plan(*asked)
    if moves is None:
        moves = some_plan(*asked)  # known to be payable, though beyond the limits of the solver
    assert moves is not None
    unnamed, wild_cards = 0, list[int]()
    for at, move in enumerate(moves):
        if move.exchange is None:
            if unnamed:
                unnamed -= 1
            else:
                wild_cards.append(move.named)
            continue
        names = [later.named for later in moves[at + 1 :] if later.exchange is None]
        unnamed += carry_out(game, player, move, names, wild_cards)
    for material in range(WILD):
        for _ in range(game.owed[material]):
            spend(game, player, _next_unit(game, player, material, wild_cards))


def carry_out(game: Desolated, player: Player, move: Move, names: list[int], wild_cards: list[int]) -> int:
    """Make one conversion of a plan; the number of wild materials that it gained, named as the plan needs them."""
    exchange, paid = move.exchange, amounts_of(move.paid)
    assert exchange is not None
    own = fresh(player)
    for kind in wild_cards:
        own[kind] += 1
    using = split(move, own, [*game.converted, 0], barred(game, player))
    assert using is not None
    game.positions.append(position(game, player))
    game.conversions += 1
    for material in range(WILD):
        game.converted[material] -= using[material]
        for _ in range(paid[material] - using[material]):
            spend(game, player, _next_fresh(game, player, material, wild_cards))
    for card in exchange.uses_up:
        use_up(game, player, card, exchange)
    gained = list(exchange.gained)
    wild, gained[WILD] = gained[WILD], 0
    for kind in (*names, *([0] * wild))[:wild]:
        gained[kind] += 1
    convert_into(game, player, paid, tuple(gained))
    game.positions.append(position(game, player))
    return wild


def _next_unit(game: Desolated, player: Player, material: int, wild_cards: list[int]) -> Unit:
    if game.converted[material]:
        return units(game, player, material)[0]
    return _next_fresh(game, player, material, wild_cards)


def _next_fresh(game: Desolated, player: Player, material: int, wild_cards: list[int]) -> Unit:
    """A token, else a hand card of the material, else a wild card that the plan has named so."""
    ways = [unit for unit in units(game, player, material) if not isinstance(unit, Converted)]
    if isinstance(ways[0], Named):
        wild_cards.remove(material)
    return ways[0]
