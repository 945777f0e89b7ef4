"""A board for any game, drawn from its view alone: nested panels, numbers, lists as chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.engine.game import View

HIDDEN = ("game", "seat")
"""What the page says elsewhere."""


@dataclass(frozen=True)
class Panel:
    """One part of a view: a heading, its facts, its rows of chips, and the panels inside it."""

    title: str
    path: str
    facts: tuple[Fact, ...]
    rows: tuple[Row, ...]
    panels: tuple[Panel, ...]
    ref: str = ""

    @property
    def size(self) -> int:
        """How much there is to show, for the layout."""
        return 1 + len(self.facts) + len(self.rows) + sum(panel.size for panel in self.panels)


@dataclass(frozen=True)
class Fact:
    """One value with its name; a number can show what would change."""

    name: str
    value: str
    path: str
    number: bool


@dataclass(frozen=True)
class Row:
    """A list of plain values."""

    name: str
    chips: tuple[str, ...]
    path: str
    numbers: bool


def panels(view: View) -> Panel:
    """The whole view as one panel."""
    return _panel("", "", {key: value for key, value in view.items() if key not in HIDDEN})


def _panel(title: str, path: str, data: dict[str, Any]) -> Panel:
    facts, rows, inner = list[Fact](), list[Row](), list[Panel]()
    for key, value in data.items():
        here = f"{path}.{key}" if path else str(key)
        name = said(str(key))
        if isinstance(value, dict):
            if value:
                inner.append(_panel(name, here, value))
        elif isinstance(value, list):
            if any(isinstance(one, dict | list) for one in value):
                inner.append(_panel(name, here, {_key(one, number): one for number, one in enumerate(value)}))
            elif value:
                numbers = all(isinstance(one, int) and not isinstance(one, bool) for one in value)
                rows.append(Row(name, tuple(shown(one) for one in value), here, numbers))
        elif value is not None and value != "":
            number = isinstance(value, int) and not isinstance(value, bool)
            facts.append(Fact(name, shown(value), here, number))
    ref = data.get("key", data.get("ref", ""))
    return Panel(title, path, tuple(facts), tuple(rows), tuple(inner), ref if isinstance(ref, str) else "")


def _key(one: object, number: int) -> str:
    """Entries of a list keep their number as the path; their title says what they are."""
    return str(number)


def said(key: str) -> str:
    """A key of the view as words."""
    text = key.replace("_", " ")
    return f"No. {int(text) + 1}" if text.isdigit() else text[:1].upper() + text[1:]


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
