"""How The Pioneers Program is measured: what stands in towns, what was played from hand, projects and survivors."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.study import Entry, Study, Use, seatings
from holdfast.games.pioneers.rules.playing_cards import PlayCard
from holdfast.games.pioneers.rules.reactions import React
from holdfast.games.pioneers.state import Pioneers
from holdfast.games.pioneers.verbs import KINDS


def entries(game: Pioneers) -> Iterator[Entry]:
    box = game.box
    for card in dict.fromkeys(card for deck in box.decks for card in deck):
        yield Entry(KINDS[card.kind], card.key, card.name)
    for project in box.projects:
        yield Entry("project", project.key, project.name)
    for survivor in box.survivors:
        yield Entry("survivor", survivor.key, survivor.name)
    for faces in box.headquarters:
        for hq in faces:
            yield Entry("headquarters", hq.key, hq.name)


def held(game: Pioneers, side: int) -> Iterator[Use]:
    """The town, the completed projects and the survivor."""
    player = game.players[side]
    yield "headquarters", player.hq.key
    for card in player.structures:
        yield "structure", card.key
    for card in player.row:
        yield KINDS[card.kind], card.key
    for project in player.projects:
        yield "project", project.key
    if player.survivor is not None:
        yield "survivor", player.survivor.key


def answered(rule: str, value: object) -> Use | None:
    """Cards that are played and discarded at once: events, attacks, and those with a time of their own."""
    card = value.card if isinstance(value, PlayCard | React) else None
    return None if card is None else (KINDS[card.kind], card.key)


def ended(game: Pioneers) -> str:
    """Four points, or the last round. [PIO-174, PIO-179]"""
    return "four victory points" if any(player.four for player in game.players) else "the last round is over"


STUDY = Study(
    entries,
    held,
    ended,
    seatings(3, 4, 5, 6),
    answered,
)
