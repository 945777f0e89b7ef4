"""Lays out a view of Cryo for the board in the browser, which `table.html` draws.

Positions are in units of the drawing. Every piece that an option can point at carries the option's place as `ref`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from holdfast.engine.game import View
from holdfast.games.cryo.amounts import RESOURCES
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.catalogue import card_faces, catalogue, cost_icons, gain_icons, in_row, tile_icons
from holdfast.games.cryo.pieces import Section, Space
from holdfast.games.toolkit.catalogue import Icon

__all__ = ["HELP", "OWN_AREA", "WORDS", "catalogue", "fixed", "parts"]

WORDS: Final = {
    "crystal": "crystal", "organic": "organic", "tech": "tech", "nanite": "nanite", "energy": "energy",
    "sabotage": "sabotage", "looting": "looting", "sunset": "sunset",
}  # fmt: skip
"""The words that get an icon in prompts, options and the story."""

OWN_AREA: Final = "Your platform"
"""What a player's own area is called."""

HELP: Final = (
    "You lead one faction of a crashed colony ship. Bring your crew pods from the stasis chambers of the ship down "
    "into warm caverns before the sun sets. Most points win.",
    "On your turn either deploy a drone to a dock of the ship and take one action beside it, or recall all drones.",
    "Gather crystal, organic and tech from the tiles; a nanite stands in for any of the three. Crystal makes energy "
    "at the reactor, organic awakens pods at stasis control, tech draws and plays cards at the computer.",
    "Each card has four uses: an upgrade for the rest of the game, a secret mission for points, a vehicle that carries "
    "pods, or scrap for a quick gain once a turn.",
    "To settle, deploy to the launch dock with a vehicle and awakened pods: pay the energy of a tunnel and the price "
    "of the caverns at its ends. Every pod there is 2 points, and the most pods in a cavern score its star.",
    "When you recall, one incident comes true and your drones fly home, each to a dock of your platform whose action "
    "you may take. Tiles that you place there make those actions yours.",
)
"""A short introduction for new players, a paragraph each."""

COLUMN, ROW = 84, 74
_SPACES = ((1, 0), (3, 0), (0, 1), (2, 1), (4, 1), (1, 2), (3, 2))
_DOCKS = ((1, 1), (3, 1), (0, 2), (2, 2), (4, 2))
_POSTS = ((0, 0), (2, 0))
_CAVERN_ROWS = {1: (210, 350), 2: (140, 280, 420), 3: (70, 210, 350, 490), 4: (70, 210, 350, 490), 5: (350,)}
_CAVERN_TOP, _CAVERN_STEP = 118, 138

_ACTION_TEXTS = {
    "stasis_control": "awaken your pods in this section, 1 organic each",
    "reactor": "turn crystal into energy",
    "fabricator": "turn crystal, organic or tech into nanites",
    "computer": "draw or play cards, 1 tech each",
    "scout": "for 1 energy and 1 tech turn up a cavern beside a known one, and put a pod there",
    "assign_salvage": "put an awakened pod on a salvage space",
    "withdraw_salvage": "take pods back from salvage",
}
_ACTION_ICONS = {"stasis_control": "pod", "computer": "card", "scout": "cavern", "assign_salvage": "salvage"}


@dataclass(frozen=True)
class Pods:
    """Pods of one side that stand together."""

    side: int
    count: int
    path: str
    """The path of the count in the view."""
    x: float = 0
    y: float = 0


@dataclass(frozen=True)
class Spot:
    """A space, dock, chamber or token: where it is, what points at it, what is on it, and what it is called."""

    ref: str
    """The place that options name."""
    label: str
    """What a screen reader says."""
    x: float
    y: float
    icons: tuple[Icon, ...] = ()
    most: int = 1
    """How often the action can be used at once."""
    kind: str = ""
    """The style: a word that `table.html` knows."""
    side: int | None = None
    """Whose drone stands here."""
    count: int = 0
    """How many tiles lie beneath; for an incident the size of its icons."""
    path: str = ""
    """The path of the count in the view."""
    pods: tuple[Pods, ...] = ()
    note: str = ""
    key: str = ""
    """The piece on it, which moves visibly when it changes place."""


@dataclass(frozen=True)
class Deck:
    """A section of the ship."""

    section: Section
    spaces: tuple[Spot, ...]
    docks: tuple[Spot, ...]
    chambers: tuple[Spot, ...]
    incident: Spot
    posts: tuple[Spot, ...]
    """The board cards of the solo game."""


@dataclass(frozen=True)
class Cave:
    """A cavern space, with the tile on it as far as it is known."""

    spot: Spot
    data: dict[str, Any]
    """The cavern in the view."""


