"""Sentences as HTML, with icons before the words that have one; and options grouped by their first words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import count
from typing import NamedTuple

from markupsafe import Markup, escape

from holdfast.engine.requests import Decision, Option


@cache
def icon(name: str) -> Markup:
    """An icon of the sprite sheet, hidden from screen readers."""
    return Markup('<svg class="icon i-{0}" aria-hidden="true"><use href="#i-{0}"/></svg>').format(name)


class Sentences:
    """Renders the sentences of a game: escaped, with an icon before every word that has one."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words
        self._found = re.compile(rf"\b({'|'.join(map(re.escape, words)) or '(?!)'})\b", re.IGNORECASE)
        self._cached = lru_cache(maxsize=4000)(self._render)

    def __call__(self, text: str) -> Markup:
        return self._cached(text)

    def _render(self, text: str) -> Markup:
        pieces, last = list[Markup](), 0
        for match in self._found.finditer(text):
            pieces += [escape(text[last : match.start()]), icon(self._words[match[0].lower()]), escape(match[0])]
            last = match.end()
        return Markup("").join([*pieces, escape(text[last:])])


class Choice(NamedTuple):
    """An option as a button: its number, and its label without the words in the heading of its group."""

    option: Option
    number: int
    """Counted from 1 over all groups; it is also the key on the keyboard."""
    text: str


class Group(NamedTuple):
    """Options that begin with the same words."""

    heading: str
    choices: tuple[Choice, ...]


def group_options(decision: Decision[object]) -> tuple[Group, ...]:
    """The options, grouped under the first words that they share, and numbered from top to bottom."""
    by_verb = dict[str, list[Option]]()
    for option in decision.options:
        by_verb.setdefault(_first_word(option.label), []).append(option)
    found = dict[str, list[tuple[Option, str]]]()
    for verb, options in by_verb.items():
        shared = _common_prefix([option.label for option in options]) if verb and len(options) > 1 else ""
        if len(options) < 3 and " " not in shared.strip():
            shared = ""  # two things with a name in common, not a verb
        found.setdefault(shared.strip(" :"), []).extend((option, option.label[len(shared) :]) for option in options)
    plain = found.pop("", [])
    number, groups = count(1), list[Group]()
    for heading, choices in [*found.items(), ("", plain)]:
        if choices:
            groups.append(Group(heading, tuple(Choice(option, next(number), text) for option, text in choices)))
    return tuple(groups)


def _first_word(label: str) -> str:
    """The first word of a label, by which options are grouped; numbers do not group."""
    first = label.split(" ", maxsplit=1)[0].rstrip(":,")
    return "" if first.isdigit() else first


def _common_prefix(labels: Sequence[str]) -> str:
    """The first words that all labels share, leaving each at least one word."""
    split = [label.split(" ") for label in labels]
    limit = min(map(len, split)) - 1
    count = 0
    while count < limit and all(words[count] == split[0][count] for words in split):
        count += 1
    return " ".join(split[0][:count]) + " " if count else ""
