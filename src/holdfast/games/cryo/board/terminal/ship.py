"""The crashed ship: four sections with docks, action spaces, chambers and incidents; the track; salvage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal.marks import counted, mark, short, tinted
from holdfast.games.cryo.box import Box

WIDTH: Final = 40
"""A section with its frame."""
ACTIONS: Final = {
    "stasis_control": "stasis", "reactor": "reactor", "fabricator": "fabricate", "computer": "computer",
    "scout": "scout", "assign_salvage": "salvage", "withdraw_salvage": "withdraw",
}  # fmt: skip


def sections(view: View, box: Box) -> list[Panel]:
    """The four sections, each a panel."""
    return [section(view, box, shown) for shown in view["sections"]]


def section(view: View, box: Box, shown: dict[str, Any]) -> Panel:
    """One section: its docks among the action spaces, then the stasis chambers; the incident in the frame."""
    lines = [*(posts(view, box, shown) if "rival" in view else []), *docks(view, shown), chambers(view, shown)]
    return Panel(
        Group(*lines),
        title=Text(shown["name"], "bold"),
        title_align="left",
        subtitle=incident(shown["incident"]),
        subtitle_align="left",
        width=WIDTH,
        padding=0,
        border_style="dim",
    )


def docks(view: View, shown: dict[str, Any]) -> list[Text]:
    """The lattice of a section, each dock among the spaces that it touches (right, below, left and above).

    A pack may have built another ship: then each dock is listed with its spaces.
    """
    tokens = [dock(view, data) for data in shown["docks"]]
    spaces = {data["key"]: space(data) for data in shown["spaces"]}
    around = [[spaces[key] for key in data["spaces"]] for data in shown["docks"]]
    if [len(beside) for beside in around] != [4, 4, 2, 3, 2]:
        return [Text(" ").join([token, *beside]) for token, beside in zip(tokens, around, strict=True)]
    (middle, south_west, west, north_west), (east, south_east, _, north_east) = around[:2]
    return [
        lay((11, north_west), (25, north_east)),
        lay((4, west), (11, tokens[0]), (18, middle), (25, tokens[1]), (32, east)),
        lay((4, tokens[2]), (11, south_west), (18, tokens[3]), (25, south_east), (32, tokens[4])),
    ]


def lay(*pieces: tuple[int, Text]) -> Text:
    """Pieces on a line, each centred on its column."""
    line = Text()
    for centre, piece in pieces:
        line.pad_right(max(centre - len(piece) // 2 - len(line), 1 if line else 0))
        line.append_text(piece)
    return line


def dock(view: View, shown: dict[str, Any]) -> Text:
    """A dock: [A] is free, [●] has a drone, ×A× is damaged."""
    left, right = ("×", "×") if shown["damaged"] else ("[", "]")
    drone = shown["drone"]
    inside = Text(shown["key"].rpartition(" ")[2]) if drone is None else mark(view, drone)
    return Text(left).append_text(inside).append(right)


def space(shown: dict[str, Any]) -> Text:
    """An action space: what it does, or its face-up tile and how many lie beneath, or (what is printed)."""
    if "tile" not in shown:
        return Text(ACTIONS.get(shown["action"], shown["name"]), "italic")
    if shown["tile"] is None:
        return Text("(").append_text(short(shown["printed"])).append(")")
    return short(shown["tile"]).append(f"·{shown['beneath']}", "dim")


def chambers(view: View, shown: dict[str, Any]) -> Text:
    """The pods in the three stasis chambers, or that sabotage has destroyed them."""
    line = Text("pods")
    for number, chamber in enumerate(shown["chambers"], 1):
        line.append(f" {number}:", "dim")
        line.append_text(Text("ruined", "dim") if chamber["sabotaged"] else _close(view, chamber["pods"]))
    return line


def _close(view: View, pods: Sequence[int]) -> Text:
    return Text("").join(mark(view, side).append(str(n)) for side, n in enumerate(pods) if n) or Text("–", "dim")


def incident(token: dict[str, Any] | None) -> Text:
    """The incident token that lies in a section."""
    if token is None:
        return Text("no incident")
    if token["kind"] == "looting":
        return Text("loot ").append_text(short(token["gain"]))
    return Text(token["kind"].upper(), "bold")


def posts(view: View, box: Box, shown: dict[str, Any]) -> list[Text]:
    """Solo: the board cards above the upper docks, by which the rival is sent. [CRY-217]"""
    cards, named = view["rival"]["board_cards"], {card.key: card.name for card in box.cards}
    here = [data["key"] for data in shown["docks"] if data["key"] in cards]
    return [lay((2, Text("rival", "dim")), *((11 + 14 * at, Text(named[cards[key]])) for at, key in enumerate(here)))]


def surroundings(view: View, box: Box) -> RenderableType:
    """What lies beside the ship: launch dock, incident track, salvage, deck and discard pile."""
    cards = Text(f"    Deck {view['deck']}, discard pile {len(view['discard'])}").append_text(top_of_discard(view, box))
    return Group(
        Text("Launch dock ").append_text(counted(view, view["launch"])).append_text(cards),
        Text("Salvage ").append_text(salvage(view)),
        track(view),
    )


def salvage(view: View) -> Text:
    """The pods on each kind of salvage, and how many spaces are left."""
    parts = list[Text]()
    for name, place in view["salvage"].items():
        free = place["spaces"] - sum(place["pods"])
        parts.append(short(name).append(" ").append_text(counted(view, place["pods"])).append(f" ({free} free)", "dim"))
    return Text("  ").join(parts)


def track(view: View) -> Text:
    """The incident track: the tokens in each stack, the next on the left, and the sunset under the last."""
    stacks = view["incident_track"]
    parts = [
        f"{back} {' '.join(str(stack['tokens']) for stack in stacks if stack['back'] == back)}"
        for back in dict.fromkeys(stack["back"] for stack in stacks)
    ]
    left = sum(stack["tokens"] for stack in stacks)
    end = f"then SUNSET ({left} tokens before it)" if view["sunset_on_track"] else "the SUNSET is out"
    return Text(f"Incidents to come: {', '.join(parts)}, {end}")


def top_of_discard(view: View, box: Box) -> Text:
    if not view["discard"]:
        return Text("")
    return tinted(f" ({next(card.name for card in box.cards if card.key == view['discard'][-1])} on top)")
