"""What a game tells designers about its content files: the verbs and predicates that they may use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class Parameter(NamedTuple):
    """A parameter of a verb: its name, what may stand there, and its default in YAML ("" if it is required)."""

    name: str
    type: str
    default: str


class Entry(NamedTuple):
    """A verb or predicate as designers look it up."""

    word: str
    about: str
    parameters: tuple[Parameter, ...]


class Vocabulary(Protocol):
    """A closed list of verbs, or of predicates."""

    @property
    def kind(self) -> str: ...

    def entries(self) -> Iterable[Entry]: ...
