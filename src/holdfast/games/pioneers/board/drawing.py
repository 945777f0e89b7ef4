"""What the board in the browser shows of a view of The Pioneers Program; `table.html` draws it.

The viewer's own town lies before them (`mine`), the others' towns lie on the board. A card in one's own town is the
place "own KEY", in another's "COLOR KEY", in hand "card KEY".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from holdfast.engine.game import View
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.box import Box
from holdfast.games.pioneers.catalogue import Face, card_faces, catalogue, hq_face, project_face, survivor_face

__all__ = ["HELP", "OWN_AREA", "WORDS", "catalogue", "fixed", "parts"]

WORDS: Final = {
    "food": "food", "credit": "credit", "credits": "credit", "response token": "response",
    "response tokens": "response", "research": "research", "raid": "raid", "victory point": "points",
    "victory points": "points",
}  # fmt: skip
"""The words that get an icon in prompts, options and the story."""

OWN_AREA: Final = "Your town"
"""What a player's own area is called."""

HELP: Final = (
    "The Arc has sent you out to settle the wasteland. Build a town, keep it fed, and be the first with 4 victory "
    "points; if the alarm sounds first, the player furthest on the track wins.",
    "In each round everybody has two turns. In a turn take one action: buy a card from the market, draw from the "
    "wastes deck, plan (take response tokens), or pay response tokens for research on a project.",
    "Before and after your action you may play cards from your hand, each for 1 response token, and use cards of your "
    "town. Or pass before doing anything: the first to pass chooses a survivor first.",
    "Structures make food, credits and response tokens. Four beside your headquarters make a medium town, six a large "
    "one: it holds, plans and researches more, but attacks on it are harder to fend off.",
    "An attack names a number: the defender rolls two dice, adds modifiers, and may spend response tokens for +1 each "
    "before the roll or for a reroll after it. In a raid the defender's roll sets the number to reach.",
    "After the turns the towns produce, trade once, and pay for what needs food or credits; what is not paid for is "
    "lost. Victory points come from personalities, large headquarters, projects and some cards, and leave with them.",
)
"""How a turn goes, for somebody who has never seen the game."""

PHASES: Final = {
    "setup": "Setting up", "draft": "Starting cards", "round start": "The round begins", "actions": "Actions",
    "maintenance": "Maintenance", "turn order": "Turn order", "over": "The end",
}  # fmt: skip

Part = tuple[str, tuple[object, ...]]
"""A macro of `table.html`, and what it is given."""


@dataclass(frozen=True)
class Lot:
    """Cards of one kind in a town: how many, and the tokens stored on them."""

    face: Face
    count: int
    stored: tuple[tuple[str, int], ...] = ()
    """Kinds and numbers of the tokens on these cards."""
    used: bool = False
    """Whether all of these cards were used this round."""

    @property
    def room(self) -> int:
        """How many tokens can be stored on these cards."""
        return self.face.holds * self.count


@dataclass(frozen=True)
class Sum:
    """What a town makes and needs of one kind in a round."""

    kind: str
    makes: int
    needs: int


