"""A table in memory: its rows from the store, and its game played up to the last action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from msgspec import structs

from holdfast.engine.errors import HoldfastError
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table
from holdfast.server.storage.rebuild import Chunk, GameSetup, chunk_times
from holdfast.server.storage.rows import PERSON, RESUMED, UNDO, Action, ChatLine, SeatRow, TableRow
from holdfast.server.storage.stopped import StoppedGame


class PendingDecision(NamedTuple):
    """A decision that a seat has to make, and the action after which it was asked."""

    decision: Decision[Any]
    since: int
    asked_at: float
    """The Unix time of that action."""


class BotTurn(NamedTuple):
    """A decision that a bot has to make: its seat, the bot, and the action after which it was asked."""

    seat: int
    bot: str
    since: int


@dataclass
class LoadedTable:
    """A table as the store has it, with its game."""

    row: TableRow
    seats: list[SeatRow]
    holders: dict[str, int]
    """The seats by the hashes of the tokens that hold them, in the order in which they came."""
    chat: tuple[ChatLine, ...]
    setup: GameSetup
    chunks: list[Chunk]
    table: Table[Any]
    seq: int
    """The number of the last action."""
    pending: dict[int, PendingDecision] = field(default_factory=dict)
    """The open decisions by seat. An answer given after `since` is not stale, even if others have answered since."""
    last_snapshot_seq: int = 0
    changed: str | None = None
    """What has changed since the table was set up, in one sentence."""
    stopped: StoppedGame | None = None
    """If it can only be shown, because the rules no longer follow its log: what is shown."""

    def __post_init__(self) -> None:
        self._update_pending(self.row.changed)

    def with_person(self, seat: int, name: str, token: str) -> LoadedTable:
        """The same table after somebody has claimed a seat; the story so far uses their name."""
        seats = [replace(row, kind=PERSON, name=name) if row.seat == seat else row for row in self.seats]
        setup = replace(self.setup, names=tuple(row.name for row in seats))
        table, holders = setup.play(self.chunks), {**self.holders, token: seat}
        pending = {
            decision.seat: self.pending[decision.seat]._replace(decision=decision) for decision in table.decisions
        }
        return replace(self, seats=seats, holders=holders, setup=setup, table=table, pending=pending)

    def date_decisions(self, actions: Sequence[Action]) -> None:
        """Find out when each open decision was asked: with several open ones it need not be the last action."""
        times = chunk_times(actions)
        known = len(self.chunks) - len(times)  # a resumed game begins with a chunk that has no action
        table, asked = self.setup.begin(self.chunks[0]), dict[int, tuple[Decision[Any], float]]()
        for number, chunk in enumerate(self.chunks):
            if number:
                table.play_back(chunk)
            at = times[max(0, number - known)] if times else self.row.changed
            before = asked
            asked = {
                decision.seat: found
                if (found := before.get(decision.seat)) is not None and found[0] is decision
                else (decision, at)
                for decision in table.decisions
            }
        undone = max((action.at for action in actions if action.kind == UNDO), default=0.0)
        self.pending = {
            seat: pending._replace(asked_at=max(asked[seat][1], undone)) for seat, pending in self.pending.items()
        }

    def record_action(self, seq: int, at: float) -> None:
        """Update row and open decisions after an action."""
        self.seq = seq
        self._update_pending(at)
        waiting, closed = tuple(self.pending), self.table.over
        self.row = structs.replace(self.row, waiting=waiting, closed=closed, changed=at)

    def apply(self, action: Action) -> bool:
        """Apply an action that another server has written; False if it does not follow from what is in memory."""
        if action.seq != self.seq + 1 or action.kind == RESUMED:
            return False
        try:
            if action.kind == UNDO:
                self.table.undo(action.seat)
                self.chunks.pop()
            else:
                self.table.play_back(action.entries)
                self.chunks.append(action.entries)
        except HoldfastError:
            return False
        self.record_action(action.seq, action.at)
        return True

    def without_last_action(self, pending: dict[int, PendingDecision], seq: int) -> LoadedTable:
        """The table before an action that was not stored, with the `pending` and `seq` of that time."""
        chunks = self.chunks[:-1]
        table = self.setup.play(chunks)
        restored = {decision.seat: pending[decision.seat]._replace(decision=decision) for decision in table.decisions}
        return replace(self, chunks=chunks, table=table, seq=seq, pending=restored)

    def _update_pending(self, at: float) -> None:
        before = self.pending
        self.pending = {
            decision.seat: known
            if (known := before.get(decision.seat)) is not None and known.decision is decision
            else PendingDecision(decision, self.seq, at)
            for decision in self.table.decisions
        }

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        return () if self.row.closed or self.stopped is not None else tuple(self.pending)

    def discussed(self, seat: int | None) -> PendingDecision | None:
        """In games where all seats see the same: another person's decision. Bots take no suggestions."""
        if not self.table.game.open_table or seat in self.waiting or not self.waiting:
            return None
        deciding = self.waiting[0]
        return None if self.seats[deciding].bot else self.pending[deciding]

    def bot_turn(self) -> BotTurn | None:
        """The first open decision of a seat that a bot plays."""
        for seat in self.waiting:
            if self.seats[seat].bot:
                return BotTurn(seat, self.seats[seat].bot, self.pending[seat].since)
        return None
