"""A board for any game, drawn from its view alone: nested panels with their own names, numbers, lists as chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from holdfast.engine.game import View

HIDDEN = ("game", "seat", "version")
"""What the page says elsewhere."""
NAMING = ("title", "name", "label", "id", "key")
"""Where a thing says what it is called, the best first."""


@dataclass(frozen=True)
class Fact:
    """One value with its name; a number can show what would change."""

    name: str
    value: str
    path: str
    number: bool


@dataclass(frozen=True)
class Chip:
    """One plain value of a list, or of a small group."""

    text: str
    path: str
    number: bool
    ref: str = ""


@dataclass(frozen=True)
class Row:
    """Plain values side by side."""

    name: str
    chips: tuple[Chip, ...]


@dataclass(frozen=True)
class Panel:
    """One part of a view: what it is called, its facts, its rows of chips, and the panels inside it."""

    title: str
    path: str
    facts: tuple[Fact, ...]
    rows: tuple[Row, ...]
    panels: tuple[Panel, ...]
    ref: str = ""


class Drawer:
    """Makes panels of a view; knows the places that options point at, so that these can be lit."""

    def __init__(self, places: Iterable[str]) -> None:
        self._places = dict[str, str]()
        for place in places:
            self._places.setdefault(place.split(" ", maxsplit=1)[-1].casefold(), place)
            self._places[place.casefold()] = place

    def board(self, view: View, seat: int | None, names: tuple[str, ...]) -> Panel:
        """The whole view: the viewer's own things first, then what lies open, then the others'."""
        shown = {key: value for key, value in view.items() if key not in HIDDEN}
        whole = self.panel("", "", shown)
        people = [panel for panel in whole.panels if panel.path == "players"]
        inner = list[Panel]()
        others = list[Panel]()
        for panel in people[0].panels if people else ():
            side = int(panel.path.rsplit(".", 1)[-1])
            named = Panel(names[side] if side < len(names) else panel.title, *_rest(panel))
            (inner if side == seat else others).append(named)
        inner += [panel for panel in whole.panels if panel.path != "players"]
        return Panel("", "", whole.facts, whole.rows, (*inner, *others))

    def panel(self, title: str, path: str, data: Mapping[str, Any]) -> Panel:
        """One mapping: plain values become facts, small groups and lists rows, the rest panels of their own."""
        facts, rows, inner = list[Fact](), list[Row](), list[Panel]()
        naming = next((key for key in NAMING if isinstance(data.get(key), str) and data[key]), None) if path else None
        for key, value in data.items():
            here = f"{path}.{key}" if path else str(key)
            if key == naming or (naming and key in ("id", "key")) or value in (None, "", [], {}):
                continue
            if isinstance(value, dict | list):
                self._group(said(str(key)), here, value, rows, inner)
            else:
                facts.append(Fact(said(str(key)), shown(value), here, is_number(value)))
        called = str(data[naming]) if naming else title
        ref = next((found for one in data.values() if isinstance(one, str) and (found := self._ref(one))), "")
        return Panel(said(called), path, tuple(facts), tuple(rows), tuple(inner), ref)

    def _group(
        self, name: str, path: str, value: dict[str, Any] | list[Any], rows: list[Row], inner: list[Panel]
    ) -> None:
        pairs = list(value.items()) if isinstance(value, dict) else [(str(n), one) for n, one in enumerate(value)]
        nested = any(isinstance(one, dict | list) for _, one in pairs)
        if isinstance(value, dict) and (nested or any(isinstance(value.get(key), str) for key in NAMING)):
            inner.append(self.panel(name, path, value))
            return
        if nested:
            parts = [self._part(name, key, f"{path}.{key}", one) for key, one in pairs if one not in (None, [], {})]
            inner.append(Panel(name, path, (), (), tuple(parts)))
            return
        chips = [
            Chip(
                f"{said(key)}{'' if is_number(one) else ':'} {shown(one)}" if isinstance(value, dict) else shown(one),
                f"{path}.{key}",
                is_number(one),
                self._ref(str(one)) if isinstance(one, str) else "",
            )
            for key, one in pairs
            if one not in (None, "", False) and not (isinstance(value, dict) and one == 0)
        ]
        if chips:
            rows.append(Row(name, tuple(chips)))

    def _part(self, name: str, key: str, path: str, one: object) -> Panel:
        title = f"{name} {int(key) + 1}" if key.isdigit() else said(key)
        if isinstance(one, dict):
            return self.panel(title, path, one)
        if isinstance(one, list):
            rows, inner = list[Row](), list[Panel]()
            self._group("", path, one, rows, inner)
            return Panel(title, path, (), tuple(rows), tuple(inner[0].panels) if inner else ())
        return Panel(title, path, (Fact("", shown(one), path, is_number(one)),), (), ())

    def _ref(self, text: str) -> str:
        return self._places.get(text.casefold(), "")


def _rest(panel: Panel) -> tuple[str, tuple[Fact, ...], tuple[Row, ...], tuple[Panel, ...], str]:
    return panel.path, panel.facts, panel.rows, panel.panels, panel.ref


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def said(key: str) -> str:
    """A key of the view as words."""
    text = key.replace("_", " ")
    return text[:1].upper() + text[1:]


def shown(value: object) -> str:
    """A plain value as words; a code word without its underscores."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace("_", " ")