@dataclass(frozen=True)
class Tube:
    """A tunnel between two caverns."""

    ref: str
    label: str
    ends: tuple[float, float, float, float]
    """x and y of the one end, x and y of the other."""
    energy: int
    used: bool

    @property
    def middle(self) -> tuple[float, float]:
        """Where its price is drawn."""
        return (self.ends[0] + self.ends[2]) / 2, (self.ends[1] + self.ends[3]) / 2


Given = tuple[object, ...]
Part = tuple[str, Given] | tuple[str, Given, Callable[..., Given]]
"""A macro of `table.html`, its data, and optionally a function that lays the data out when the macro is drawn."""


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box; it stays the same during a game."""
    return {
        "cards": {card.key: card for card in card_faces(box)},
        "platform_docks": box.platform,
        "slots": box.slots,
        "printed": {dock.key: gain_icons(dock.printed) for dock in box.platform if dock.printed},
        "pod_spaces": box.numbers.platform.pod_spaces,
        "resources": RESOURCES.kinds,
        "tile_icons": tile_icons,
    }


def parts(view: View, names: Sequence[str], seat: int | None, box: Box) -> dict[str, Part]:
    """The regions of the table, each with its macro and data. A region with unchanged data is not drawn again."""
    own = None if seat is None else view["players"][seat]
    rival = view.get("rival", {})
    found: dict[str, Part] = {
        "board-track": ("track", (view["incident_track"], view["sunset_on_track"])),
        "board-yard": ("yard", (view["salvage"],)),
        "board-cards": (
            "piles", (view["deck"], view["discard"][-1:], len(view["discard"]), rival.get("decision_cards", [])),
        ),
        "board-depths": ("depths", (view["caverns"], view["tunnels"], view["launch"], names), _depths),
        "mine": ("mine", (own,)),
        "hand": ("hand", (own and own["dealt"], own and own["hand"])),
    }  # fmt: skip
    for index, (section, data) in enumerate(zip(box.sections, view["sections"], strict=True)):
        laid_out = partial(_deck, box, index)
        found[f"board-{section.key}"] = ("deck", (data, rival.get("board_cards", {}), names), laid_out)
    for player in view["players"]:
        settled = sum(cavern["pods"][player["side"]] for cavern in view["caverns"])
        found[f"player-{player['side']}"] = ("numbers", (player, settled, seat))
    return found


def _depths(
    caverns: list[dict[str, Any]], tunnels: list[dict[str, Any]], launch: list[int], names: Sequence[str]
) -> Given:
    caves = tuple(_cave(caverns, names, index) for index in range(len(caverns)))
    return caves, tuple(_tube(data, caves) for data in tunnels), launch


def _deck(box: Box, index: int, data: dict[str, Any], posts: dict[str, str], names: Sequence[str]) -> tuple[Deck]:
    section = box.sections[index]
    spaces = [space for space in box.spaces if space.section == index]
    upper = [dock for dock in data["docks"] if dock["key"] in posts]
    deck = Deck(
        section=section,
        spaces=tuple(
            _space(data["spaces"][n], space, _at(_SPACES[n]), f"sections.{index}.spaces.{n}")
            for n, space in enumerate(spaces)
        ),
        docks=tuple(_dock(dock, names, _at(place)) for dock, place in zip(data["docks"], _DOCKS, strict=True)),
        chambers=tuple(_chamber(section.name, section.key, data, index, n) for n in range(len(data["chambers"]))),
        incident=_incident(data, section.key, section.name),
        posts=tuple(
            Spot(f"post {dock['key']}", f"Board card of {dock['key']}: {posts[dock['key']]}", *_at(place),
                 icons=(Icon(posts[dock["key"]].replace(" ", "-")),), key=posts[dock["key"]])
            for dock, place in zip(upper, _POSTS, strict=False)
        ),
    )  # fmt: skip
    return (deck,)


def _at(place: tuple[int, int]) -> tuple[float, float]:
    """The middle of a place of the lattice."""
    return 52 + place[0] * COLUMN, 80 + place[1] * ROW


def _space(data: dict[str, Any], space: Space, at: tuple[float, float], path: str) -> Spot:
    ref = f"space {space.index}"
    if space.stack < 0:
        icons = (*cost_icons(space.cost), Icon("to"), *_benefit_of(space))
        if space.action == "withdraw_salvage":
            icons = (Icon("salvage"), Icon("to"), Icon("pod"))
        elif space.action == "assign_salvage":
            icons = (Icon("pod"), Icon("to"), Icon("salvage"))
        label = f"{space.name}: {_ACTION_TEXTS[space.action]}" + (
            f", up to {space.most} times" if space.most > 1 else ""
        )
        return Spot(ref, label, *at, icons=in_row(icons, 22, 14), most=space.most, kind="action")
    tile, beneath = data["tile"], data["beneath"]
    label = f"{space.name}: tile {tile}, {beneath} below" if tile else f"{space.name}: no tile, 1 {data['printed']}"
    icons = tile_icons(tile) if tile else (Icon(data["printed"]),)
    placed = in_row(icons, 30 if len(icons) == 1 else 26, 10)
    kind = "tile" if tile else "bare"
    return Spot(ref, label, *at, icons=placed, kind=kind, count=beneath, path=f"{path}.beneath", key=tile or "")


def _dock(data: dict[str, Any], names: Sequence[str], at: tuple[float, float]) -> Spot:
    state = "damaged" if data["damaged"] else "open"
    if data["drone"] is not None:
        state = f"drone of {names[data['drone']]}"
    kind = "damaged" if data["damaged"] else ""
    beside = ", ".join(data["spaces"])
    label = f"Dock {data['key']}: {state}. Beside it: {beside}"
    return Spot(f"dock {data['key']}", label, *at, kind=kind, side=data["drone"])


def _chamber(name: str, key: str, data: dict[str, Any], section: int, number: int) -> Spot:
    chamber = data["chambers"][number]
    path = f"sections.{section}.chambers.{number}.pods"
    wrecked = chamber["sabotaged"]
    label = f"{name}, chamber {number + 1}: " + ("destroyed" if wrecked else f"{sum(chamber['pods'])} pods")
    return Spot(f"chamber {key} {number + 1}", label, 12 + number * 142, 274, kind="wrecked" if wrecked else "",
                pods=_pods(chamber["pods"], path, 66, 35, 31), note=str(number + 1))  # fmt: skip


def _pods(counts: Sequence[int], path: str, middle: float, y: float, step: float) -> tuple[Pods, ...]:
    """The sides that have pods here, side by side around a middle."""
    here = [(side, count) for side, count in enumerate(counts) if count]
    left = middle - step * (len(here) - 1) / 2
    return tuple(Pods(side, count, f"{path}.{side}", left + n * step, y) for n, (side, count) in enumerate(here))


def _incident(data: dict[str, Any], key: str, name: str) -> Spot:
    token, ref = data["incident"], f"incident {key}"
    x, y = _at((4, 0))
    if token is None:
        return Spot(ref, f"{name}: no incident", x, y)
    text = f"looting: {token['gain']}" if token["kind"] == "looting" else token["kind"]
    icons = tuple(_words_to_icons(token["gain"])) if token["kind"] == "looting" else (Icon(token["kind"]),)
    size = 34 if len(icons) == 1 else 24 if len(icons) == 2 else 18
    return Spot(ref, f"Incident of {name}: {text}", x, y, icons=in_row(icons, size, 0), kind=token["kind"],
                count=size, key=token["key"])  # fmt: skip


def _words_to_icons(text: str) -> list[Icon]:
    """The icons of "2 crystal and 1 tech": one for each piece."""
    return [Icon(name if name != "cards" else "card") for part in text.split(" and ") if " " in part
            for number, name in (part.split(" ", 1),) if number.isdigit() for _ in range(int(number))]  # fmt: skip


def _cave(caverns: list[dict[str, Any]], names: Sequence[str], index: int) -> Cave:
    data = caverns[index]
    row = data["row"]
    place = [cavern["key"] for cavern in caverns if cavern["row"] == row].index(data["key"])
    x, y = _CAVERN_ROWS[row][place], _CAVERN_TOP + (row - 1) * _CAVERN_STEP
    tile = data["tile"]
    label = data["key"].capitalize() + (": not in use" if not data["used"] else ": unknown")
    icons: tuple[Icon, ...] = ()
    if tile:
        price = " and ".join(f"{n} {name}" for name, n in tile["cost"].items())
        label = f"{data['key'].capitalize()}, {tile['name']}: costs {price}; most pods {tile['majority'][0]} points, "
        label += f"second {tile['majority'][1]}"
        icons = in_row([Icon(name) for name, n in tile["cost"].items() for _ in range(n)], 24, 0)
    held = [f"{names[side]} {n}" for side, n in enumerate(data["pods"]) if n]
    label += f"; pods: {', '.join(held)}" if held else ""
    spot = Spot(data["key"], label, x, y, icons, pods=_pods(data["pods"], f"caverns.{index}.pods", 0, 34, 30))
    return Cave(spot, data)


def _tube(data: dict[str, Any], caves: Sequence[Cave]) -> Tube:
    start, end = (next(cave for cave in caves if cave.spot.ref == key) for key in data["ends"])
    energy = data["energy"]
    label = f"{data['key'].capitalize()}: {data['ends'][0]} to {data['ends'][1]}, {energy} energy"
    return Tube(
        data["key"],
        label,
        (start.spot.x, start.spot.y, end.spot.x, end.spot.y),
        energy,
        start.data["used"] and end.data["used"],
    )


def _benefit_of(space: Space) -> list[Icon]:
    return [Icon(_ACTION_ICONS[space.action])] if space.action in _ACTION_ICONS else list(gain_icons(space.benefit))
