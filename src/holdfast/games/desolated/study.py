"""How Desolated is measured: cards in chains, Influence traded for, Landmarks earned, and what modules deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from holdfast.engine.game import Value
from holdfast.engine.study import Entry, Seating, Study, Use, seatings
from holdfast.games.desolated.pieces import Campaign, Influence, Landmark, Material, Talent, Technology
from holdfast.games.desolated.state import Desolated, Options

Card = Material | Technology | Influence | Landmark | Campaign | Talent


def entries(game: Desolated) -> Iterator[Entry]:
    """The cards of the game, its expansions and modules in use. Material cards of the same name differ in number."""
    box, options = game.box, game.options
    decks: list[tuple[str, Iterable[Card], bool]] = [
        ("material", box.materials, True),
        ("influence", box.influence, True),
        ("landmark", box.landmarks, True),
        ("influence", box.advanced_influence, options.rise_of_the_arkheins),
        ("landmark", box.advanced_landmarks, options.planetary_destruction),
        ("technology", box.technology, options.racloir_technology),
        ("campaign", box.campaigns, options.campaigns),
        ("character", box.characters, options.characters),
        ("talent", box.talents, options.talents),
        ("rare material", box.rare, options.rare_materials),
    ]
    for kind, cards, used in decks:
        if used:
            for card in dict.fromkeys(cards):
                number = card.key.rpartition(" ")[2] if kind == "material" else ""
                yield Entry(kind, card.key, f"{card.name} {number}".strip())


KINDS = {"material": "material", "rare": "rare material", "character": "character"}
"""What a card in a chain is counted as."""


def held(game: Desolated, side: int) -> Iterator[Use]:
    """What lies face up in the inventory."""
    player = game.players[side]
    for chain in player.chains:
        for card in chain.cards:
            yield KINDS[card.kind], card.key
    for card in player.loose:
        yield KINDS[card.kind], card.key
    for influence in player.influence:
        yield "influence", influence.key
    for insula in player.landmarks:
        yield "landmark", insula.card.key
    for technology, _ in player.technology:
        yield "technology", technology.key
    if player.campaign is not None:
        yield "campaign", player.campaign.key
    if player.talent is not None:
        yield "talent", player.talent.key


def ended(game: Desolated) -> str:
    return "no Landmark is left" if game.solo else game.why_final


EVERYTHING: dict[str, Value] = {name: True for name in Options.__struct_fields__ if name != "starting_player"}
"""The settings with all expansions and modules in use."""

STUDY = Study(
    entries,
    held,
    ended,
    (
        *seatings(2, 3, 4),
        Seating("2 players, all expansions", 2, EVERYTHING),
        Seating("solo", 1),
        Seating("solo, all expansions", 1, EVERYTHING),
    ),
)
