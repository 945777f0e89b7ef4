"""New tables: from a plan, from a moment of a finished game, or from a record."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from pathlib import Path

from holdfast import bots
from holdfast.engine.errors import HoldfastError
from holdfast.games import game as game_of
from holdfast.server.cluster.ipc import Place
from holdfast.server.errors import BadPlan
from holdfast.server.storage.rebuild import Chunk, Setup
from holdfast.server.storage.rows import BEGIN, CHOOSE, Action, SeatRow, TableRow
from holdfast.server.storage.store import now
from holdfast.server.tables.models import BOT, OPEN, PERSON, Plan, SeatPlan, clean_name

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID = re.compile(r"[a-z0-9]{1,16}")
SLOWEST = 10.0


def new_id(place: Place | None = None) -> str:
    """Long enough that nobody finds a table by trying; of several processes, one that plays it sets it up."""
    while True:
        found = "".join(secrets.choice(LETTERS) for _ in range(12))
        if place is None or place.plays(found):
            return found


def can_be_id(text: str) -> bool:
    """Whether a table could be called so. What could not is never asked of a database, nor made the name of a file."""
    return ID.fullmatch(text) is not None


def new_seed() -> int:
    return secrets.randbits(63)


def level_of(bot: str) -> str:
    """A bot's name as people know it."""
    return bot if bot in bots.LEVELS else bot.capitalize()


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be, before anything is kept of it."""
    game_of(plan.game).check(len(plan.seats), plan.options)
    if not 0 <= plan.pace <= SLOWEST:
        raise BadPlan(f"the pace of bots must be between 0 and {SLOWEST:.0f} seconds a move")
    if plan.seed is not None and not 0 <= plan.seed < 1 << 64:
        raise BadPlan("a seed must be a number from 0 to 18446744073709551615")
    for seat in plan.seats:
        if seat.kind not in (PERSON, BOT, OPEN):
            raise BadPlan(f"a seat is for a person, a bot, or open; not {seat.kind!r}")
        if seat.kind == BOT:
            bots.public_bot_name(seat.bot)


def names_for(seats: Sequence[SeatPlan]) -> list[str]:
    """A name for each seat, all different."""
    names = list[str]()
    for number, seat in enumerate(seats, 1):
        names.append(unlike(_name(seat, number), names))
    return names


def _name(seat: SeatPlan, number: int) -> str:
    if seat.name.strip():
        return clean_name(seat.name)
    return (
        level_of(seat.bot) if seat.kind == BOT else f"Open seat {number}" if seat.kind == OPEN else f"Player {number}"
    )


def unlike(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it if somebody has it already."""
    wanted, number = name, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name


def table_row(
    setup: Setup, plan: Plan, waiting: tuple[int, ...] = (), *, closed: bool, place: Place | None = None
) -> TableRow:
    at, pack = now(), setup.pack.name if setup.pack else None
    version = setup.manifest.version
    return TableRow(
        new_id(place),
        setup.game,
        setup.options,
        setup.seed,
        pack,
        plan.public,
        plan.pace,
        closed,
        waiting,
        at,
        at,
        version,
    )


def actions_of(chunks: Sequence[Chunk]) -> list[Action]:
    """The chunks of a game as the first actions of a new table."""
    at = now()
    later = [
        Action(seq, int(chunk[0].who), CHOOSE, chunk[0].key, tuple(chunk), at)
        for seq, chunk in enumerate(chunks[1:], 1)
    ]
    return [Action(0, None, BEGIN, "", tuple(chunks[0]), at), *later]


def pack_for(row: TableRow, pack: Path | None) -> Path | None:
    """The pack that a table was set up with, which must still be there."""
    if row.pack is None:
        return None
    if pack is None or pack.name != row.pack:
        raise HoldfastError(f"this table was set up with the pack {row.pack!r}; start the server with it to go on")
    return pack


def seat_rows(plan: Plan, names: Sequence[str]) -> list[SeatRow]:
    return [
        SeatRow(seat, one.kind, name, one.bot if one.kind == BOT else "")
        for seat, (one, name) in enumerate(zip(plan.seats, names, strict=True))
    ]
