"""A board for any game, made from its view alone: nested panels with names, numbers, and lists as chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from holdfast.engine.game import View

HIDDEN_KEYS = ("game", "seat", "version")
"""Shown elsewhere on the page."""
NAME_KEYS = ("title", "name", "label", "id", "key")
"""Keys that hold the name of a thing, the best first."""


class Fact(NamedTuple):
    """One value with its name; a number can show a preview of its change."""

    name: str
    value: str
    path: str
    """Where the value is in the view: keys and indices, joined by dots."""
    number: bool


class Chip(NamedTuple):
    """One plain value of a list, or of a small group."""

    text: str
    path: str
    number: bool
    ref: str = ""
    """The place on the board that it stands for, if an option names that; else empty."""


class Row(NamedTuple):
    """Plain values side by side."""

    name: str
    chips: tuple[Chip, ...]


class Panel(NamedTuple):
    """One part of a view: what it is called, its facts, its rows of chips, and the panels inside it."""

    title: str
    path: str
    """Where it is in the view; empty for the whole."""
    facts: tuple[Fact, ...]
    rows: tuple[Row, ...]
    panels: tuple[Panel, ...]
    ref: str = ""
    """The place on the board that it stands for, if an option names that; else empty."""


class PanelBuilder:
    """Makes panels of a view, and marks the places that options refer to."""

    def __init__(self, places: Iterable[str]) -> None:
        self._places = dict[str, str]()
        for place in places:
            self._places.setdefault(place.split(" ", maxsplit=1)[-1].casefold(), place)
            self._places[place.casefold()] = place

    def board(self, view: View, seat: int | None, names: tuple[str, ...]) -> Panel:
        """The whole view: the viewer's own part first, then the shared parts, then the others'."""
        shown = {key: value for key, value in view.items() if key not in HIDDEN_KEYS}
        whole = self.panel("", "", shown)
        people = [panel for panel in whole.panels if panel.path == "players"]
        inner = list[Panel]()
        others = list[Panel]()
        for panel in people[0].panels if people else ():
            side = int(panel.path.rsplit(".", 1)[-1])
            named = panel._replace(title=names[side]) if side < len(names) else panel
            (inner if side == seat else others).append(named)
        inner += [panel for panel in whole.panels if panel.path != "players"]
        return Panel("", "", whole.facts, whole.rows, (*inner, *others))

    def panel(self, title: str, path: str, data: Mapping[str, Any]) -> Panel:
        """One mapping: plain values become facts, small groups and lists rows, the rest panels of their own."""
        facts, rows, inner = list[Fact](), list[Row](), list[Panel]()
        naming = (
            next((key for key in NAME_KEYS if isinstance(data.get(key), str) and data[key]), None) if path else None
        )
        for key, value in data.items():
            here = f"{path}.{key}" if path else str(key)
            if key == naming or (naming and key in ("id", "key")) or value in (None, "", [], {}):
                continue
            if isinstance(value, dict | list):
                self._group(key_text(str(key)), here, value, rows, inner)
            else:
                facts.append(Fact(key_text(str(key)), value_text(value), here, is_number(value)))
        called = str(data[naming]) if naming else title
        ref = next((found for item in data.values() if isinstance(item, str) and (found := self._ref(item))), "")
        return Panel(key_text(called), path, tuple(facts), tuple(rows), tuple(inner), ref)

    def _group(
        self, name: str, path: str, value: dict[str, Any] | list[Any], rows: list[Row], inner: list[Panel]
    ) -> None:
        pairs = list(value.items()) if isinstance(value, dict) else [(str(n), item) for n, item in enumerate(value)]
        nested = any(isinstance(item, dict | list) for _, item in pairs)
        if isinstance(value, dict) and (nested or any(isinstance(value.get(key), str) for key in NAME_KEYS)):
            inner.append(self.panel(name, path, value))
            return
        if nested:
            parts = [self._part(name, key, f"{path}.{key}", item) for key, item in pairs if item not in (None, [], {})]
            inner.append(Panel(name, path, (), (), tuple(parts)))
            return
        chips = [
            Chip(
                f"{key_text(key)}{'' if is_number(item) else ':'} {value_text(item)}"
                if isinstance(value, dict)
                else value_text(item),
                f"{path}.{key}",
                is_number(item),
                self._ref(str(item)) if isinstance(item, str) else "",
            )
            for key, item in pairs
            if item not in (None, "", False) and not (isinstance(value, dict) and item == 0)
        ]
        if chips:
            rows.append(Row(name, tuple(chips)))

    def _part(self, name: str, key: str, path: str, item: object) -> Panel:
        title = f"{name} {int(key) + 1}" if key.isdigit() else key_text(key)
        if isinstance(item, dict):
            return self.panel(title, path, item)
        if isinstance(item, list):
            rows, inner = list[Row](), list[Panel]()
            self._group("", path, item, rows, inner)
            return Panel(title, path, (), tuple(rows), tuple(inner[0].panels) if inner else ())
        return Panel(title, path, (Fact("", value_text(item), path, is_number(item)),), (), ())

    def _ref(self, text: str) -> str:
        return self._places.get(text.casefold(), "")


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def key_text(key: str) -> str:
    """A key of the view as text."""
    text = key.replace("_", " ")
    return text[:1].upper() + text[1:]


def value_text(value: object) -> str:
    """A plain value as text; identifiers without their underscores."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")
