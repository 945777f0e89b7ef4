"""Action Phase › Upgrade: place a Material card from the hand into the inventory."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import Chain, Material
from holdfast.games.desolated.rules.chains import fits
from holdfast.games.desolated.state import Desolated, Player


class Place(NamedTuple):
    """Where a card goes: behind the chain `after`, before the chain `before`, between two, or alone (-1, -1)."""

    after: int
    before: int


async def upgrade(game: Desolated, player: Player) -> None:
    """Put one Material card from the hand into the inventory, linked or as a new chain. [DES-047 to DES-050]"""
    card = await choose(
        player,
        "Place which card?",
        lambda: list(dict.fromkeys(player.hand)),
        rule="DES-047",
        face=lambda card: card_face(player, card),
        hidden=len(player.hand),
    )
    player.hand.remove(card)
    if not card.linkable:
        player.loose.append(card)
    else:
        game.placing = card
        place = await choose(
            player,
            "Place it where?",
            places(player, card),
            rule="DES-048",
            face=lambda place: place_face(player, place),
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
        *(Place(left, right) for left in behind for right in ahead if left != right),
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


def card_face(player: Player, card: Material) -> Face:
    """A hand card; one that fits nowhere is placed without another question."""
    face = card.face()
    if card.linkable and len(places(player, card)) > 1:
        return face
    return face._replace(label=f"{face.label}, {'as a new chain' if card.linkable else 'beside your chains'}")


def place_face(player: Player, place: Place) -> Face:
    left = player.chains[place.after].cards[-1] if place.after >= 0 else None
    right = player.chains[place.before].cards[0] if place.before >= 0 else None
    where = tuple(f"chain {card.key}" for card in (left, right) if card is not None)
    if left and right:
        return Face(f"between {left.key} and {right.key}", f"Between {left.label} and {right.label}", where)
    if left:
        return Face(f"after {left.key}", f"To the right of {left.label}", where)
    if right:
        return Face(f"before {right.key}", f"To the left of {right.label}", where)
    return Face("new chain", "As a new chain", ("new chain",))
