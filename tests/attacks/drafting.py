"""The moment in the draft of The Pioneers Program at which a pick asks its player something."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.tables.service import TableService
from holdfast.server.tables.table_view import TableView

TOKENS = tuple(f"the long random token of player {seat}" for seat in range(3))
ASKED_BY_A_PICK = ("PIO-012", "PIO-050")
"""Too many tokens: discard which? Place research where?"""
GAMES = 60


async def drafts(service: TableService) -> AsyncIterator[tuple[str, str, TableView]]:
    """Tables at which somebody has such a question in the draft: the table, their token, what they see."""
    seats = (SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("open"))
    for number in range(GAMES):
        choice = random.Random(number)
        table = (await service.new_tables.create(TablePlan("pioneers", seats, pace=0), TOKENS[0])).table
        for seat in (1, 2):
            await service.seats.claim(table, seat, f"Guest {seat}", TOKENS[seat])
        for _ in range(30):
            token = TOKENS[(await service.view(table)).waiting[0]]
            seen = await service.view(table, token)
            assert seen.decision is not None
            if seen.view["phase"] not in ("setup", "draft"):
                break
            if seen.decision.rule in ASKED_BY_A_PICK:
                yield table, token, seen
                seen = await service.view(table, token)
            keys = [option.key for option in seen.decision.options] if seen.decision else []
            if keys:
                likely = [key for key in keys if key.startswith("play")] or keys
                await service.choose(table, token, choice.choice(likely), seen.seq)