@dataclass(frozen=True)
class Town:
    """A player's town with all that lies there."""

    seat: int
    name: str
    color: str
    """Empty until the player has a colour."""
    size: str
    hq: Face
    larger: tuple[Face, ...]
    """The headquarters to choose from when the town becomes large."""
    structures: tuple[Lot, ...]
    row: tuple[Lot, ...]
    """Items and personalities."""
    built: int
    """Structures, the headquarters included."""
    survivor: Face | None
    pile: dict[str, int]
    """Tokens by kind, those stored on cards included."""
    production: dict[str, int]
    """The production pile by kind, in maintenance only."""
    lying: int
    """Tokens in the pile, without those stored on cards."""
    limit: int
    """Tokens that may lie in the pile."""
    sums: tuple[Sum, ...]
    projects: tuple[Face, ...]
    points: int
    reserve: int
    """Research tokens that do not lie on a project."""
    hand: int
    """How many cards."""
    defence: int
    """The modifier of rolls in defence."""
    raid: int
    """The modifier of rolls in a raid."""
    passed: bool
    """Whether the player has passed for this round."""
    picked: bool
    """In the draft: whether the player has picked a card."""


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box, whatever happens at the table."""
    return {
        "cards": card_faces(box),
        "survivors": {survivor.key: survivor_face(survivor) for survivor in box.survivors},
        "project_faces": {project.key: project_face(project) for project in box.projects},
        "hqs": {hq.key: hq_face(hq) for faces in box.headquarters for hq in faces},
        "resources": RESOURCES.kinds,
        "sizes": {size.id: size for size in box.board.sizes},
        "trades": box.trades,
        "colors": box.board.colors,
        "goal": box.board.goal,
        "rounds": max(box.board.alarms.rounds) + 1,
        "turns": box.board.turns,
        "token_names": {"food": "food", "credit": "credits", "response": "response tokens"},
    }


def parts(view: View, names: Sequence[str], seat: int | None, box: Box) -> dict[str, Part]:
    """The regions of the table, each with its macro and all that it shows; equal parts are drawn only once."""
    mats = tuple(player["color"] or "" for player in view["players"])
    towns = [_town(view, names, box, player) for player in view["players"]]
    own = None if seat is None else view["players"][seat]
    active = view["active"] if view["phase"] in ("actions", "maintenance") else None
    phase = PHASES.get(view["phase"], view["phase"])
    shown = view["fight"] or (view["fought"] if view["phase"] == "actions" else None)
    fight = shown, view["resolving"], view["bans"], view["production_changes"]
    found: dict[str, Part] = {
        "board-tracks": ("tracks", (view["round"], view["last_round"], view["turn"], phase, view["alarms"],
                                    view["victory_track"], tuple(names), mats)),
        "board-market": ("market", (view["market"], view["decks"], view["token_slots"], mats, tuple(names))),
        "board-projects": ("projects", (view["projects"], view["project_deck"], mats, tuple(names))),
        "board-fight": ("fight", (*fight, mats, tuple(names))),
        "board-stores": ("stores", (view["phase"], view["survivors"], [mat for mat in mats if mat],
                                    None if seat is None else towns[seat].size)),
        "mine": ("mine", (None if seat is None else towns[seat], len(towns))),
        "hand": ("hand", (own and own["dealt"], own and own["hand"], own and own["pick"])),
    }  # fmt: skip
    for town in towns:
        if town.seat != seat:
            found[f"board-town-{town.seat}"] = ("town", (town, False, active == town.seat))
        found[f"player-{town.seat}"] = ("numbers", (town, town.seat == seat))
    return found


def _town(view: View, names: Sequence[str], box: Box, player: dict[str, Any]) -> Town:
    faces, seat = card_faces(box), player["seat"]
    hq = next(hq_face(hq) for some in box.headquarters for hq in some if hq.key == player["hq"])
    structures, row = (_lots(player[name], faces, player["used_this_round"]) for name in ("structures", "row"))
    structures, row, lying = _stored(structures, row, player["pile"])
    built = len(player["structures"]) + 1
    growing = built >= box.board.sizes[-1].structures and player["size"] != "large"
    return Town(
        seat=seat, name=names[seat], color=player["color"] or "", size=player["size"], hq=hq,
        larger=tuple(hq_face(hq) for hq in box.headquarters[-1]) if growing else (),
        structures=structures, row=row, built=built,
        survivor=next((survivor_face(held) for held in box.survivors if held.key == player["survivor"]), None),
        pile=player["pile"], production=player["production"], lying=lying, limit=player["pile_limit"],
        sums=_sums(hq, [*structures, *row]),
        projects=tuple(project_face(project) for project in box.projects if project.key in player["projects"]),
        points=player["points"], reserve=player["research_reserve"],
        hand=player["hand_size"], defence=player["defence"], raid=player["raid"], passed=player["passed"],
        picked=player["picked"],
    )  # fmt: skip


def _lots(keys: Iterable[str], faces: dict[str, Face], used: Sequence[str]) -> tuple[Lot, ...]:
    return tuple(Lot(faces[key], n, used=used.count(key) >= n) for key, n in Counter(keys).items())


def _stored(
    structures: tuple[Lot, ...], row: tuple[Lot, ...], pile: dict[str, int]
) -> tuple[tuple[Lot, ...], tuple[Lot, ...], int]:
    """Lay tokens on the cards that store them, the choosiest first; the rest lies in the pile.

    Tokens may be rearranged freely, so this is one way to lay them.
    """
    left, laid = dict(pile), dict[str, Lot]()
    for lot in sorted((*structures, *row), key=lambda lot: len(lot.face.accepts)):
        room, stored = lot.room, list[tuple[str, int]]()
        for kind in lot.face.accepts:
            n = min(room, left[kind])
            left[kind] -= n
            room -= n
            stored += [(kind, n)] * (n > 0)
        laid[lot.face.key] = replace(lot, stored=tuple(stored))
    some, others = (tuple(laid[lot.face.key] for lot in lots) for lots in (structures, row))
    return some, others, sum(left.values())


def _sums(hq: Face, lots: Sequence[Lot]) -> tuple[Sum, ...]:
    """What is printed on all cards of a town, kind by kind."""
    makes, needs = Counter(hq.makes), Counter[str]()
    for lot in lots:
        for _ in range(lot.count):
            makes.update(lot.face.makes)
            needs.update(lot.face.upkeep)
    return tuple(Sum(kind, makes[kind], needs[kind]) for kind in RESOURCES.kinds)
