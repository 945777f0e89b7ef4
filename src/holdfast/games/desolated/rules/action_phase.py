"""Action Phase: Upgrade, Trade, Earn, Harvest or Pass; then the excess is settled."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from operator import attrgetter
from typing import Final, NamedTuple

from holdfast.engine.requests import Face, Refusal, Word, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import MATERIALS, WILD
from holdfast.games.desolated.pieces import CHARACTER, Chain, Influence, Material, Slot, lying_at
from holdfast.games.desolated.rules.chains import fits
from holdfast.games.desolated.rules.conversion import might_convert
from holdfast.games.desolated.rules.earn import can_earn, earn
from holdfast.games.desolated.rules.free_actions import ask, leave_chain
from holdfast.games.desolated.rules.payment.packing import covers, packed_vector
from holdfast.games.desolated.rules.payment.paying import pay
from holdfast.games.desolated.rules.payment.pool import affordable, engine_of, pool
from holdfast.games.desolated.rules.payment.solver import payable
from holdfast.games.desolated.rules.refill import discard, gain_token, take_from_row
from holdfast.games.desolated.state import Desolated, Player

UPGRADE: Final = Word("upgrade", "Upgrade: place a card from your hand")
TRADE: Final = Word("trade", "Trade for an Influence card")
EARN: Final = Word("earn", "Earn a Landmark")
HARVEST: Final = Word("harvest", "Harvest a chained card")
PASS: Final = Word("pass", "Pass")
END: Final = Word("end actions", "End the Action Phase")
ENDS: Final = (END,)
WHERE: Final = {UPGRADE: ("hand",), TRADE: ("influence row",), EARN: ("landmark row",), HARVEST: ("chains",)}
"""What the actions point at."""


async def action_phase(game: Desolated, player: Player) -> None:
    """One action, two in solo; conversions until the player ends the phase; then the excess.

    [DES-023, DES-136 to DES-138, DES-219]
    """
    numbers = game.box.numbers
    for _ in range(numbers.solo.actions if game.solo else numbers.actions):
        action = await ask(
            game,
            player,
            "Which action?",
            lambda: actions(game, player),
            rule="DES-023",
            face=action_face,
            refused=lambda: closed_actions(game, player),
        )
        if action is PASS:
            say(game, "{player} passed", player=player)
        else:
            await ACTIONS[action](game, player)
    await ask(
        game,
        player,
        "End the Action Phase?",
        lambda: ENDS,
        rule="DES-219",
        declines=lambda: ENDS if might_convert(game, player) else (),
    )
    await settle_excess(game, player)


def actions(game: Desolated, player: Player) -> list[Word]:
    """What can be carried out completely; Pass always can. [DES-086, DES-217]"""
    found = list[Word]()
    if player.hand:
        found.append(UPGRADE)
    if can_trade(game, player):
        found.append(TRADE)
    if can_earn(game, player):
        found.append(EARN)
    if harvestable(player):
        found.append(HARVEST)
    found.append(PASS)
    return found


def closed_actions(game: Desolated, player: Player) -> list[Refusal]:
    """The actions that cannot be chosen, and why."""
    reasons = {
        UPGRADE: "you have no card in hand",
        TRADE: "you cannot pay for any card of the Influence row",
        EARN: "you cannot pay for any card of the Landmark row",
        HARVEST: "you have no card in a chain",
    }
    possible = actions(game, player)
    return [Refusal(action_face(one), why, "DES-217") for one, why in reasons.items() if one not in possible]


def action_face(action: Word) -> Face:
    """An action points at what it takes from."""
    return action.face()._replace(places=WHERE.get(action, ()))


# Upgrade -----------------------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where a card goes: behind the chain `after`, before the chain `before`, between two, or alone (-1, -1)."""

    after: int
    before: int


async def upgrade(game: Desolated, player: Player) -> None:
    """Put one Material card from the hand into the inventory, linked or as a new chain. [DES-047 to DES-050]"""
    card = await choose(player, "Place which card?", lambda: list(dict.fromkeys(player.hand)), rule="DES-047")
    player.hand.remove(card)
    if not card.linkable:
        player.loose.append(card)
    else:
        game.placing = card
        place = await choose(
            player, "Place it where?", places(player, card), rule="DES-048", face=lambda one: place_face(player, one)
        )
        game.placing = None
        link(player, card, place)
    say(game, "{player} upgraded with {card}", player=player, card=card.name)


def places(player: Player, card: Material) -> list[Place]:
    """A new chain, either end of a chain whose symbol matches, or between two chains. [DES-027, DES-048, DES-208]"""
    behind = [at for at, chain in enumerate(player.chains) if fits(chain.cards[-1].right, card.left)]
    ahead = [at for at, chain in enumerate(player.chains) if fits(card.right, chain.cards[0].left)]
    return [
        Place(-1, -1),
        *(Place(at, -1) for at in behind),
        *(Place(-1, at) for at in ahead),
        *(Place(one, other) for one in behind for other in ahead if one != other),
    ]


def link(player: Player, card: Material, place: Place) -> None:
    """Start a chain, extend one, or join two; a chain never becomes a ring. [DES-026, DES-208, DES-209]"""
    chains = player.chains
    if place.after < 0 and place.before < 0:
        chains.append(Chain((card,)))
    elif place.before < 0:
        chains[place.after] = chains[place.after].extended_right(card)
    elif place.after < 0:
        chains[place.before] = chains[place.before].extended_left(card)
    else:
        chains[place.after] = chains[place.after].joined(card, chains[place.before])
        del chains[place.before]


