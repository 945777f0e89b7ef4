"""The cards page: everything in the box, each card by its icons and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from holdfast.games.desolated.amounts import INFLUENCE, KINDS, NAMES, RESOURCES, TYPES
from holdfast.games.desolated.box import Box
from holdfast.games.desolated.pieces import NO_LINK, NO_MATERIAL, SKULL, STAR, Landmark, Material
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.catalogue import Shelf, item


def both_ways(convert: tuple[Vector, Vector] | None) -> list[str]:
    """The icons of a conversion, with the sign between."""
    return [] if convert is None else [*RESOURCES.icons(convert[0]), "to", *RESOURCES.icons(convert[1])]


def catalogue(box: Box) -> list[Shelf]:
    """Everything in the box: first the signs, then the three decks, then expansions and modules."""
    return [_materials(box), _links(box), _racloir(box), _influence(box), _landmarks(box), *_expansions(box)]


def _materials(box: Box) -> Shelf:
    by_name = {material.id: material for material in box.words.materials}
    return Shelf(
        "Materials", "Six materials, as tokens and as the value of Material cards; and the three types of influence.",
        (
            *(item([kind], by_name[kind].name, f"{by_name[kind].rarity}; {by_name[kind].percent} % of Material cards; "
                   f"{by_name[kind].tokens} tokens") for kind in KINDS),
            *(item([kind.id], kind.name, f"influence, {kind.colour}") for kind in box.words.influence),
        ),
    )  # fmt: skip


def _links(box: Box) -> Shelf:
    return Shelf(
        "Link symbols", "Cards link where the same symbol touches.",
        (
            *(item([f"link-{link.id}"], link.name, f"joins {link.name} to {link.name}") for link in box.words.links),
            item(["link-star"], "Star", "the wild link of Rare Materials: it joins every symbol"),
        ),
    )  # fmt: skip


def _racloir(box: Box) -> Shelf:
    designs = dict[str, list[Material]]()
    for card in box.materials:
        designs.setdefault(card.name.split(" ", 1)[1], []).append(card)
    return Shelf(
        "Racloir Material cards", f"{len(box.materials)} cards: {len(designs)} designs, each with every material.",
        tuple(item(both_ways(cards[0].convert) or ["limit"], name, f"{cards[0].text()}{_linked(box, cards)}",
                   len(cards)) for name, cards in designs.items()),
    )  # fmt: skip


def _linked(box: Box, cards: Sequence[Material]) -> str:
    """The link symbols of a design, in words."""
    found = dict.fromkeys(link for card in cards for link in (card.left, card.right) if link not in (NO_LINK, STAR))
    return f"; {' and '.join(box.links[link] for link in found)} links" if found else ""


def _influence(box: Box) -> Shelf:
    return Shelf(
        "Arkhein Influence cards", f"{len(box.influence)} cards: what they cost, what they are worth and give.",
        tuple(item(RESOURCES.icons(card.cost), card.name, f"{card.vp} VP; gives {INFLUENCE.text(card.icons)}", number)
              for card, number in Counter(box.influence).items()),
    )  # fmt: skip


def _landmarks(box: Box) -> Shelf:
    return Shelf(
        "Insula Landmarks", f"{len(box.landmarks)} cards: the influence they cost, their points and their bonus.",
        tuple(item(INFLUENCE.icons(card.cost), card.name, f"{card.vp} VP; {_bonus(card)}") for card in box.landmarks),
    )  # fmt: skip


def _bonus(card: Landmark) -> str:
    return card.bonus.text() if card.bonus else "no bonus"


def _expansions(box: Box) -> list[Shelf]:
    steps = {card: ["skull" if step == SKULL else KINDS[step] for step in card.track] for card in box.technology}
    return [
        Shelf("Rise of the Arkheins", "Influence cards that cost nothing, but an upkeep each round.",
              tuple(item(RESOURCES.icons(card.upkeep or ()), card.name, f"{card.text()}{_also(card.convert)}")
                    for card in box.advanced_influence)),
        Shelf("Planetary Destruction", "Landmarks that cost materials and give one influence each round.",
              tuple(item(RESOURCES.icons(card.price or ()), card.name,
                         f"each round {' or '.join(TYPES[kind] for kind in card.listed)}")
                    for card in box.advanced_landmarks)),
        Shelf("Racloir Technology", "Cards that turn each round for a token, until the skull.",
              tuple(item(steps[card], card.name, card.text(), number)
                    for card, number in Counter(box.technology).items())),
        Shelf("Campaigns", "A token each round.",
              tuple(item([KINDS[card.material]], card.name, card.text()) for card in box.campaigns)),
        Shelf("Characters", "The first chain of their owner; discarded at any time for one token of their material.",
              tuple(item(both_ways(card.convert), card.name, f"{card.text()}{_linked(box, [card])}; worth 1 "
                         f"{NAMES[card.material]}") for card in box.characters)),
        Shelf("Talents", "Rows to cover from the bottom up; the lowest visible row counts.",
              tuple(item([KINDS[kind] for _, kind in card.rows if kind != NO_MATERIAL], card.name, card.text())
                    for card in box.talents)),
        Shelf("Rare Materials", "A wild card that links to everything, and is used up.",
              tuple(item(both_ways(card.convert), card.name, card.text(), number)
                    for card, number in Counter(box.rare).items())),
    ]  # fmt: skip


def _also(convert: tuple[Vector, Vector] | None) -> str:
    return "" if convert is None else f"; converts {RESOURCES.text(convert[0])} | {RESOURCES.text(convert[1])}"
