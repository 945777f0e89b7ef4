"""The tables of the server: set up, sat down at, played, watched and replayed. Pages, API and bots all go through here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Literal

from holdfast.engine.record import Record
from holdfast.server.plan import Created, Hint, Moment, Notice, Plan, Summary
from holdfast.server.seen import Seen

Through = int | Literal["all"] | None
"""Through whose eyes a finished game is seen: a seat's, everybody's at once, or a spectator's."""


class Service:
    """One for the app, at `request.app.state.service`. Tokens are the browsers' secret values; only hashes are kept."""

    async def create(self, plan: Plan, token: str) -> Created:
        """Set a table up; whoever does so sits on the first seat planned for a person."""
        raise NotImplementedError

    async def claim(self, table: str, seat: int | None, name: str, token: str) -> int:
        """Sit down on an open seat (any if None); whoever sits already keeps their seat."""
        raise NotImplementedError

    async def take(self, table: str, secret: str, token: str) -> int:
        """Sit where a private link leads; browsers that held the seat before keep it."""
        raise NotImplementedError

    async def link(self, table: str, token: str, seat: int | None = None) -> str:
        """A new secret for the private link to one's own seat; links given out before end."""
        raise NotImplementedError

    async def seat_of(self, table: str, token: str | None) -> int | None:
        raise NotImplementedError

    async def seen(self, table: str, token: str | None = None, at: int | None = None, through: Through = None) -> Seen:
        """The table as this token's seat or a spectator sees it; with `at`, a finished game after so many entries."""
        raise NotImplementedError

    async def choose(self, table: str, token: str, key: str, seq: int) -> None:
        raise NotImplementedError

    async def undo(self, table: str, token: str, seq: int | None = None) -> None:
        raise NotImplementedError

    async def preview(self, table: str, token: str, key: str) -> dict[str, int] | None:
        raise NotImplementedError

    async def hint(self, table: str, token: str) -> list[Hint]:
        raise NotImplementedError

    async def say(self, table: str, token: str, text: str) -> None:
        raise NotImplementedError

    async def stand_in(self, table: str, token: str, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat while they are away (None gives it back)."""
        raise NotImplementedError

    async def record(self, table: str, token: str | None) -> Record:
        raise NotImplementedError

    async def upload(self, text: str) -> str:
        raise NotImplementedError

    async def continue_from(self, table: str, at: int, seat: int, token: str, name: str = "") -> Created:
        raise NotImplementedError

    async def mine(self, token: str) -> list[Summary]:
        raise NotImplementedError

    async def public_tables(self) -> list[Summary]:
        raise NotImplementedError

    async def history(self, table: str) -> list[Moment]:
        raise NotImplementedError

    def listen(self, table: str, token: str | None = None) -> AbstractAsyncContextManager[AsyncIterator[Notice]]:
        """Hear of every change while the block lasts; a seat is shown as connected meanwhile."""
        raise NotImplementedError
