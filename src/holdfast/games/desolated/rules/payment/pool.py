"""What a player can pay with: hand cards, tokens of the inventory, and materials converted this turn. [DES-043]

Hand cards and tokens are called fresh here. Once spent they do not come back, and when a player gains others, earlier
positions no longer count. So spending something fresh always leads to a new position; only converted materials can lead
in a circle. [DES-046]
"""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import KINDS, MATERIALS, UNITS, WILD
from holdfast.games.desolated.pieces import Chain, Material
from holdfast.games.desolated.rules.chains import Exchange
from holdfast.games.desolated.rules.characters import cash_ins
from holdfast.games.desolated.rules.payment.engine import Engine, cashing, engine
from holdfast.games.desolated.rules.payment.packing import SHIFTS, pack_six, packed_vector
from holdfast.games.desolated.rules.payment.solver import payable, plan
from holdfast.games.desolated.rules.refill import discard
from holdfast.games.desolated.state import Desolated, Player, Position
from holdfast.games.toolkit.amounts import Vector


class Token(Content, frozen=True):
    """Pay with a token of the inventory."""

    material: int

    def face(self) -> Face:
        name = KINDS[self.material]
        return Face(f"token {name}", f"Spend a {name} token", (f"token {name}",))


class Converted(Content, frozen=True):
    """Pay with a material converted this turn."""

    material: int

    def face(self) -> Face:
        name = KINDS[self.material]
        return Face(f"converted {name}", f"Use a converted {name}", (f"converted {name}",))


class Named(Content, frozen=True):
    """Pay with a Rare Material card from the hand, as this material. [DES-204]"""

    card: Material
    material: int

    def face(self) -> Face:
        name = KINDS[self.material]
        return Face(f"{self.card.key} as {name}", f"Discard {self.card.name} as {name}", (f"card {self.card.key}",))


Unit = Material | Token | Converted | Named
TOKENS: Final = tuple(Token(material) for material in range(len(KINDS)))
CONVERTED: Final = tuple(Converted(material) for material in range(len(KINDS)))
named = cache(Named)


def fresh(player: Player) -> list[int]:
    """Hand cards and tokens by material, wild cards last. [DES-042]"""
    amounts = [*player.tokens, 0]
    for card in player.hand:
        amounts[card.material] += 1
    return amounts


def fresh_for_conversion(game: Desolated, player: Player) -> list[int]:
    """The same for a conversion. While a price is being paid, a wild card is kept for it. (RULINGS 4)"""
    amounts = fresh(player)
    if game.owed is not None:
        amounts[WILD] = 0
    return amounts


def packed_fresh(player: Player) -> int:
    """Hand cards and tokens, packed."""
    packed = pack_six(player.tokens)
    for card in player.hand:
        packed += 1 << SHIFTS[card.material]
    return packed


def pool(game: Desolated, player: Player) -> int:
    """All that can be paid with, packed."""
    return packed_fresh(player) + pack_six(game.converted)


def engine_of(game: Desolated, player: Player) -> Engine:
    """All conversions of the inventory: of chains, and of cards that convert by themselves. [DES-032, DES-164]"""
    return engine_with(game, player, tuple(player.chains))


def engine_with(game: Desolated, player: Player, chains: tuple[Chain, ...]) -> Engine:
    wild = any(card.material == WILD for card in player.hand)
    return engine(chains, singles(game, player), wild, game.box.worth, game.box.numbers.single_use_worth)


def engine_without(game: Desolated, player: Player, character: Material) -> Engine:
    """The same, when a Character was discarded and its chain may be broken. [DES-192]"""
    broken = [chain.without(character) if character in chain.cards else (chain,) for chain in player.chains]
    return engine_with(game, player, tuple(part for parts in broken for part in parts))


def paying_engine(game: Desolated, player: Player, have: int, wanted: int) -> Engine | None:
    """The engine that turns a pool into a price. A Character is discarded for it if nothing else will do. [DES-190]"""
    now = engine_of(game, player)
    if payable(now, have, wanted):
        return now
    for character in cash_ins(game, player):
        if character.gains:
            other = cashing(now, engine_without(game, player, character.card), character.card.material)
            if payable(other, have, wanted):
                return other
    return None


