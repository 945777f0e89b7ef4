"""What the board in the browser shows of a view of Desolated; `table.html` draws it.

The three rows lie above each other. Beside them is the ledger: for every material what the pool holds, what the viewer
has, what was converted this turn and what is owed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from holdfast.engine.game import View
from holdfast.games.desolated.amounts import KINDS, TYPES
from holdfast.games.desolated.box import Box
from holdfast.games.desolated.catalogue import catalogue

__all__ = ["HELP", "OWN_AREA", "WORDS", "catalogue", "fixed", "parts"]

WORDS: Final[dict[str, str]] = {
    **{kind: kind for kind in KINDS},
    **{kind: kind for kind in TYPES},
    "wild": "wild",
    "skull": "skull",
    "vp": "points",
}
"""The words that get an icon in prompts, options and the story."""

OWN_AREA: Final = "Your chains"
"""What a player's own area is called."""

HELP: Final = (
    "You are a Racloir who gathers materials for the Arkheins. Trade materials for Influence cards, hand those in for "
    "Landmarks, and have the most VP when somebody's third Landmark, or the end of the Landmark pile, brings the last "
    "round.",
    "A turn has three phases. First take up to two Material cards, from the row or from the pile.",
    "Then take one action. Upgrade: place a card from your hand into your inventory. Trade: pay the materials of a "
    "card in the Influence row. Earn: discard Influence cards whose heads match a Landmark. Harvest: discard a chained "
    "card for a token of its material. Or pass.",
    "A Material card is worth the material in its corner when you pay with it. In your inventory it converts instead, "
    "as often as you like: pay one side, gain the other. Cards link where the same symbol touches.",
    "In a chain you may pay the left side of a card and stop on the right side of any card further right, or the other "
    "way round. Point at a side of your chains to see what it leads to.",
    "While you pay, the ledger shows what is owed and what you have; only steps after which you can pay the rest are "
    "on offer, and “Pay for me” takes the cheapest way. What you convert and do not use goes onto the Influence row.",
    "At the end of your turn the rows are refilled, you may store a card beneath a Landmark with the storage sign, and "
    "you discard down to your hand limit. Alone you take two actions, and every turn destroys a Landmark.",
)
"""How a turn goes, for somebody who has never seen the game."""

MAX_PLAYERS_WITH_CHAINS_SHOWN = 3
"""With more players, the panels at the side have no room for everybody's chains."""


@dataclass(frozen=True)
class Entry:
    """A line of the ledger: one material."""

    kind: str
    pool: int
    have: int | None
    tokens: int | None
    made: int
    owed: int
    side: int

    @property
    def met(self) -> bool:
        """Whether the viewer has what is owed."""
        return self.have is not None and self.have >= self.owed + self.side


@dataclass(frozen=True)
class Ledger:
    """All materials, and the state of the game."""

    entries: tuple[Entry, ...]
    round: int
    turn: str
    yours: bool
    final: bool
    over: bool
    paying: bool
    converting: bool
    granted: dict[str, int] | None
    wild: int
    seat: int | None
    destroyed: int | None
    grade: str | None


Part = tuple[str, tuple[object, ...]]
"""A macro of `table.html`, and what it is given."""


def fixed(box: Box) -> dict[str, object]:
    """What `table.html` needs of the box; it does not change during a game."""
    return {
        "kinds": KINDS,
        "types": TYPES,
        "to_end": box.numbers.landmarks_to_end,
        "lost": -box.numbers.solo.discarded_landmark,
    }


def parts(view: View, names: Sequence[str], seat: int | None, _box: Box) -> dict[str, Part]:
    """The regions of the table, each with its macro and all that it shows; equal parts are drawn only once."""
    own = None if seat is None else view["players"][seat]
    placing = view["placing"] if seat is not None and view["turn"] == seat else None
    found: dict[str, Part] = {
        "board-landmarks": ("landmark_row", (view["landmark_line"], _bonuses(view, own))),
        "board-influence": ("influence_row", (view["influence_line"],)),
        "board-materials": ("material_row", (_open(view["material_line"]), view["revealed"], len(view["removed"]))),
        "board-ledger": ("ledger", (_ledger(view, names, seat, own),)),
        "mine": ("mine", (own, placing)),
        "hand": ("hand", (None if own is None else _hand(own),)),
    }
    roomy = len(view["players"]) <= MAX_PLAYERS_WITH_CHAINS_SHOWN
    for player in view["players"]:
        side = player["seat"]
        starts = side == view["first"] and len(names) > 1
        found[f"player-{side}"] = ("numbers", (_panel(player, seat), names[side], side == seat, roomy, starts))
    return found


def _open(line: dict[str, Any]) -> dict[str, Any]:
    """The Material row; of its discard pile the number and the last card are enough."""
    return {**line, "discard": line["discard"][-1:], "discarded": len(line["discard"])}


def _hand(own: dict[str, Any]) -> dict[str, Any]:
    return {name: own[name] for name in ("seat", "hand", "hand_size", "hand_limit", "set_aside")}


def _panel(player: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A player's panel; a hand is shown there only when all hands are open, as in a replay."""
    shown = {name: value for name, value in player.items() if name not in ("set_aside", "have")}
    return {**shown, "hand": None if player["seat"] == seat else player["hand"]}


def _bonuses(view: View, own: dict[str, Any] | None) -> list[int | None]:
    """What the bonus of each Landmark in the row would be worth to the viewer now."""
    cards = [place["card"] for place in view["landmark_line"]["row"]]
    return [None if own is None or card is None else _bonus(card, own) for card in cards]


def _bonus(card: dict[str, Any], own: dict[str, Any]) -> int | None:
    multiplier = card["multiplier"]
    if multiplier is None or multiplier["stored"]:
        return None
    chained = [card["material"] for chain in own["chains"] for card in chain]
    return int(multiplier["vp"]) * sum(material in (multiplier["counts"], "wild") for material in chained)


def _ledger(view: View, names: Sequence[str], seat: int | None, own: dict[str, Any] | None) -> Ledger:
    book = view["ledger"]
    entries = tuple(
        Entry(
            kind,
            view["pool"][kind],
            None if own is None else own["have"][kind],
            None if own is None else own["tokens"][kind],
            book["converted"][kind],
            book["owed"][kind],
            book["owed_for_conversion"][kind],
        )
        for kind in KINDS
    )
    solo = view["landmark_line"]["discard_used"]
    return Ledger(
        entries=entries,
        round=view["round"],
        turn=names[view["turn"]],
        yours=view["turn"] == seat,
        final=view["final"],
        over=view["phase"] == "over",
        paying=view["owed"] is not None,
        converting=view["owed_for_conversion"] is not None,
        granted=view["granted"] if view["options"]["planetary_destruction"] else None,
        wild=sum(card["material"] == "wild" for card in own["hand"]) if own else 0,
        seat=seat,
        destroyed=len(view["landmark_line"]["discard"]) if solo else None,
        grade=view["players"][0]["grade"],
    )
