"""Draws a view of Cryo in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal import ground, platforms, ship
from holdfast.games.cryo.board.terminal.hints import hint
from holdfast.games.cryo.board.terminal.marks import mark, short, who
from holdfast.games.cryo.box import Box

__all__ = ["BOARD_AT", "board", "hint", "legend", "status"]

BOARD_AT: Final = frozenset({"CRY-032", "CRY-052"})
"""The rules at whose decisions the whole board is printed: keeping cards, and the start of a turn."""


class Board:
    """The whole table, in as many columns as fit."""

    def __init__(self, view: View, names: Sequence[str], box: Box) -> None:
        self.view, self.names, self.box = view, names, box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, names, box = self.view, self.names, self.box
        wide = options.max_width >= 3 * ship.WIDTH
        across = 2 if wide else max(1, options.max_width // ship.WIDTH)
        grid = Table.grid()
        for _ in range(across):
            grid.add_column(width=ship.WIDTH)
        panels = ship.sections(view, box)
        for at in range(0, len(panels), across):
            grid.add_row(*panels[at : at + across])
        yield Rule(headline(view, names), align="left", style="dim")
        if wide:
            beside = Table.grid(padding=(0, 1))
            beside.add_column(width=across * ship.WIDTH)
            beside.add_row(grid, Group(Text("Caverns", "bold"), ground.caverns(view)))
            yield beside
            yield ship.surroundings(view, box)
        else:
            yield grid
            yield ship.surroundings(view, box)
            yield Rule("Caverns", align="left", style="dim")
            yield ground.caverns(view)
        yield ground.tunnels(view)
        yield Rule("Platforms", align="left", style="dim")
        yield platforms.holdings(view, names)
        yield platforms.docks(view, box)
        yield platforms.belongings(view, names, box)
        if "rival" in view:
            yield decision_cards(view, box)
        yield Rule(style="dim")
        yield platforms.hand(view, box)


def board(view: View, names: Sequence[str], box: Box) -> RenderableType:
    """The whole table as the viewer sees it."""
    return Board(view, names, box)


def headline(view: View, names: Sequence[str]) -> Text:
    """Whose turn it is, and who went first."""
    if view["phase"] != "turns":
        return Text("Cryo: setting up" if view["phase"] == "setup" else "Cryo: the game is over")
    line = Text("Cryo: turn of ").append_text(who(view, names, view["turn"]))
    return line.append(", who went first" if view["turn"] == view["first"] else f"; {names[view['first']]} went first")


def status(view: View, names: Sequence[str], box: Box) -> RenderableType:
    """The resources, pods and hand of the viewer, on one line."""
    if view["seat"] is None:
        return Text("")
    own = view["players"][view["seat"]]
    line = mark(view, view["seat"]).append(f" {names[view['seat']]}: ")
    line.append_text(short(", ".join(f"{n} {name}" for name, n in own["stock"].items())))
    cards = {card.key: card.name for card in box.cards}
    hand = ", ".join(cards[key] for key in own["hand"]) or "no cards"
    return line.append(f"; {own['awake']} pod{'s' if own['awake'] != 1 else ''} awake; hand: {hand}")


def decision_cards(view: View, box: Box) -> Text:
    """Solo: the cards that may send the rival next."""
    cards = {card.key: card.name for card in box.cards}
    shown = ", ".join(cards[key] for key in view["rival"]["decision_cards"]) or "none"
    if view["rival"]["unpredictable"]:
        shown = "drawn off the deck each turn"
    return Text("The rival's decision cards: ", "dim").append(shown)


def legend() -> str:
    """How to read the drawing."""
    return """\
On the board
cry org tec nan ene   crystal, organic, tech, nanite, energy
cry+org, cry/org      both, either
[A] [●] ×L×           a free dock, a dock with a drone of ●, a damaged dock;
                      a dock reaches the spaces above, below and beside it
cry·2, (cry)          a tile with 2 more beneath, no tiles left but 1 crystal
pods 1:●1■2 2:ruined  pods asleep in chamber 1, chamber 2 is sabotaged
loot 1 nan, SABOTAGE  in the frame of a section: its incident
7 Steam Lake cry+org 5/2 ●2
                      cavern 7, its price, points for most and second-most
                      pods, 2 pods of ● there; ? if nobody knows it
7:3–7                 tunnel 7 joins caverns 3 and 7
● □→1 ene             a dock of a platform: a drone there, an empty slot
                      above the arrow, 1 energy below it"""
