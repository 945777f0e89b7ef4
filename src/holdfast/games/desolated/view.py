"""What a seat may see, built up piece by piece from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import add
from typing import Any

from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.games.desolated.amounts import INFLUENCE, KINDS, NAMES, NO_TOKENS, TYPES
from holdfast.games.desolated.box import Box
from holdfast.games.desolated.pieces import (
    NO_LINK,
    NO_MATERIAL,
    SKULL,
    STAR,
    Bonus,
    Influence,
    Insula,
    Landmark,
    Material,
    Slot,
    Storable,
    Stored,
    Technology,
    kind_of,
)
from holdfast.games.desolated.rules.final_round import counted
from holdfast.games.desolated.rules.payment.pool import fresh
from holdfast.games.desolated.rules.solo import grade
from holdfast.games.desolated.rules.status_phase import hand_limit
from holdfast.games.desolated.scoring import bonus, sheet
from holdfast.games.desolated.state import OVER, Desolated, Options, Player
from holdfast.games.toolkit.amounts import Vector


def view(game: Desolated, seat: int | None) -> View:
    """All that lies open, and the seat's own hand and stored cards. [DES-017]"""
    box = game.box
    return {
        "game": "desolated",
        "seat": seat,
        "phase": game.phase,
        "round": game.round,
        "turn": game.turn,
        "first": game.first,
        "final": game.final,
        "options": _options(game.options),
        "reference": _reference(box),
        "landmark_line": {
            "pile": len(game.landmark_pile),
            "row": _row(box, box.landmark_slots, game.landmark_row),
            "discard": [_card(box, card) for card in game.landmark_discard],
            "discard_used": game.solo,
        },
        "influence_line": {
            "pile": len(game.influence_pile),
            "row": _row(box, box.influence_slots, game.influence_row),
            "tokens": _tokens(game),
            "discard": _keys(game.influence_discard),
        },
        "material_line": {
            "pile": len(game.material_pile),
            "row": _row(box, box.material_slots, game.material_row),
            "discard": _keys(game.material_discard),
        },
        "pool": _all(game.pool),
        "revealed": [_card(box, card) for card in game.revealed],
        "removed": [card.key for card in game.removed],
        "converted": _amounts(game.converted),
        "conversions": game.conversions,
        "granted": dict(zip(TYPES, game.granted, strict=True)),
        "owed": None if game.owed is None else _amounts(game.owed),
        "owed_for_conversion": None if game.side is None else _amounts(game.side),
        "ledger": _ledger(game),
        "placing": None if game.placing is None else _card(box, game.placing),
        "players": [_player(game, player, seat) for player in game.players],
    }


# Parts of a view that are printed or rarely change: made once and shared by all views ------------------------------


@cache
def _options(options: Options) -> dict[str, bool | int]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


@memoized(lambda game: (*game.on_row,))
def _tokens(game: Desolated) -> list[dict[str, int]]:
    return [_amounts(tokens) for tokens in game.on_row]


@memoized(lambda game: (tuple(game.converted), game.owed, game.side))
def _ledger(game: Desolated) -> dict[str, dict[str, int]]:
    return {
        "converted": _all(game.converted),
        "owed": _all(game.owed or NO_TOKENS),
        "owed_for_conversion": _all(game.side or NO_TOKENS),
    }


@cache
def _reference(box: Box) -> list[dict[str, Any]]:
    return [
        {"material": material.id, "rarity": material.rarity, "percent": material.percent}
        for material in box.words.materials
    ]


@memoized(tuple)
def _keys(cards: Sequence[Storable]) -> list[str]:
    return [card.key for card in cards]


@memoized(lambda box, cards: (box, *cards))
def _cards(box: Box, cards: Sequence[Storable]) -> list[dict[str, Any]]:
    return [_card(box, card) for card in cards]


@memoized(lambda box, slots, cards: (box, slots, *cards))
def _row(box: Box, slots: Sequence[Slot], cards: Sequence[Storable | None]) -> list[dict[str, Any]]:
    return [
        {"slot": slot.key, "card": None if card is None else _card(box, card)}
        for slot, card in zip(slots, cards, strict=True)
    ]


def _amounts(amounts: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(NAMES, amounts, strict=False) if number}


def _all(amounts: Sequence[int]) -> dict[str, int]:
    """Every material, also those of which there is none: numbers that an option may change."""
    return dict(zip(KINDS, amounts, strict=False))


@cache
def _card(box: Box, card: Storable) -> dict[str, Any]:
    """All that is printed on a card."""
    shown: dict[str, Any] = {"key": card.key, "name": card.name, "kind": kind_of(card)}
    if isinstance(card, Material):
        shown |= {
            "kind": card.kind,
            "material": NAMES[card.material],
            "left_link": _link(box, card.left),
            "right_link": _link(box, card.right),
            "hand_limit": card.hand_limit,
            **_sides(card.convert),
        }
    elif isinstance(card, Technology):
        shown |= {"advanced": True, "track": ["skull" if step == SKULL else KINDS[step] for step in card.track]}
    elif isinstance(card, Influence):
        shown |= {
            "advanced": card.advanced,
            "vp": card.vp,
            "cost": _amounts(card.cost),
            "influence": [*INFLUENCE.icons(card.icons)],
            "upkeep": None if card.upkeep is None else _amounts(card.upkeep),
            **_sides(card.convert),
        }
    else:
        shown |= _landmark(card)
    return shown


