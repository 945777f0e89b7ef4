"""Checks the plan of a new table, and makes its rows: id, seed, names, seats, first actions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from holdfast import bots
from holdfast.engine.digest import content_digest
from holdfast.games import game as game_of
from holdfast.server.config import WorkerSlot
from holdfast.server.errors import InvalidInput
from holdfast.server.storage.rebuild import Chunk, GameSetup
from holdfast.server.storage.rows import BEGIN, BOT, CHOOSE, OPEN, PERSON, Action, SeatRow, TableRow
from holdfast.server.storage.store import now
from holdfast.server.tables.input_cleaning import clean_name
from holdfast.server.tables.models import SeatPlan, TablePlan

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
"""Long enough that nobody finds a table by guessing."""
MAX_PACE_S = 10.0
MIN_DEADLINE_S, MAX_DEADLINE_S = 60.0, 30 * 86400.0


def new_table_id(slot: WorkerSlot | None = None) -> str:
    """A random table id; with several worker processes one that this process plays."""
    while True:
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        if slot is None or slot.owns(table_id):
            return table_id


def new_seed() -> int:
    return secrets.randbits(63)


def bot_title(bot: str) -> str:
    """A bot's name for people."""
    return bot if bot in bots.LEVELS else bot.capitalize()


def check_plan(plan: TablePlan) -> None:
    """Raise if a table cannot be set up like this."""
    game_of(plan.game).check(len(plan.seats), plan.options)
    if not 0 <= plan.pace <= MAX_PACE_S:
        raise InvalidInput(f"the pace of bots must be between 0 and {MAX_PACE_S:.0f} seconds a move")
    if plan.deadline_s is not None and not MIN_DEADLINE_S <= plan.deadline_s <= MAX_DEADLINE_S:
        raise InvalidInput(f"a deadline must be between {MIN_DEADLINE_S:.0f} and {MAX_DEADLINE_S:.0f} seconds")
    if plan.seed is not None and not 0 <= plan.seed < 1 << 64:
        raise InvalidInput("a seed must be a number from 0 to 18446744073709551615")
    for seat in plan.seats:
        if seat.kind not in (PERSON, BOT, OPEN):
            raise InvalidInput(f"a seat is for a person, a bot, or open; not {seat.kind!r}")
        if seat.kind == BOT:
            bots.public_bot_name(seat.bot)


def check_chosen_seed(plan: TablePlan) -> None:
    """Raise if somebody who chose the seed, and so knows all that chance will do, could play against others."""
    if plan.seed is not None and sum(seat.kind in (PERSON, OPEN) for seat in plan.seats) > 1:
        raise InvalidInput(
            "a seed can be chosen only for a game that one person plays, alone or with bots: leave it out, "
            "or give the other seats to bots"
        )


def names_for(seats: Sequence[SeatPlan]) -> list[str]:
    """A unique name for each seat."""
    names = list[str]()
    for number, seat in enumerate(seats, 1):
        names.append(unique_name(_wanted_name(seat, number), names))
    return names


def _wanted_name(seat: SeatPlan, number: int) -> str:
    if seat.name.strip():
        return clean_name(seat.name)
    if seat.kind == BOT:
        return bot_title(seat.bot)
    return f"Open seat {number}" if seat.kind == OPEN else f"Player {number}"


def unique_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number after it if somebody has it already."""
    wanted, number = name, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name


def table_row(
    setup: GameSetup, plan: TablePlan, waiting: tuple[int, ...] = (), *, closed: bool, slot: WorkerSlot | None = None
) -> TableRow:
    created = now()
    return TableRow(
        id=new_table_id(slot),
        game=setup.game,
        options=setup.options,
        seed=setup.seed,
        pack=setup.pack.name if setup.pack else None,
        public=plan.public,
        pace=plan.pace,
        closed=closed,
        waiting=waiting,
        created=created,
        changed=created,
        version=setup.manifest.version,
        deadline_s=plan.deadline_s,
        content=content_digest(setup.manifest, setup.pack),
        chosen_seed=plan.seed is not None,
    )


def seat_rows(plan: TablePlan, names: Sequence[str]) -> list[SeatRow]:
    return [
        SeatRow(number, seat.kind, name, seat.bot if seat.kind == BOT else "")
        for number, (seat, name) in enumerate(zip(plan.seats, names, strict=True))
    ]


def actions_from_chunks(chunks: Sequence[Chunk]) -> list[Action]:
    """The chunks of a game as the first actions of a new table."""
    at = now()
    answers = [
        Action(seq, int(chunk[0].who), CHOOSE, chunk[0].key, tuple(chunk), at)
        for seq, chunk in enumerate(chunks[1:], 1)
    ]
    return [Action(0, None, BEGIN, "", tuple(chunks[0]), at), *answers]


def setup_of(row: TableRow, names: tuple[str, ...], pack: Path | None) -> GameSetup:
    """The set-up of a stored table. Chance comes from the server's secret, unless one person chose the seed openly.

    At a running table from before that was stored, its creator may know the seed: it goes on with a new one.
    """
    seed = new_seed() if row.chosen_seed is None and not row.closed else row.seed
    return GameSetup(row.game, names, row.options, seed, pack, secret=not row.chosen_seed)


def pack_for(row: TableRow, pack: Path | None) -> Path | None:
    """The server's pack if the table was set up with it; else None."""
    return pack if pack is not None and pack.name == row.pack else None
