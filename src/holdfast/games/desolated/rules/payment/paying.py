"""Action Phase › Trade: paying a price, step by step.

Discard a hand card, spend a token, use or make converted materials, in any mixture and order, until all is paid; at
every step the prompt says what is still owed. Only steps after which the rest can still be paid are offered, so that
nobody gets stuck. `PAY_FOR_ME` carries out the cheapest plan.
"""

from __future__ import annotations

from typing import Final

from holdfast.engine.clone import cloner
from holdfast.engine.requests import Decision, Face, Word, choose, face_of
from holdfast.games.desolated.amounts import RESOURCES, UNITS, WILD, amount
from holdfast.games.desolated.rules.characters import CashIn, cash_in, cash_ins
from holdfast.games.desolated.rules.conversion import (
    Convert,
    conversion_offer,
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
    engine_without,
    fresh,
    paying_engine,
    pool,
    position,
    spend,
    split,
    stays_payable,
    unit_vector,
    units,
)
from holdfast.games.desolated.rules.payment.solver import payable, plan, some_plan, works
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
        elif isinstance(answer, CashIn):
            cash_in(game, player, answer.card)
        else:
            spend(game, player, answer)
            game.owed = less(game.owed, answer)
    game.owed, game.busy = None, False


Payment = Unit | Convert | CashIn | Word


def ask_payment(game: Desolated, player: Player, rule: str) -> Decision[Payment]:
    assert game.owed is not None
    return choose(
        player,
        "Pay what is still owed: {owed}",
        lambda: payments(game, player),
        rule=rule,
        face=lambda payment: plan_face(game, player) if payment is PAY_FOR_ME else face_of(payment),
        about={"owed": amount(game.owed)},
    )


def has_choice(game: Desolated, player: Player, owed: Vector) -> bool:
    """Whether there is anything to decide about what is owed: by what to pay it, or what to convert."""
    if not covers(pool(game, player), packed_vector(owed)) or open_materials(game, player, owed):
        return True
    if any(owed[character.card.material] for character in cash_ins(game, player)):
        return True
    return conversion_offer(game, player) is not None


def payments(game: Desolated, player: Player) -> list[Payment]:
    """The next steps of a payment, each such that the rest can still be paid. [DES-190, DES-215, DES-217]"""
    assert game.owed is not None
    found: list[Payment] = []
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
    if 2 * game.conversions < game.box.numbers.most_conversions:
        conversion = conversion_offer(game, player)
        found += [] if conversion is None else [conversion]
    found += [character for character in cash_ins(game, player) if may_cash_in(game, player, character)]
    found.append(PAY_FOR_ME)
    return found


def may_cash_in(game: Desolated, player: Player, character: CashIn) -> bool:
    """Whether the rest can be paid when the Character was discarded, by at most the conversions that are left."""
    assert game.owed is not None
    gained = packed_vector(UNITS[character.card.material]) if character.gains else 0
    asked = (engine_without(game, player, character.card), pool(game, player) + gained, packed_vector(game.owed))
    if not payable(*asked):
        return False
    most = game.box.numbers.most_conversions
    return 2 * game.conversions < most or game.conversions + len(plan(*asked) or ()) <= most


def known_plan(game: Desolated, player: Player, owed: Vector) -> tuple[Move, ...] | None:
    """A plan to try first. After a conversion there is none: it could lead back to an earlier position."""
    if game.conversions:
        return None
    have, wanted = pool(game, player), packed_vector(owed)
    converter = paying_engine(game, player, have, wanted)
    return None if converter is None else some_plan(converter, have, wanted)


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
    moves = cheapest_plan(game, player, game.owed)
    unnamed, wild_cards = 0, list[int]()
    for at, move in enumerate(moves):
        if move.exchange is None:
            if move.once:
                cash_in(game, player, cash_ins(game, player)[0].card)
            elif unnamed:
                unnamed -= 1
            else:
                wild_cards.append(move.named)
            continue
        names = [later.named for later in moves[at + 1 :] if later.exchange is None and not later.once]
        unnamed += carry_out(game, player, move, names, wild_cards)
    for material in range(WILD):
        for _ in range(game.owed[material]):
            spend(game, player, _next_unit(game, player, material, wild_cards))


def cheapest_plan(game: Desolated, player: Player, owed: Vector) -> tuple[Move, ...]:
    """The plan that gives up the least; it discards the Character only if nothing else will do. [DES-215]"""
    have, wanted = pool(game, player), packed_vector(owed)
    converter = paying_engine(game, player, have, wanted) or engine_of(game, player)
    moves = plan(converter, have, wanted)
    if moves is None:
        moves = some_plan(converter, have, wanted)  # known to be payable, though beyond the limits of the solver
    assert moves is not None
    return moves


def plan_face(game: Desolated, player: Player) -> Face:
    """What *Pay for me* would do: it is tried on a copy of the game."""
    assert game.owed is not None
    steps, cashed = list[str](), RESOURCES.nothing
    for move in cheapest_plan(game, player, game.owed):
        if move.exchange is not None:
            steps.append(f"convert {move.exchange.face().key}")
        elif move.once:
            steps += [f"discard {character.card.name}" for character in cash_ins(game, player)]
            cashed = amounts_of(move.gained)
    twin = cloner(Desolated)(game)
    twin.story = None
    after = twin.players[player.seat]
    pay_by_plan(twin, after)
    given = list(player.hand)
    for card in after.hand:
        given.remove(card)
    steps += [f"discard {card.name}" for card in given]
    spent = [own + more - left for own, more, left in zip(player.tokens, cashed, after.tokens, strict=False)]
    steps += [f"spend {RESOURCES.text(spent)}"] if any(spent) else []
    steps += [f"{RESOURCES.text(twin.converted)} left over"] if any(twin.converted) else []
    return PAY_FOR_ME.face()._replace(label=f"Pay for me: {', '.join(steps)}")


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
