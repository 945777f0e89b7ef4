"""What always holds in a game of Desolated: cards and tokens are conserved, and chains fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from holdfast.games.desolated.amounts import WILD
from holdfast.games.desolated.pieces import (
    CHARACTER,
    NO_MATERIAL,
    ORDINARY,
    RARE,
    Influence,
    Landmark,
    Material,
    Storable,
    Technology,
    all_beneath,
)
from holdfast.games.desolated.rules.chains import links
from holdfast.games.desolated.state import SETUP, Desolated, Player
from holdfast.games.toolkit.invariants import conserved, holds


def invariants(game: Desolated) -> None:
    """Raise `RuleBug` if a card or token was lost or made, or a chain does not fit."""
    _tokens(game)
    for player in game.players:
        _inventory(player)
    stored = [
        below.card for player in game.players for insula in player.landmarks for below in all_beneath(insula.stored)
    ]
    _materials(game, stored)
    _influence(game, stored)
    _landmarks(game, stored)
    _technology(game, stored)
    _turn(game)


def _tokens(game: Desolated) -> None:
    everywhere = [game.pool, *game.on_row, *(player.tokens for player in game.players)]
    holds(all(number >= 0 for place in everywhere for number in place), "a negative number of tokens")
    total = tuple(sum(place[kind] for place in everywhere) for kind in range(len(game.box.tokens)))
    holds(total == game.box.tokens, f"tokens were lost or made: {total}")
    for card, tokens in zip(game.influence_row, game.on_row, strict=True):
        holds(card is not None or not any(tokens), "tokens lie on an empty slot")


def _inventory(player: Player) -> None:
    for chain in player.chains:
        holds(len(chain.cards) > 0 and all(card.linkable for card in chain.cards), "a chain without linkable cards")
        pairs = zip(chain.cards, chain.cards[1:], strict=False)
        holds(all(links(left, right) for left, right in pairs), f"a chain that does not fit: {chain}")
    holds(not any(card.linkable for card in player.loose), "a linkable card outside of chains")
    holds(all(step < len(card.track) for card, step in player.technology), "a card turned too far")
    for insula in player.landmarks:
        holds(insula.card.storage or not insula.stored, "cards stored beneath a card without the storage icon")
    if player.talent is not None:
        covered = player.talent.rows[: len(player.covering)]
        holds(len(player.covering) < len(player.talent.rows), "the top row of a talent is covered")
        for (_, material), card in zip(covered, player.covering, strict=True):
            holds(material != NO_MATERIAL and card.material in (material, WILD), "a row covered by another material")


def _materials(game: Desolated, stored: list[Storable]) -> None:
    deck = [*game.material_pile.rest, *game.material_discard, *game.revealed]
    in_deck = [card for card in (*deck, *game.material_row) if isinstance(card, Material)]
    elsewhere = [card for card in stored if isinstance(card, Material)]
    elsewhere += game.removed if game.placing is None else [*game.removed, game.placing]
    for player in game.players:
        elsewhere += (*player.hand, *player.aside, *player.loose, *player.covering)
        elsewhere += [card for chain in player.chains for card in chain.cards]
    ordinary = [card for card in elsewhere if card.kind == ORDINARY]
    conserved([*in_deck, *ordinary], game.box.materials, "Material cards")
    if game.phase != SETUP:
        rare, characters = ([card for card in elsewhere if card.kind == kind] for kind in (RARE, CHARACTER))
        players = len(game.players)
        holds(len(rare) == players * game.options.rare_materials, "Rare Materials were lost or made")
        holds(len(characters) == players * game.options.characters, "Characters were lost or made")
        holds(len(set(characters)) == len(characters), "a Character twice")


def _influence(game: Desolated, stored: list[Storable]) -> None:
    cards = [*game.influence_pile.rest, *game.influence_discard]
    cards += [card for card in game.influence_row if card is not None]
    cards += [card for card in stored if isinstance(card, Influence)]
    for player in game.players:
        cards += player.influence
    advanced = [card for card in cards if card.advanced]
    ordinary = [card for card in cards if not card.advanced] if advanced else cards
    conserved(ordinary, game.box.influence, "Influence cards")
    in_use = game.options.rise_of_the_arkheins
    _expansion(game, advanced, game.box.advanced_influence, in_use, game.box.numbers.per_player.advanced_influence)


def _landmarks(game: Desolated, stored: list[Storable]) -> None:
    cards = [*game.landmark_pile.rest, *game.landmark_discard]
    cards += [card for card in game.landmark_row if card is not None]
    cards += [card for card in stored if isinstance(card, Landmark)]
    for player in game.players:
        cards += [insula.card for insula in player.landmarks]
    if game.solo:
        in_game = game.box.numbers.solo.landmarks
        holds(game.phase == SETUP or len(cards) == len(set(cards)) == in_game, "Landmarks were lost or made")
        return
    ordinary = [card for card in cards if not card.advanced]
    conserved(ordinary, game.box.landmarks, "Landmarks")
    advanced = [card for card in cards if card.advanced]
    in_use = game.options.planetary_destruction
    _expansion(game, advanced, game.box.advanced_landmarks, in_use, game.box.numbers.per_player.advanced_landmarks)


def _technology(game: Desolated, stored: list[Storable]) -> None:
    deck = [*game.material_pile.rest, *game.material_discard, *game.revealed, *game.material_row]
    cards = [card for card in (*deck, *stored) if isinstance(card, Technology)]
    for player in game.players:
        cards += [card for card, _ in player.technology]
    in_use = game.options.racloir_technology
    _expansion(game, cards, game.box.technology, in_use, game.box.numbers.per_player.advanced_material)


def _expansion(
    game: Desolated, cards: Sequence[Storable], printed: Sequence[Storable], in_use: bool, per_player: int
) -> None:
    """An expansion in use brings its number of cards per player, none more often than printed."""
    if cards:
        holds(Counter(cards) <= Counter(printed), "a card of an expansion too often")
    expected = min(per_player * len(game.players), len(printed)) if in_use else 0
    holds(game.phase == SETUP or len(cards) == expected, "cards of an expansion were lost or made")


def _turn(game: Desolated) -> None:
    holds(min(game.converted) >= 0 and min(game.granted) >= 0, "less than nothing converted or granted")
    holds(game.conversions <= game.box.numbers.most_conversions, "too many conversions in a turn")
    holds(len(set(game.positions)) == len(game.positions), "a turn returned to an earlier position")
    holds(game.owed is None or min(game.owed) >= 0, "more was paid than is owed")
