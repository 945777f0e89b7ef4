"""The ledger of a game's rules: every clause of its rulebook in our words, with an id that decisions and tests name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from holdfast.engine.content import Content, once, read_yaml
from holdfast.engine.errors import ContentError


class Clause(Content, frozen=True):
    """One rule: its section of the book, what it says, and the basis for that."""

    id: str
    section: str
    """The heading in the rulebook."""
    rule: str
    basis: str
    """`given` by the book, `recovered` from the named source, or `ruled` by us."""
    source: str = ""
    """The public source of a recovered rule."""
    why: str = ""
    """The reason for a ruling."""
    example: str = ""
    """The book's or ours; its first word says which."""
    untestable: str = ""
    """Why no test can prove it, if so."""


class Ledger(Content, frozen=True):
    """All clauses of one game, in the order of its book."""

    game: str
    title: str
    clauses: tuple[Clause, ...]
    players: dict[str, Any] = {}


class Coverage(NamedTuple):
    """How many clauses passing tests prove."""

    clauses: int
    proved: int
    """How many clauses a passing test names."""
    untestable: int
    """Not proved, and the ledger says why they cannot be."""
    missing: tuple[Clause, ...]


@once
def ledger(folder: Path) -> dict[str, Clause]:
    """The clauses of the game in this folder, by id; none if it has no ledger."""
    path = folder / "rules.yaml"
    if not path.is_file():
        return {}
    try:
        book = msgspec.convert(read_yaml(path), Ledger)
    except msgspec.ValidationError as error:
        raise ContentError(f"{path}: {error}") from error
    clauses = {clause.id: clause for clause in book.clauses}
    if len(clauses) != len(book.clauses):
        raise ContentError(f"{path}: two clauses have the same id")
    return clauses


def find(clauses: Mapping[str, Clause], word: str) -> list[Clause]:
    """The clauses that contain this word, or the clause with this id."""
    wanted = word.casefold()
    return [
        clause
        for clause in clauses.values()
        if wanted in f"{clause.id} {clause.section} {clause.rule} {clause.example}".casefold()
    ]


def coverage(clauses: Mapping[str, Clause], proved: Iterable[str]) -> Coverage:
    """Which clauses are proved, which cannot be, and which are missing."""
    done = set(proved)
    unknown = sorted(done - set(clauses))
    if unknown:
        raise ContentError(f"tests name clauses that the ledger does not have: {', '.join(unknown)}")
    open_ = [clause for clause in clauses.values() if clause.id not in done]
    missing = tuple(clause for clause in open_ if not clause.untestable)
    return Coverage(len(clauses), len(done), len(open_) - len(missing), missing)
