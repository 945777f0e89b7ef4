"""What the rules rely on in the content, whatever a pack has changed. Each check raises `ContentError`."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.games.desolated.content import BonusData
from holdfast.games.desolated.pieces import NO_MATERIAL, SKULL, Storable, Talent, Technology
from holdfast.games.toolkit.amounts import Vector
from holdfast.games.toolkit.checks import need, need_different

MAX_TOKENS_OF_A_MATERIAL = 100
"""Everything that a player could ever convert must fit into the lanes of the payment solver."""


def check_keys(cards: Iterable[Storable]) -> None:
    """Different cards have different keys, by which records name them; equal cards are one object."""
    need_different("desolated", "name of a card", (card.key for card in dict.fromkeys(cards)))


def check_tokens(tokens: Vector) -> None:
    """The pool has at most `MAX_TOKENS_OF_A_MATERIAL` tokens of each material."""
    most = MAX_TOKENS_OF_A_MATERIAL
    need(max(tokens) <= most, f"materials.yaml: at most {most} tokens of a material")


def check_bonus(bonus: BonusData) -> None:
    """A Landmark's bonus counts one thing."""
    counts_one_thing = (bonus.chain is None) != (bonus.stored is None)
    need(counts_one_thing, "landmarks.yaml: a bonus counts either a material in chains or stored cards")


def check_tracks(technology: Iterable[Technology]) -> None:
    """The skull is the last step of a track."""
    for card in technology:
        ends_with_skull = card.track.count(SKULL) == 1 and card.track[-1] == SKULL
        need(ends_with_skull, f"expansions.yaml: {card.name}: a track ends with its only skull")


def check_talents(talents: Iterable[Talent]) -> None:
    """The top row of a Talent can never be covered, so that a row is always visible."""
    for talent in talents:
        materials = [material for _, material in talent.rows]
        only_top = materials.count(NO_MATERIAL) == 1 and materials[-1] == NO_MATERIAL
        need(only_top, f"modules.yaml: {talent.name}: the top row, and only that, has no material")