def _landmark(card: Landmark) -> dict[str, Any]:
    return {
        "advanced": card.advanced,
        "vp": card.vp,
        "cost": [*INFLUENCE.icons(card.cost)],
        "price": None if card.price is None else _amounts(card.price),
        "each_round": [TYPES[kind] for kind in card.listed],
        "storage": card.storage,
        "bonus": None if card.bonus is None else card.bonus.text(),
        "multiplier": None if card.bonus is None else _multiplier(card.bonus),
    }


def _multiplier(bonus: Bonus) -> dict[str, Any]:
    counted = bonus.stored or KINDS[bonus.chain]
    return {"vp": bonus.vp, "counts": counted, "per": bonus.per, "stored": bonus.stored != ""}


def _sides(convert: tuple[Vector, Vector] | None) -> dict[str, Any]:
    if convert is None:
        return {"left": None, "right": None}
    return {"left": _amounts(convert[0]), "right": _amounts(convert[1])}


def _link(box: Box, link: int) -> str | None:
    if link == NO_LINK:
        return None
    return "star" if link == STAR else box.links[link]


def _player(game: Desolated, player: Player, seat: int | None) -> dict[str, Any]:
    """A player: the inventory is open, the hand is not."""
    box, own, over = game.box, seat == player.seat, game.phase == OVER
    score = sheet(game, player) if over else None
    made = game.converted if game.turn == player.seat else NO_TOKENS
    return {
        "seat": player.seat,
        "hand_size": len(player.hand),
        "hand_limit": _hand_limit(game, player),
        "hand": _cards(box, player.hand) if own else None,
        "set_aside": [_card(box, card) for card in player.aside] if own else None,
        "tokens": _all(player.tokens),
        "have": _all(list(map(add, fresh(player), made))) if own else None,
        "chains": _chains(box, player),
        "loose": _cards(box, player.loose),
        "influence": _cards(box, player.influence),
        "landmarks": _landmarks(box, player, own, own or over),
        "landmarks_counted": counted(player),
        "technology": [{**_card(box, card), "step": step} for card, step in player.technology],
        "campaign": player.campaign
        and {"key": player.campaign.key, "name": player.campaign.name, "each_round": KINDS[player.campaign.material]},
        "talent": _talent(player),
        "points": _points(game, player, own or over),
        "score": None if score is None else dict(score.parts),
        "grade": grade(game, score.total) if score is not None and game.solo else None,
    }


@memoized(lambda game, player: (game.box, tuple(player.loose), *player.chains))
def _hand_limit(game: Desolated, player: Player) -> int:
    return hand_limit(game, player)


@memoized(lambda box, player: (box, *player.chains))
def _chains(box: Box, player: Player) -> list[list[dict[str, Any]]]:
    return [[_card(box, card) for card in chain.cards] for chain in player.chains]


@memoized(
    lambda game, player, known: (
        known, game.box, game.solo, len(game.landmark_discard), player.talent, len(player.covering),
        tuple(player.influence), tuple(player.landmarks), *player.chains,
    )
)  # fmt: skip
def _points(game: Desolated, player: Player, known: bool) -> int:
    """The points now, without those that depend on cards that lie face down, unless these are known. [DES-074]"""
    hidden = () if known else [insula for insula in player.landmarks if insula.card.storage]
    return sheet(game, player).total - sum(bonus(player, insula) for insula in hidden)


@memoized(lambda box, player, own, known: (box, own, known, tuple(player.landmarks), *player.chains))
def _landmarks(box: Box, player: Player, own: bool, known: bool) -> list[dict[str, Any]]:
    return [_insula(box, player, insula, own, known) for insula in player.landmarks]


def _insula(box: Box, player: Player, insula: Insula, own: bool, known: bool) -> dict[str, Any]:
    """A Landmark with what its bonus is worth now, unless that depends on cards that lie face down. [DES-074]"""
    return {
        **_card(box, insula.card),
        "worth": bonus(player, insula) if known or not insula.card.storage else None,
        "stored": len(insula.stored),
        "stored_cards": [_stored(box, stored) for stored in insula.stored] if own else None,
    }


def _stored(box: Box, stored: Stored) -> dict[str, Any]:
    return {**_card(box, stored.card), "beneath": [_stored(box, deeper) for deeper in stored.beneath]}


def _talent(player: Player) -> dict[str, Any] | None:
    talent = player.talent
    if talent is None:
        return None
    rows = [{"vp": vp, "material": None if kind == NO_MATERIAL else KINDS[kind]} for vp, kind in talent.rows]
    return {"key": talent.key, "name": talent.name, "rows": rows, "covered": [card.key for card in player.covering]}
