"""Clauses of a rulebook, formatted for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from holdfast.engine.rulebook import Clause

_BASIS = {
    "given": "",
    "recovered": "recovered from another source",
    "ruled": "our ruling",
}


def clause(shown: Clause) -> RenderableType:
    """One clause: its id, what it says, an example, and its basis if that is not the book."""
    parts: list[RenderableType] = [Text.assemble((shown.id, "bold"), "  ", _plain(shown.rule))]
    if shown.example:
        parts.append(Text(f"Example: {_plain(shown.example)}", "italic"))
    basis = _BASIS.get(shown.basis, shown.basis)
    if basis:
        parts.append(Text(f"({basis}{': ' if shown.why else ''}{_plain(shown.why)})", "dim"))
    return Padding(Group(*parts), (0, 0, 0, 2))


def by_section(clauses: Iterable[Clause]) -> RenderableType:
    """Clauses under the headings of their book."""
    parts, section = list[RenderableType](), ""
    for shown in clauses:
        if shown.section != section:
            section = shown.section
            parts.append(Text(section.replace(" / ", " › "), "bold underline"))
        parts.append(clause(shown))
    return Group(*parts)


def _plain(text: str) -> str:
    return " ".join(text.split())
