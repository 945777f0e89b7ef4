"""A few words beside an option, by the place on the board that it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal import ground, platforms, ship
from holdfast.games.cryo.board.terminal.marks import counted, short
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import Space


def hint(place: str, view: View, box: Box) -> Text:
    """Details of a place that help to choose it; often none."""
    kind, _, rest = place.partition(" ")
    describe = _HINTS.get(kind)
    return Text("") if describe is None else describe(rest, view, box)


def _dock(key: str, view: View, box: Box) -> Text:
    """The actions beside a dock."""
    for section in view["sections"]:
        for dock in section["docks"]:
            if dock["key"] == key:
                spaces = {space["key"]: space for space in section["spaces"]}
                return Text(", ").join(ship.space(spaces[space]) for space in dock["spaces"])
    return Text("launch a vehicle")


def _space(index: str, view: View, box: Box) -> Text:
    """What an action costs and gives."""
    space = box.spaces[int(index)]
    shown = next(
        candidate
        for section in view["sections"]
        for candidate in section["spaces"]
        if candidate["index"] == space.index
    )
    if "tile" in shown:
        beneath = shown["beneath"]
        tiles = f"{beneath or 'no'} more tile{'' if beneath == 1 else 's'} beneath"
        return Text(tiles if shown["tile"] else f"1 {shown['printed']}")
    return Text(action_text(space))


def action_text(space: Space) -> str:
    """An action in words."""
    price = space.cost.text()
    return {
        "stasis_control": f"{price} a pod, up to {space.most} of yours here",
        "reactor": f"{price} → {space.benefit.text()}, up to {space.most} times",
        "fabricator": f"{price} → {space.benefit.text()}, up to {space.most} times",
        "computer": f"{price} → draw or play a card, up to {space.most} times",
        "scout": f"{price} → turn a cavern up, 1 pod of yours goes there",
        "assign_salvage": "1 pod of yours to a free salvage space",
        "withdraw_salvage": f"up to {space.most} pods of yours back from salvage",
    }.get(space.action, "")


def _cavern(number: str, view: View, box: Box) -> Text:
    """Price, points, and who is there."""
    cavern = next(candidate for candidate in view["caverns"] if ground.number(candidate["key"]) == number)
    tile = cavern["tile"]
    if tile is None:
        return Text(f"{cavern['size']}, unknown")
    line = Text(f"{tile['name']}, ").append_text(ground.price(tile))
    line.append(f", {tile['majority'][0]}/{tile['majority'][1]} points, pods ")
    return line.append_text(counted(view, cavern["pods"]))


def _platform(key: str, view: View, box: Box) -> Text:
    """The price and gain of a platform action, as far as its slots are filled."""
    dock = next(candidate for candidate in box.platform if candidate.key == key)
    slots = view["players"][view["seat"] or 0]["slots"]
    above = platforms.tile(slots[f"{key} above"]) if dock.price >= 0 else Text("free")
    below = short(dock.printed.text()) if dock.printed else platforms.tile(slots[f"{key} below"])
    return above.append("→").append_text(below)


def _slot(key: str, view: View, box: Box) -> Text:
    """What the slot is for."""
    name, _, where = key.rpartition(" ")
    dock = next(candidate for candidate in box.platform if candidate.key == name)
    return Text(f"as the {'price' if where == 'above' else 'gain'} of {dock.name}")


def _vehicle(key: str, view: View, box: Box) -> Text:
    vehicle = next(card for card in box.cards if card.key == key).vehicle
    return Text(f"holds {vehicle.capacity} pods. {vehicle.text}".strip())


_HINTS: Final[dict[str, Callable[[str, View, Box], Text]]] = {
    "dock": _dock,
    "space": _space,
    "cavern": _cavern,
    "platform": _platform,
    "slot": _slot,
    "vehicle": _vehicle,
}
