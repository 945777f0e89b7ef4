"""The cards page of Cryo: cards, tiles and tokens, drawn by their icons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holdfast.games.cryo.amounts import RESOURCES, Cost
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import Benefit
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.catalogue import Icon, Shelf


@dataclass(frozen=True)
class CardFace:
    """A card as it is drawn: its four uses."""

    key: str
    icon: str
    name: str
    text: str
    mission: str
    mission_text: str
    vehicle: str
    capacity: int
    vehicle_text: str
    scrap: tuple[Icon, ...]
    scrap_text: str


def tile_icons(text: str | None) -> tuple[Icon, ...]:
    """The icons of a resource tile, from its words: "crystal and tech"."""
    return tuple(Icon({"and": "plus", "or": "or"}.get(word, word)) for word in (text or "").split())


def in_row(icons: Sequence[Icon], size: float, sign: float) -> tuple[Icon, ...]:
    """Icons side by side around 0; signs between them are narrower."""
    widths = [sign if icon.name in ("to", "plus", "or") else size for icon in icons]
    left, placed = -sum(widths) / 2, list[Icon]()
    for icon, width in zip(icons, widths, strict=True):
        placed.append(Icon(icon.name, left + width / 2, 0))
        left += width
    return tuple(placed)


def vector_icons(amount: Vector) -> list[Icon]:
    return [Icon(kind) for kind in RESOURCES.icons(amount)]


def cost_icons(cost: Cost) -> list[Icon]:
    return vector_icons(cost.amounts[0]) if len(cost.amounts) == 1 else [Icon("any")]


def gain_icons(benefit: Benefit) -> tuple[Icon, ...]:
    return (*vector_icons(benefit.gain), *[Icon("card")] * benefit.cards, *[Icon("pod")] * benefit.awaken)


def card_faces(box: Box) -> list[CardFace]:
    """Every type of card as it is drawn."""
    return [
        CardFace(card.key, card.key.replace(" ", "-"), card.name, card.text, card.mission.name, card.mission.text,
                 card.vehicle.name, card.vehicle.capacity, card.vehicle.text, gain_icons(card.scrap),
                 card.scrap.text())
        for card in box.cards
    ]  # fmt: skip


def catalogue(box: Box) -> list[Shelf]:
    """All that is in the box, shelf by shelf."""
    tiles = {tile.key: tile for tiles in box.tiles for tile in tiles}
    tokens = {token.key: token for token in box.incidents}
    return [
        Shelf("Cards", f"{sum(box.copies)} cards of {len(box.cards)} types: upgrade, mission, vehicle and scrap.",
              tuple({"card": face, "count": n} for face, n in zip(card_faces(box), box.copies, strict=True)), "cards"),
        Shelf("Caverns", "Price to settle; points for most and second-most pods.",
              tuple({"icons": vector_icons(tile.price), "name": tile.name, "count": 1,
                     "text": f"{('small', 'large')[tile.size]}, {tile.biome}; {tile.first} and {tile.second} points"}
                    for tile in box.cavern_tiles)),
        Shelf("Resource tiles", "A benefit when used, a price above an arrow of your platform.",
              tuple({"icons": tile_icons(tile.icons), "name": key.capitalize(), "text": tile.icons,
                     "count": sum(copy.key == key for stack in box.tiles for copy in stack)}
                    for key, tile in tiles.items())),
        Shelf("Incidents", "One comes true whenever somebody recalls.",
              tuple({"icons": [Icon(token.kind), *gain_icons(token.benefit)], "name": key.capitalize(),
                     "text": token.face().label, "count": sum(copy.key == key for copy in box.incidents)}
                    for key, token in tokens.items())),
    ]  # fmt: skip
