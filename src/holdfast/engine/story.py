"""The story of a game: one line per event, for log, browser, terminal and screen reader.

A line is a template with its words, so that it can be translated and drawn with icons. A secret line names the seat
that may read it. A fork has no story, so `say` costs almost nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from holdfast.engine.requests import Seated, face_of


class Line(NamedTuple):
    """One event: the text for seat `to` (for everybody if None), and the text for the others (nothing if None)."""

    entry: int
    template: str
    words: dict[str, str]
    to: int | None = None
    others: str | None = None

    def for_seat(self, seat: int | None) -> str | None:
        """The line as a seat reads it (None: a spectator), or None if it is not for them."""
        template = self.template if self.to is None or self.to == seat else self.others
        return None if template is None else template.format(**self.words)


class StoryCursor:
    """The texts of one reader so far, so that only new lines must be formatted."""

    __slots__ = ("_count", "_last", "texts")

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._count = 0
        self._last: Line | None = None

    def is_valid(self, lines: Sequence[Line]) -> bool:
        """Whether the lines read so far are still the first lines of the story."""
        return not self._count or (self._count <= len(lines) and lines[self._count - 1] is self._last)

    def advance(self, lines: Sequence[Line], seat: int | None) -> None:
        """Add the texts of the new lines."""
        self.texts += [text for line in lines[self._count :] if (text := line.for_seat(seat)) is not None]
        self._count, self._last = len(lines), lines[-1] if lines else None


class Story:
    """The lines so far at one table. `names` are those of all sides, a solo rival's last."""

    __slots__ = ("_cursors", "_listeners", "entry", "lines", "names")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.lines: list[Line] = []
        self.entry = 0
        self._listeners: list[Callable[[Line], None]] = []
        self._cursors: dict[int | None, StoryCursor] = {}

    def tell(self, template: str, words: dict[str, object], to: int | None, others: str | None) -> None:
        line = Line(self.entry, template, {key: self._word(word) for key, word in words.items()}, to, others)
        self.lines.append(line)
        for listener in self._listeners:
            listener(line)

    def subscribe(self, listener: Callable[[Line], None]) -> Callable[[], None]:
        """Call `listener` with every line from now on; the returned function unsubscribes."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def for_seat(self, seat: int | None) -> list[str]:
        """All lines as this seat reads them; None reads what everybody may."""
        cursor = self._cursors.get(seat)
        if cursor is None or not cursor.is_valid(self.lines):
            cursor = self._cursors[seat] = StoryCursor()
        cursor.advance(self.lines, seat)
        return cursor.texts.copy()

    def _word(self, word: object) -> str:
        side = getattr(word, "side", getattr(word, "seat", None))
        if isinstance(side, int):
            return self.names[side]
        return face_of(word).label


class HasStory(Protocol):
    """A state with the story of its table; None in a fork."""

    story: Story | None


def say(game: HasStory, template: str, *, to: Seated | None = None, others: str | None = None, **words: object) -> None:
    """Tell an event: `say(game, "{player} settles {crew} in {cavern}", player=player, crew=2, cavern=cavern)`."""
    if game.story is not None:
        game.story.tell(template, words, None if to is None else to.seat, others)
