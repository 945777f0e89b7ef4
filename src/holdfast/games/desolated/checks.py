"""What the rules rely on in the content, whatever a pack has changed. Each check raises `ContentError`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from holdfast.engine.errors import ContentError
from holdfast.games.desolated.amounts import Vector
from holdfast.games.desolated.content import BonusData
from holdfast.games.desolated.pieces import NO_MATERIAL, SKULL, Storable, Talent, Technology

MAX_TOKENS_OF_A_MATERIAL = 100
"""Everything that a player could ever convert must fit into the lanes of the payment solver."""


def check_keys(cards: Iterable[Storable]) -> None:
    """Different cards have different keys, by which records name them; equal cards are one object."""
    keys = Counter(card.key for card in dict.fromkeys(cards))
    repeated = sorted(key for key, count in keys.items() if count > 1)
    if repeated:
        raise ContentError(f"desolated: two different cards have the same name: {', '.join(repeated)}")


def check_tokens(tokens: Vector) -> None:
    """The pool has at most `MAX_TOKENS_OF_A_MATERIAL` tokens of each material."""
    if max(tokens) > MAX_TOKENS_OF_A_MATERIAL:
        raise ContentError(f"materials.yaml: at most {MAX_TOKENS_OF_A_MATERIAL} tokens of a material")


def check_bonus(bonus: BonusData) -> None:
    """A Landmark's bonus counts one thing."""
    if (bonus.chain is None) == (bonus.stored is None):
        raise ContentError("landmarks.yaml: a bonus counts either a material in chains or stored cards")


def check_tracks(technology: Iterable[Technology]) -> None:
    """The skull is the last step of a track."""
    for card in technology:
        if card.track.count(SKULL) != 1 or card.track[-1] != SKULL:
            raise ContentError(f"expansions.yaml: {card.name}: a track ends with its only skull")


def check_talents(talents: Iterable[Talent]) -> None:
    """The top row of a Talent can never be covered, so that a row is always visible."""
    for talent in talents:
        materials = [material for _, material in talent.rows]
        if materials.count(NO_MATERIAL) != 1 or materials[-1] != NO_MATERIAL:
            raise ContentError(f"modules.yaml: {talent.name}: the top row, and only that, has no material")
