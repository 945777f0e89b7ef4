"""Food and Resources: amounts of them as vectors, and in words."""

from __future__ import annotations

from typing import Final

from holdfast.games.frostpunk.pieces import RESOURCES
from holdfast.games.frostpunk.verbs.requirements import ResourceName
from holdfast.games.toolkit.amounts import Resources

AMOUNTS: Final = Resources[ResourceName](
    RESOURCES,
    words={"food": "Food", "wood": "Wood", "coal": "Coal", "steel": "Steel", "core": "Steam Core"},
    plurals={"core": "Steam Cores"},
)


def worded(number: int, resource: int) -> str:
    """`3 Wood`, `2 Steam Cores`."""
    return f"{number} {(AMOUNTS.singulars if number == 1 else AMOUNTS.plurals)[resource]}"
