"""The crater as it is drawn: the Generator in the middle, Near and Far tiles in rings around it, the rim outside.

A ring of 6 sectors and one of 12 touch each other exactly as the hexes of the map do. Places are counted in units of
the drawing, from the middle; angles in degrees, clockwise from the east.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, degrees, radians, sin
from typing import Any, Final

from holdfast.engine.game import View

CORE: Final = 64
RINGS: Final = {"generator": (76, 170), "near": (188, 322), "far": (340, 478)}
RIM: Final = (492, 552)
GAP: Final = 5
POSTS: Final = ("G1", "G2", "G3", "dais", "G4", "G5", "generator")
"""The spaces of the Generator tile around the tower."""


@dataclass(frozen=True)
class Part:
    """A part of the map that can be pointed at: its place, its label, its outline and its middle."""

    ref: str
    label: str
    path: str
    x: float
    y: float


@dataclass(frozen=True)
class Sector(Part):
    """A tile, or the snow where one may come."""

    zone: str
    bare: bool
    heated: bool


@dataclass(frozen=True)
class Cell(Part):
    """A space: what lies there, and who gathers it."""

    heated: bool
    holds: str = ""
    amount: int = 0
    amount_path: str = ""
    meeple: str = ""
    building: str = ""


@dataclass(frozen=True)
class House:
    """A Building on the map, with those at work in it and those who would sleep there."""

    key: str
    icon: str
    x: float
    y: float
    size: int
    """In spaces."""
    insulation: str
    heated: bool
    ruin: bool
    upgraded: bool
    at: str
    """The place of its first space."""
    crew: tuple[str, ...]
    beds: tuple[bool, ...]
    """Whether somebody would sleep there, for each bed."""
    frost: int | None = None
    ark: str = ""


@dataclass(frozen=True)
class Edge(Part):
    """A piece of the rim: a corner with its wall token, or trees."""

    token: str = ""
    trees: int = 0
    trees_path: str = ""


@dataclass(frozen=True)
class Crater:
    """The whole map."""

    sectors: tuple[Sector, ...]
    cells: tuple[Cell, ...]
    houses: tuple[House, ...]
    rim: tuple[Edge, ...]
    warm: tuple[bool, bool, bool]
    """Which rings the Generator heats."""
    heat: int
    last: int
    """The last space of the Heat track."""
    cold: int
    overheated: bool
    stormy: bool
    """A Storm is due tomorrow or now, or the great one blows."""
    dial: str
    ticks: tuple[tuple[float, float, float, float], ...]


def point(radius: float, angle: float) -> tuple[float, float]:
    return round(radius * cos(radians(angle)), 1), round(radius * sin(radians(angle)), 1)


def sector(inner: float, outer: float, angle: float, half: float, gap: float = GAP) -> str:
    """The outline of a part of a ring; its sides keep their distance from the next part all along."""
    near, far = half - degrees(gap / inner), half - degrees(gap / outer)
    (ax, ay), (bx, by) = point(inner, angle - near), point(outer, angle - far)
    (cx, cy), (dx, dy) = point(outer, angle + far), point(inner, angle + near)
    return f"M{ax} {ay}L{bx} {by}A{outer} {outer} 0 0 1 {cx} {cy}L{dx} {dy}A{inner} {inner} 0 0 0 {ax} {ay}z"


def angle_of(key: str) -> float:
    """Where a hex or a piece of the rim lies: corners in direction of their number, edges half a step further."""
    return -60 * int(key[-1]) - (30 if key[-2] == "E" else 0)


def crater(view: View) -> Crater:
    """The map of a view."""
    generator = view["generator"]
    heat, last = generator["heat"], len(generator["icons"])
    red, orange, yellow = (bool(heat) and space < heat for space in generator["ranges"])
    built = {space: site for site in view["sites"] for space in site["spaces"]}
    cells = [cell for index, hex_ in enumerate(view["map"]) if hex_["tile"] for cell in _cells(index, hex_, built)]
    places = {cell.ref.removeprefix("space "): (cell.x, cell.y) for cell in cells}
    return Crater(
        tuple(_sector(hex_) for hex_ in view["map"] if hex_["key"] != "G"),
        tuple(cells),
        _houses(view, places),
        _rim(view),
        (red, orange, yellow),
        heat,
        last,
        generator["cold"],
        generator["overheated"],
        _stormy(view),
        _dial(heat, last),
        tuple((*point(50, _turn(space, last)), *point(57, _turn(space, last))) for space in range(last + 1)),
    )


def _stormy(view: View) -> bool:
    due = next((day["space"] for day in view["round_track"] if day["storm"]), None)
    return "no_traps" in view["flags"] or (due is not None and due - view["round"] <= 1)


def _turn(space: int, last: int) -> float:
    """The angle of a space on the dial of the tower."""
    return 130 + 280 * space / last


def _dial(heat: int, last: int) -> str:
    (ax, ay), (bx, by) = point(53, _turn(0, last)), point(53, _turn(heat, last))
    return f"M{ax} {ay}A53 53 0 {int(_turn(heat, last) - 130 > 180)} 1 {bx} {by}" if heat else ""


def _sector(hex_: dict[str, Any]) -> Sector:
    key, zone, bare = hex_["key"], hex_["zone"], hex_["tile"] is None
    (inner, outer), angle, half = RINGS[zone], angle_of(key), 30 if zone == "near" else 15
    state = "under snow" if bare else "heated" if hex_["heated"] else "cold"
    x, y = point((inner + outer) / 2, angle)
    label = f"{zone.capitalize()} tile {key}, {state}"
    return Sector(f"hex {key}", label, sector(inner, outer, angle, half), x, y, zone, bare, hex_["heated"])


def _cells(index: int, hex_: dict[str, Any], built: dict[str, Any]) -> list[Cell]:
    """The spaces of a tile that lies there."""
    inner, outer = RINGS[hex_["zone"]]
    if hex_["zone"] == "generator":
        spaces = {space["key"]: (number, space) for number, space in enumerate(hex_["spaces"])}
        bare = {"holds": None, "amount": 0, "meeple": None}
        found, half = list[Cell](), 180 / len(POSTS)
        for number, key in enumerate(POSTS):
            at, space = spaces.get(key, (0, {"key": key, **bare}))
            angle = -90 + 360 * (number - 3) / len(POSTS)
            found.append(_cell(space, f"map.{index}.spaces.{at}", hex_, built, (inner, outer, angle, half)))
        return found
    half, angle = (15 if hex_["zone"] == "near" else 7.5), angle_of(hex_["key"])
    return [
        _cell(space, f"map.{index}.spaces.{number}", hex_, built, (inner + 7, outer - 7, angle + turn, half))
        for number, (space, turn) in enumerate(zip(hex_["spaces"], (-half + 0.4, half - 0.4), strict=True))
    ]


def _cell(
    space: dict[str, Any],
    path: str,
    hex_: dict[str, Any],
    built: dict[str, Any],
    ring: tuple[float, float, float, float],
) -> Cell:
    inner, outer, angle, half = ring
    key, site, holds = space["key"], built.get(space["key"]), space["holds"] or ""
    warm = site["heated"] if site else hex_["heated"]
    what = _said(site) if site else f"{space['amount']} {holds}" if holds else "free"
    x, y = point((inner + outer) / 2, angle)
    return Cell(
        f"space {key}", f"{key}: {what}, {'heated' if warm else 'cold'}", sector(inner, outer, angle, half), x, y, warm,
        holds, space["amount"], f"{path}.amount" if holds else "", space["meeple"] or "",
        site["building"] if site else "",
    )  # fmt: skip


def _said(site: dict[str, Any]) -> str:
    """A Building in words."""
    words = [site["name"] + (" in ruins" if site["ruin"] else "")]
    if site["upgraded"]:
        words.append("upgraded")
    if site["text"] and not site["ruin"]:
        words.append(site["text"])
    if site["slots"] or site["child_slots"]:
        words.append(f"sleeps {site['slots'] + site['child_slots']}")
    if site["crew"]:
        words.append("at work: " + ", ".join(site["crew"]))
    return ", ".join(words)


def _houses(view: View, places: dict[str, tuple[float, float]]) -> tuple[House, ...]:
    """The Buildings; the warm beds are filled in order, as many as there are people."""
    beds = view["forecast"]["beds"]
    tired, small = sum(beds["meeples"].values()) - beds["warm_for_children"], beds["warm_for_children"]
    found, arks = list[House](), 0
    for site in view["sites"]:
        spots = [places[space] for space in site["spaces"]]
        x, y = (round(sum(part) / len(spots), 1) for part in zip(*spots, strict=True))
        slots = site["slots"] if site["heated"] else 0
        taken, cot = min(slots, tired), min(site["child_slots"] if site["heated"] else 0, small)
        tired, small = tired - taken, small - cot
        filled = taken + cot
        ark = site["building"] == "ark"
        arks += ark
        found.append(
            House(
                site["building"], f"b-{site['building'].replace('_', '-')}", x, y, 1 + (len(spots) > 1),
                site["insulation"], site["heated"], site["ruin"], site["upgraded"], f"space {site['spaces'][0]}",
                tuple(site["crew"]),
                tuple(bed < filled for bed in range(site["slots"] + site["child_slots"])),
                view["arks"][arks - 1] if ark else None, f"ark {arks}" if ark else "",
            )
        )  # fmt: skip
    return tuple(found)


def _rim(view: View) -> tuple[Edge, ...]:
    """Corners with their wall tokens, and the trees between them."""
    inner, outer = RIM
    found = list[Edge]()
    for wall in view["walls"]:
        key, token = wall["key"], wall["token"] or ""
        x, y = point((inner + outer) / 2, angle_of(key))
        said = {"": "no token yet", "blank": "bare rock"}.get(token, f"{token} in the wall")
        outline = sector(inner, outer, angle_of(key), 15)
        found.append(Edge(f"rim {key}", f"Rim corner {key}: {said}", outline, x, y, token))
    for index, hex_ in enumerate(view["map"]):
        if hex_["edge"]:
            key, trees = hex_["edge"], hex_["rim_trees"]
            x, y = point((inner + outer) / 2, angle_of(key))
            outline, path = sector(inner, outer, angle_of(key), 15), f"map.{index}.rim_trees"
            found.append(Edge(f"rim {key}", f"Rim {key}: {trees} trees", outline, x, y, "", trees, path))
    return tuple(found)