def place_face(player: Player, place: Place) -> Face:
    left = player.chains[place.after].cards[-1] if place.after >= 0 else None
    right = player.chains[place.before].cards[0] if place.before >= 0 else None
    where = tuple(f"chain {card.key}" for card in (left, right) if card is not None)
    if left and right:
        return Face(f"between {left.key} and {right.key}", f"Between {left.name} and {right.name}", where)
    if left:
        return Face(f"after {left.key}", f"To the right of {left.name}", where)
    if right:
        return Face(f"before {right.key}", f"To the left of {right.name}", where)
    return Face("new chain", "As a new chain", ("new chain",))


# Trade -------------------------------------------------------------------------------------------------------------


async def trade(game: Desolated, player: Player) -> None:
    """Pay the whole cost of one card of the Influence row; gain it with its tokens. [DES-051, DES-053 to DES-056]"""
    game.busy = True
    slot = await choose(
        player,
        "Trade for which card?",
        lambda: tradable(game, player),
        rule="DES-051",
        face=lambda one: row_face(game, one),
        refused=lambda: too_dear(game, player),
    )
    card = game.influence_row[slot.index]
    assert card is not None
    await pay(game, player, card.cost, "DES-052")
    take_from_row(game, player, slot.index)
    say(game, "{player} traded for {card}", player=player, card=card.name)


def can_trade(game: Desolated, player: Player) -> bool:
    """Whether any card of the row can be paid for; what needs no conversion, and what is cheap, is looked at first."""
    have, converter = pool(game, player), engine_of(game, player)
    cards = [card for card in game.influence_row if card is not None]
    for card in cards:
        if covers(have, packed_vector(card.cost)):
            return True
    if not converter.offers and not converter.wild:
        return False
    cards.sort(key=_by_vp)
    if game.conversions:
        return any(affordable(game, player, card.cost) for card in cards)
    return any(payable(converter, have, packed_vector(card.cost)) for card in cards)


_by_vp = attrgetter("vp")


def tradable(game: Desolated, player: Player) -> list[Slot]:
    """The cards of the Influence row whose whole cost can be paid; an advanced one is free. [DES-158, DES-217]"""
    return [slot for slot, card in influence_row(game) if affordable(game, player, card.cost)]


def too_dear(game: Desolated, player: Player) -> list[Refusal]:
    offered = tradable(game, player)
    return [
        Refusal(row_face(game, slot), "you cannot pay its whole cost", "DES-217")
        for slot, _ in influence_row(game)
        if slot not in offered
    ]


def influence_row(game: Desolated) -> list[tuple[Slot, Influence]]:
    """The cards of the Influence row with their slots."""
    return [(slot, card) for slot in game.box.influence_slots if (card := game.influence_row[slot.index]) is not None]


def row_face(game: Desolated, slot: Slot) -> Face:
    return lying_at(slot, game.influence_row[slot.index])


# Harvest -----------------------------------------------------------------------------------------------------------


async def harvest(game: Desolated, player: Player) -> None:
    """Discard a chained card for a token of its material value; its chain may break. [DES-082, DES-083, DES-207]"""
    card = await choose(player, "Harvest which card?", harvestable(player), rule="DES-082", face=Material.lying)
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} harvested {card}", player=player, card=card.name)
    material = card.material
    if material == WILD:
        material = (await choose(player, "Which material does it give?", MATERIALS, rule="DES-207")).index
    gain_token(game, player, material)


def harvestable(player: Player) -> list[Material]:
    """The cards in chains; a Character cannot be harvested. [DES-083, DES-225]"""
    return [card for chain in player.chains for card in chain.cards if card.kind != CHARACTER]


# Excess ------------------------------------------------------------------------------------------------------------


async def settle_excess(game: Desolated, player: Player) -> None:
    """Converted materials not used go as tokens from the pool onto cards of the Influence row. [DES-057 to DES-060]"""
    if not any(game.converted):
        return
    slots = [slot for slot, _ in influence_row(game)]
    for material in range(len(game.converted)):
        while game.converted[material]:
            game.converted[material] -= 1
            if game.pool[material] and slots:
                await place_excess(game, player, material, slots)


async def place_excess(game: Desolated, player: Player, material: int, slots: list[Slot]) -> None:
    """The active player decides on which card a token goes. [DES-058]"""
    slot = await choose(
        player,
        "Put an excess {material} on which card?",
        slots,
        rule="DES-058",
        face=lambda one: row_face(game, one),
        about={"material": MATERIALS[material]},
    )
    game.pool[material] -= 1
    on_card = list(game.on_row[slot.index])
    on_card[material] += 1
    game.on_row[slot.index] = tuple(on_card)
    card = game.influence_row[slot.index]
    assert card is not None
    say(game, "{player} put 1 {material} on {card}", player=player, material=MATERIALS[material], card=card.name)


ACTIONS: Final[dict[Word, Callable[[Desolated, Player], Awaitable[None]]]] = {
    UPGRADE: upgrade,
    TRADE: trade,
    EARN: earn,
    HARVEST: harvest,
}
