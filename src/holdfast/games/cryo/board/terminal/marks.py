"""Marks for factions and amounts. Colour is never the only sign: a shape or a word says the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.engine.game import View

SHAPES: Final = "●■▲◆"
FACTIONS: Final = {"blue": "bold #56b4e9", "orange": "bold #e69f00", "yellow": "bold #f0e442", "purple": "bold #cc79a7"}
SHORT: Final = {"crystal": "cry", "organic": "org", "tech": "tec", "nanite": "nan", "energy": "ene", "card": "card"}
TINTS: Final = {"cry": "magenta", "org": "green", "tec": "cyan", "nan": "red", "ene": "yellow"}


def mark(view: View, side: int) -> Text:
    """The shape of a faction, in its colour."""
    return Text(SHAPES[side], FACTIONS.get(view["players"][side]["color"], "bold"))


def who(view: View, names: Sequence[str], side: int) -> Text:
    """A faction by shape and name; the viewer's own is marked."""
    own = " (you)" if side == view["seat"] else ""
    return mark(view, side).append(f" {names[side]}{own}")


def counted(view: View, numbers: Sequence[int]) -> Text:
    """How many each faction has somewhere: ●2 ▲1, or a dash for none."""
    parts = [mark(view, side).append(str(number)) for side, number in enumerate(numbers) if number]
    return Text(" ").join(parts) if parts else Text("–", "dim")


def short(words: str) -> Text:
    """An amount or a tile in few letters: "crystal and organic" is cry+org, "1 crystal and 2 tech" 1 cry + 2 tec."""
    between = " {} " if words[:1].isdigit() else "{}"
    text = words.replace(" and ", between.format("+")).replace(" or ", between.format("/"))
    for word, letters in SHORT.items():
        text = text.replace(word, letters)
    return tinted(text)


def tinted(text: str) -> Text:
    """A text with the short names of materials in their colours."""
    made = Text(text)
    for letters, tint in TINTS.items():
        made.highlight_words([letters], tint)
    return made
