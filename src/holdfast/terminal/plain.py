"""A drawing for any game that has none of its own: the view as it is, folded up as far as it fits on lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.engine.game import View

MAX_LINE_LENGTH = 72


def board(view: View, names: Sequence[str], content: object) -> RenderableType:
    """All that a seat may see, name by name."""
    return Group(*(Text(line) for line in lines(view)))


def status(view: View, names: Sequence[str], content: object) -> RenderableType:
    return Text("")


def hint(place: str, view: View, content: object) -> Text:
    return Text("")


def legend() -> str:
    return "This game has no drawing yet: you see its pieces by name."


def lines(value: dict[str, Any] | list[Any], indent: str = "") -> Iterator[str]:
    """Plain data as indented lines; what is short stays on one."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value, 1):
        text = part if isinstance(part, str) else json.dumps(part, ensure_ascii=False)
        if isinstance(part, dict | list) and len(indent) + len(text) > MAX_LINE_LENGTH:
            yield f"{indent}{key}:"
            yield from lines(part, indent + "  ")
        else:
            yield f"{indent}{key}: {text}"
