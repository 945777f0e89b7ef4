"""All that is in the box of The Pioneers Program, as it is drawn: cards, headquarters, survivors and projects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.box import Box
from holdfast.games.pioneers.pieces import DECKS, SIZES, Card, Headquarters, Project, Survivor
from holdfast.games.pioneers.verbs import KINDS
from holdfast.games.toolkit.catalogue import Shelf, item


class Face(NamedTuple):
    """A card, headquarters, survivor or project as it is drawn."""

    key: str
    name: str
    kind: str
    """A type of card, or `headquarters`, `survivor`, `project`."""
    note: str = ""
    """What stands beside its kind: the deck, the town size, the number."""
    makes: tuple[str, ...] = ()
    """An icon for each token that it makes in a round."""
    upkeep: tuple[str, ...] = ()
    """An icon for each token of its maintenance cost."""
    points: int = 0
    holds: int = 0
    """How many tokens it stores."""
    accepts: tuple[str, ...] = ()
    """The kinds of tokens that it stores."""
    marks: tuple[str, ...] = ()
    """Short figures: the difficulty of an attack by town size, a combat modifier, the value of a project."""
    text: str = ""

    @property
    def said(self) -> str:
        """All of it in one sentence, for screen readers."""
        parts = [f"makes {_counted(self.makes)}"] if self.makes else []
        parts += [f"needs {_counted(self.upkeep)}"] if self.upkeep else []
        parts += [f"{self.points} victory point"] if self.points else []
        parts += [f"{' / '.join(self.marks)}"] if self.marks else []
        return f"{self.name}, {self.kind}" + "".join(f"; {part}" for part in (*parts, self.text) if part)


def _counted(icons: Iterable[str]) -> str:
    return ", ".join(f"{n} {name}" for name, n in Counter(icons).items())


def accepted(card: Card) -> tuple[str, ...]:
    """The kinds of tokens that can be stored on a card."""
    return tuple(name for kind, name in enumerate(RESOURCES.kinds) if card.accepts & (1 << kind))


def card_face(card: Card) -> Face:
    marks: tuple[str, ...] = ()
    if any(card.difficulty):
        marks = tuple(str(n) for n in dict.fromkeys(card.difficulty))
    elif card.raid:
        marks = ("raid",) if not card.raid_bonus else ("raid", f"+{card.raid_bonus}")
    return Face(
        card.key, card.name, KINDS[card.kind], DECKS[card.deck],
        (*RESOURCES.icons(card.production), *["research"] * card.research), RESOURCES.icons(card.maintenance),
        card.points, card.capacity, accepted(card), marks, card.text,
    )  # fmt: skip


def hq_face(hq: Headquarters) -> Face:
    makes = RESOURCES.icons(hq.production)
    return Face(hq.key, hq.name, "headquarters", SIZES[hq.size], makes, points=hq.points, text=hq.text)


def survivor_face(survivor: Survivor) -> Face:
    marks = (f"+{survivor.combat}",) if survivor.combat else ()
    return Face(survivor.key, survivor.name, "survivor", str(survivor.number), marks=marks, text=survivor.text)


def project_face(project: Project) -> Face:
    return Face(project.key, project.name, "project", str(project.value), points=1, text=project.text)


def card_faces(box: Box) -> dict[str, Face]:
    """Every type of card as it is drawn."""
    return {card.key: card_face(card) for deck in box.decks for card in deck}


def catalogue(box: Box) -> list[Shelf]:
    """All that is in the box, shelf by shelf."""
    market, wastes = (
        tuple({"card": card_face(card), "count": n} for card, n in Counter(deck).items()) for deck in box.decks
    )
    return [
        Shelf("Market deck", f"{len(box.decks[0])} cards to buy: structures, items, personalities.", market, "cards"),
        Shelf("Wastes deck", f"{len(box.decks[1])} cards from the wasteland: attacks, events, finds.", wastes, "cards"),
        Shelf("Headquarters", "One for each size of a town; a large town chooses one of two.",
              tuple(_item(hq_face(hq)) for faces in box.headquarters for hq in faces)),
        Shelf("Survivors", "Deputies for a round: the highest number goes first, the modifier counts in every fight.",
              tuple(_item(survivor_face(survivor)) for survivor in box.survivors)),
        Shelf("Projects", "One victory point each for the first player with as many research tokens there as it needs.",
              tuple(_item(project_face(project)) for project in box.projects)),
    ]  # fmt: skip


def _item(face: Face) -> dict[str, object]:
    """A piece in a list of the catalogue."""
    note = {"survivor": f"{face.name} ({face.note})", "project": f"{face.name} ({face.note} research)"}
    text = " ".join(filter(None, (f"Combat {face.marks[0]}." if face.marks else "", face.text)))
    return item(face.makes or (face.kind,), note.get(face.kind, face.name), text)
