"""Tables at the start of a game, with chance written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holdfast import Table
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.state import SETUP, Frostpunk


def opening(
    seats: int = 2,
    *,
    scenario: str = "crater",
    level: str = "normal",
    answers: Mapping[str, str] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
) -> Table[Frostpunk]:
    """A table after set-up; `answers` says what is chosen at a prompt that begins so, else the first option."""
    options = {"scenario": scenario, "level": level}
    table: Table[Frostpunk] = Table(GAME, seats=seats, options=options, chance=chance, seed=1)
    while table.state.phase == SETUP:
        wanted = [key for start, key in (answers or {}).items() if table.decision.prompt.startswith(start)]
        table.choose(wanted[0] if wanted else 0)
    return table
