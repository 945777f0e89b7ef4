"""The base of the pieces in a box: content that players choose, see and read about.

    class Room(NamedPiece, frozen=True):
        place_word: ClassVar[str] = "room"
        id: str
        name: str

Records name a piece by its key, so the key of a published piece never changes.
"""

from __future__ import annotations

from typing import ClassVar

from holdfast.engine.content import Content
from holdfast.engine.requests import Face


class Piece(Content, frozen=True):
    """A piece with a `key`: a field, or a property made from other fields."""

    place_word: ClassVar[str] = ""
    """The first word of the piece's place on the board, such as "room" in "room kitchen"; the key follows it."""

    @property
    def key(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} needs a key")

    @property
    def label(self) -> str:
        """What people call the piece."""
        return self.key.capitalize()

    @property
    def places(self) -> tuple[str, ...]:
        """Where on the board the piece is."""
        return (f"{self.place_word} {self.key}",) if self.place_word else ()

    def face(self) -> Face:
        """How the piece is offered as an option."""
        return Face(self.key, self.label, self.places)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class NamedPiece(Piece, frozen=True):
    """A piece with a `name`, which in lower case is its key."""

    @property
    def name(self) -> str:
        raise NotImplementedError(f"{type(self).__name__} needs a name")

    @property
    def key(self) -> str:
        return self.name.lower()

    @property
    def label(self) -> str:
        return self.name


class IndexedPiece(Piece, frozen=True):
    """A piece of a list in the box; the state refers to it by its index, options and records by its key."""

    index: int
    """Its position in that list."""
    key: str
