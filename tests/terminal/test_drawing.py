"""Options in a list, clauses to read, and a plain drawing for games that have none."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from engine.tiny import TINY
from holdfast.engine.requests import Decision, Face, Refusal
from holdfast.engine.rulebook import Clause
from holdfast.engine.table import Table
from holdfast.games.cryo import GAME
from holdfast.terminal.clauses import by_section
from holdfast.terminal.drawing import PLAIN, drawing_of
from holdfast.terminal.listing import groups, listing


def shown(what: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def asked(*labels: str, **more: Any) -> Decision[str]:
    return Decision(0, "Which?", labels, "T-1", face=face, **more)


def face(text: str) -> Face:
    label, _, place = text.partition("@")
    return Face(label, label, (place or label,))


def test_options_are_numbered_with_a_gap_between_kinds() -> None:
    decision = asked("Deploy to A", "Deploy to B", "Recall", "Rest", "Scrap X", "Scrap Y")

    assert shown(listing(decision, lambda place: Text(""))) == [
        "1  Deploy to A",
        "2  Deploy to B",
        "",
        "3  Recall",
        "4  Rest",
        "",
        "5  Scrap X",
        "6  Scrap Y",
    ]


@pytest.mark.parametrize(
    ("labels", "sizes"),
    [
        (["Yes", "No"], [2]),
        (["Go 1", "Go 2"], [2]),
        (["Go 1", "Go 2", "Stay"], [2, 1]),
        (["A", "B 1", "B 2", "C"], [1, 2, 1]),
        (["Reactor@space 1", "Resource@space 2", "Rest", "Scrap X@card x", "Scrap Y@slot y"], [2, 1, 2]),
    ],
)
def test_options_of_a_kind_are_a_group_and_so_are_those_alone_of_their_kind(
    labels: list[str], sizes: list[int]
) -> None:
    assert [len(group) for group in groups(asked(*labels).options)] == sizes


def test_a_hint_stands_beside_its_option() -> None:
    lines = shown(listing(asked("Deploy to A", "Recall"), lambda place: Text(f"about {place}")))

    assert lines == ["1  Deploy to A  about Deploy to A", "2  Recall       about Recall"]


def test_many_plain_options_stand_in_columns() -> None:
    lines = shown(listing(asked(*(f"option {number}" for number in range(1, 13))), lambda place: Text("")))

    assert len(lines) == 3
    assert lines[0].split()[:6] == ["1", "option", "1", "4", "option", "4"]
    assert sorted(int(word) for line in lines for word in line.split()[::3]) == list(range(1, 13))


def test_refusals_are_gathered_by_reason() -> None:
    def refused() -> list[Refusal]:
        reasons = {"A": "full", "B 1": "damaged", "C": "full"}
        return [Refusal(Face(place, f"Deploy to {place}"), why) for place, why in reasons.items()]

    lines = shown(listing(asked("Go", "Stay", refusals=refused), lambda place: Text("")))

    assert lines[-1] == "Not possible: A, C (full); B 1 (damaged)."


def test_labels_are_never_taken_for_markup() -> None:
    assert shown(listing(asked("[bold]A[/bold]", "[/]"), lambda place: Text("[red]"))) == [
        "1  [bold]A[/bold]  [red]",
        "2  [/]             [red]",
    ]


def test_clauses_stand_under_their_sections_with_example_and_ruling() -> None:
    clauses = [
        Clause("T-1", "Turn / Deploy", "Place a drone.", "given", example="Kate does."),
        Clause("T-2", "Turn / Deploy", "Once.", "ruled", why="The book is silent."),
        Clause("T-3", "End", "It ends.", "recovered"),
    ]

    assert shown(by_section(clauses)) == [
        "Turn › Deploy",
        "  T-1  Place a drone.",
        "  Example: Kate does.",
        "  T-2  Once.",
        "  (our ruling: The book is silent.)",
        "End",
        "  T-3  It ends.",
        "  (recovered from another source)",
    ]


def test_a_game_is_drawn_by_its_own_module_or_plainly() -> None:
    assert drawing_of(TINY) is PLAIN
    assert drawing_of(GAME).board is not PLAIN.board


def test_the_plain_drawing_shows_every_value_of_a_view() -> None:
    view = {"round": 3, "deck": ["a" * 40, "b" * 40], "players": [{"hand": ["x"], "note": "y" * 90}], "none": None}

    assert shown(PLAIN.board(view, [], None), width=200) == [
        "round: 3",
        "deck:",
        f"  1: {'a' * 40}",
        f"  2: {'b' * 40}",
        "players:",
        "  1:",
        '    hand: ["x"]',
        f"    note: {'y' * 90}",
        "none: null",
    ]


def test_the_plain_drawing_keeps_the_secrets_of_the_view() -> None:
    table = Table(TINY, seats=2, seed=1)
    view = json.loads(json.dumps(table.view(0)))

    text = "\n".join(shown(PLAIN.board(view, table.story.names, None)))

    assert '"dealt": 2' in text or "dealt: 2" in text