def singles(game: Desolated, player: Player) -> tuple[tuple[Vector, Vector], ...]:
    """What the cards convert that do so by themselves. [DES-164]"""
    found = tuple(card.convert for card in player.loose if card.convert is not None)
    if game.options.rise_of_the_arkheins:
        found += tuple(card.convert for card in player.influence if card.convert is not None)
    return found


# Positions that may not come back ----------------------------------------------------------------------------------


def position(game: Desolated, player: Player) -> Position:
    """Hand, tokens, converted materials and the cards lying in the inventory. [DES-046]"""
    hand = tuple(sorted(card.index for card in player.hand))
    return hand, tuple(player.tokens), tuple(player.chains), tuple(player.influence), tuple(game.converted)


def barred(game: Desolated, player: Player) -> list[Vector]:
    """The converted materials to which a conversion paid with nothing fresh may not return. [DES-046]"""
    now = position(game, player)
    return [now[4], *(earlier[4] for earlier in game.positions if earlier[:4] == now[:4])]


def after(converted: list[int] | Vector, exchange: Exchange) -> Vector:
    """The converted materials after a conversion that is paid with nothing else."""
    return tuple(
        have - paid + gained for have, paid, gained in zip(converted, exchange.paid, exchange.gained, strict=False)
    )


# Whether something can be paid -------------------------------------------------------------------------------------


def affordable(game: Desolated, player: Player, price: Vector) -> bool:
    """Whether a price can be paid in full, with all that the inventory allows. [DES-190, DES-217]"""
    return pays(game, player, pool(game, player), packed_vector(price))


def stays_payable(game: Desolated, player: Player, unit: Unit, rest: Vector) -> bool:
    """Whether the rest of a price can be paid after this unit was spent. [DES-217]"""
    return pays(game, player, pool(game, player) - packed_vector(unit_vector(unit)), packed_vector(rest))


def pays(game: Desolated, player: Player, have: int, wanted: int) -> bool:
    """Whether a pool pays a price, and the conversions that are left in this turn are enough for it."""
    converter = paying_engine(game, player, have, wanted)
    return converter is not None and enough_conversions(game, converter, have, wanted)


def enough_conversions(game: Desolated, converter: Engine, have: int, wanted: int) -> bool:
    """Whether the plan keeps below the most conversions of a turn; up to half of them any plan does. [DES-216]"""
    most = game.box.numbers.most_conversions
    return 2 * game.conversions < most or game.conversions + len(plan(converter, have, wanted) or ()) <= most


# Spending ----------------------------------------------------------------------------------------------------------


def unit_vector(unit: Unit) -> Vector:
    """What a player has less after spending this."""
    own = WILD if isinstance(unit, Named) else unit.material
    return UNITS[own]


def units(game: Desolated, player: Player, material: int) -> list[Unit]:
    """The different ways to pay one of a material; nothing has to be used up first. [DES-215, DES-204]"""
    found: list[Unit] = []
    if game.converted[material]:
        found.append(CONVERTED[material])
    if player.tokens[material]:
        found.append(TOKENS[material])
    found += dict.fromkeys(card for card in player.hand if card.material == material)
    if game.owed is None or game.side is None:
        found += [named(card, material) for card in dict.fromkeys(player.hand) if card.material == WILD]
    return found


def spend(game: Desolated, player: Player, unit: Unit) -> None:
    """A card goes to the discard pile, a token back to the pool, a converted material is gone. [DES-062, DES-210]"""
    if isinstance(unit, Converted):
        game.converted[unit.material] -= 1
    elif isinstance(unit, Token):
        player.tokens[unit.material] -= 1
        game.pool[unit.material] += 1
        say(game, "{player} spent 1 {material} token", player=player, material=MATERIALS[unit.material])
    else:
        card = unit.card if isinstance(unit, Named) else unit
        player.hand.remove(card)
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card.name)
