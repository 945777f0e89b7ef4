"""The story of a game: one line an event, told beside the effect, once, for log, browser, terminal and screen reader.

A line is a template with its words, so that it can be translated and drawn with icons. What is secret says to whom it
may be told. In a fork there is no story, and telling costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from holdfast.engine.requests import Seated, face_of


class Line(NamedTuple):
    """One event: what is told to `to` (everybody if None), and what the others hear instead (nothing if None)."""

    entry: int
    template: str
    words: dict[str, str]
    to: int | None = None
    others: str | None = None

    def for_seat(self, seat: int | None) -> str | None:
        """The line as a seat reads it (None: a spectator), or None if it is not for them."""
        told = self.template if self.to is None or self.to == seat else self.others
        return None if told is None else told.format(**self.words)


class Reading:
    """How far one reader has come in a story: only what was told since must be put into words."""

    __slots__ = ("_count", "_last", "texts")

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._count = 0
        self._last: Line | None = None

    def fits(self, lines: Sequence[Line]) -> bool:
        """Whether nothing of what was read has been taken back, or put before it."""
        return not self._count or (self._count <= len(lines) and lines[self._count - 1] is self._last)

    def read_on(self, lines: Sequence[Line], seat: int | None) -> None:
        self.texts += [text for line in lines[self._count :] if (text := line.for_seat(seat)) is not None]
        self._count, self._last = len(lines), lines[-1] if lines else None


class Story:
    """The lines told so far at one table. `names` are those of all sides, a solo rival's last."""

    __slots__ = ("_hearers", "_readings", "entry", "lines", "names")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.lines: list[Line] = []
        self.entry = 0
        self._hearers: list[Callable[[Line], None]] = []
        self._readings: dict[int | None, Reading] = {}

    def tell(self, template: str, words: dict[str, object], to: int | None, others: str | None) -> None:
        line = Line(self.entry, template, {key: self._word(word) for key, word in words.items()}, to, others)
        self.lines.append(line)
        for hear in self._hearers:
            hear(line)

    def subscribe(self, hear: Callable[[Line], None]) -> Callable[[], None]:
        """Call `hear` with every line from now on; the returned function ends it."""
        self._hearers.append(hear)
        return lambda: self._hearers.remove(hear)

    def for_seat(self, seat: int | None) -> list[str]:
        """All lines as this seat reads them; None reads what everybody may."""
        reading = self._readings.get(seat)
        if reading is None or not reading.fits(self.lines):
            reading = self._readings[seat] = Reading()
        reading.read_on(self.lines, seat)
        return reading.texts.copy()

    def _word(self, word: object) -> str:
        side = getattr(word, "side", getattr(word, "seat", None))
        if isinstance(side, int):
            return self.names[side]
        return face_of(word).label


class Told(Protocol):
    """A state that carries the story of its table, or none in a fork."""

    story: Story | None


def say(game: Told, template: str, *, to: Seated | None = None, others: str | None = None, **words: object) -> None:
    """Tell an event: `say(game, "{player} settles {crew} in {cavern}", player=player, crew=2, cavern=cavern)`."""
    if game.story is not None:
        game.story.tell(template, words, None if to is None else to.seat, others)
