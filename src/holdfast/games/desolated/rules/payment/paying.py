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
from holdfast.games.desolated.rules.chains import Exchange
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
    TOKENS,
    Unit,
    engine_of,
    engine_without,
    enough_conversions,
    paying_engine,
    pool,
    spend,
    stays_payable,
    units,
)
from holdfast.games.desolated.rules.payment.solver import payable, plan, some_plan
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
    for material, number in enumerate(game.owed):
        if number:
            rest = less(game.owed, TOKENS[material])
            found += [unit for unit in units(game, player, material) if stays_payable(game, player, unit, rest)]
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
    return payable(*asked) and enough_conversions(game, *asked)


# The cheapest plan -------------------------------------------------------------------------------------------------


def pay_by_plan(game: Desolated, player: Player) -> None:
    """Carry out the cheapest plan, then pay the rest: converted materials first, wild cards last."""
    assert game.owed is not None
    moves = cheapest_plan(game, player, game.owed)
    for at, move in enumerate(moves):
        if move.exchange is not None:
            names = [later.named for later in moves[at:] if later.exchange is None and not later.once]
            carry_out(game, player, move.exchange, amounts_of(move.paid), names)
        elif move.once:
            cash_in(game, player, cash_ins(game, player)[0].card)
    pay_all(game, player, game.owed)


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


def priced(face: Face, game: Desolated, player: Player, price: Vector) -> Face:
    """The face of something to be paid for. If nothing but the plan can pay for it, it says what that does."""
    twin = cloner(Desolated)(game)
    twin.story, twin.owed = None, price
    payer = twin.players[player.seat]
    if not has_choice(twin, payer, price) or len(payments(twin, payer)) > 1:
        return face
    return face._replace(label=f"{face.label}. {plan_face(twin, payer).label}")


def carry_out(game: Desolated, player: Player, exchange: Exchange, paid: Vector, names: list[int]) -> None:
    """Make one conversion of a plan. Wild materials that it gains are named as the plan needs them, else Indicyl."""
    game.conversions += 1
    pay_all(game, player, paid)
    for card in exchange.uses_up:
        use_up(game, player, card)
    gained = list(exchange.gained)
    while gained[WILD]:
        gained[WILD] -= 1
        gained[names.pop(0) if names else 0] += 1
    convert_into(game, player, paid, tuple(gained))
