"""A drawing for any game that has none of its own: the view as indented lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.engine.game import View

MAX_LINE_LENGTH = 72
"""Characters; a longer part is split into several lines."""


def board(view: View, names: Sequence[str], content: object) -> RenderableType:
    """Everything the viewer may see, by name."""
    return Group(*(Text(line) for line in lines(view)))


def status(view: View, names: Sequence[str], content: object) -> RenderableType:
    return Text("")


def hint(place: str, view: View, content: object) -> Text:
    return Text("")


def legend() -> str:
    return "This game has no drawing yet: you see its pieces by name."


def lines(value: dict[str, Any] | list[Any], indent: str = "") -> Iterator[str]:
    """Plain data as indented lines; short parts stay on one line."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value, 1):
        text = part if isinstance(part, str) else json.dumps(part, ensure_ascii=False)
        if isinstance(part, dict | list) and len(indent) + len(text) > MAX_LINE_LENGTH:
            yield f"{indent}{key}:"
            yield from lines(part, indent + "  ")
        else:
            yield f"{indent}{key}: {text}"
