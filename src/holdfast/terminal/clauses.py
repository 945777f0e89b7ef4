"""Clauses of a rulebook, to read."""

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


def clause(one: Clause) -> RenderableType:
    """One clause: its id, what it says, an example, and on what it rests if not on the book."""
    parts: list[RenderableType] = [Text.assemble((one.id, "bold"), "  ", _plain(one.rule))]
    if one.example:
        parts.append(Text(f"Example: {_plain(one.example)}", "italic"))
    basis = _BASIS.get(one.basis, one.basis)
    if basis:
        parts.append(Text(f"({basis}{': ' if one.why else ''}{_plain(one.why)})", "dim"))
    return Padding(Group(*parts), (0, 0, 0, 2))


def by_section(clauses: Iterable[Clause]) -> RenderableType:
    """Clauses under the headings of their book."""
    parts, section = list[RenderableType](), ""
    for one in clauses:
        if one.section != section:
            section = one.section
            parts.append(Text(section.replace(" / ", " › "), "bold underline"))
        parts.append(clause(one))
    return Group(*parts)


def _plain(text: str) -> str:
    return " ".join(text.split())
