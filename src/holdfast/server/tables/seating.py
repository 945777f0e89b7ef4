"""Seats: claimed, taken over by private links, shared between devices, played by bots for absent people."""

from __future__ import annotations

import hmac
import secrets

from holdfast import bots
from holdfast.server.config import Config
from holdfast.server.errors import InvalidInput, NoSuchSeat, SeatTaken
from holdfast.server.storage.rows import BOT, OPEN, ChatLine, SeatRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.conditions import duration, has_answered
from holdfast.server.tables.input_cleaning import clean_name
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.permissions import Right, check_seat, require, require_own
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.session import TableSession
from holdfast.server.tables.setup import bot_title, unique_name
from holdfast.server.tables.viewers import first_holder, hash_secret, held_seat
from holdfast.server.work.kinds import LOAD


def notice(text: str) -> ChatLine:
    """A line of chat that the table writes itself, about what happened to a seat."""
    return ChatLine(None, "", text, now())


class Seating:
    """Who holds which seat. Tokens are secret; only their hashes are stored."""

    def __init__(self, store: Store, registry: TableRegistry, config: Config) -> None:
        self._store = store
        self._registry = registry

    async def held(self, table_id: str, token: str | None) -> int | None:
        """The seat that a token holds at a table, if any."""
        async with self._registry.acquire(table_id) as (_, loaded):
            return held_seat(loaded, token)

    # Sitting down ------------------------------------------------------------------------------------------------

    async def claim(self, table_id: str, seat: int | None, name: str, token: str) -> int:
        """Claim an open seat (any if None). A token that holds a seat already keeps it."""
        name = clean_name(name)
        async with self._registry.acquire(table_id) as (session, loaded):
            if seat is not None:
                check_seat(loaded, seat)
            held = require(Right.CLAIM, loaded, token, seat=seat).seat
            if held is not None:
                return held
            for row in loaded.seats:
                if row.kind == OPEN and seat in (None, row.seat):
                    unique = unique_name(name, [other.name for other in loaded.seats])
                    self._registry.drop(session, "people")
                    if await self._store.claim_seat(table_id, row.seat, unique, hash_secret(token)):
                        claimed = await self._registry.work.loading.run(
                            LOAD, table_id, loaded.with_person, row.seat, unique, hash_secret(token)
                        )
                        self._registry.replace(session, claimed)
                        return row.seat
        raise SeatTaken("all seats are taken; you can watch" if seat is None else f"seat {seat} is taken")

    async def claim_by_link(self, table_id: str, secret: str, token: str) -> int:
        """Hold the seat of a private link; tokens that held it before keep it."""
        async with self._registry.acquire(table_id) as (session, loaded):
            link = hash_secret(secret)
            seat = next((row.seat for row in loaded.seats if hmac.compare_digest(row.link or "", link)), None)
            if seat is None:
                raise NoSuchSeat("this private link is not good any more; ask for a new one")
            # following a link must not cost anybody their seat
            if require(Right.TAKE, loaded, token, seat=seat).seat is None:
                shared = first_holder(loaded, seat) is not None
                line = notice(f"Another browser now holds the seat of {loaded.seats[seat].name}, by its private link.")
                await self._store.add_holder(table_id, seat, hash_secret(token), line if shared else None)
                self._registry.drop(session, "people")
            return seat

    # Links -------------------------------------------------------------------------------------------------------

    async def create_link(self, table_id: str, token: str) -> str:
        """A new secret for the private link to one's own seat; the previous link ends."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat, secret = require_own(Right.LINK, loaded, token), secrets.token_urlsafe(18)
            await self._store.change_seat(table_id, seat, link=hash_secret(secret))
            self._registry.drop(session, "people")
            return secret

    async def create_invitation(self, table_id: str, token: str, seat: int) -> str:
        """For the host: a new secret for another seat; the previous link ends.

        A holder of a seat that has not answered yet loses it. Later both play the seat.
        """
        async with self._registry.acquire(table_id) as (session, loaded):
            check_seat(loaded, seat)
            self._require(Right.INVITE, session, loaded, token, seat)
            secret, keep = secrets.token_urlsafe(18), has_answered(loaded, seat)
            line = notice(f"{self._host(loaded)} made a new link to the seat of {loaded.seats[seat].name}.")
            shown = line if first_holder(loaded, seat) is not None else None
            await self._store.invite(table_id, seat, hash_secret(secret), shown, keep_holders=keep)
            self._registry.drop(session, "people")
            return secret

    async def end_link(self, table_id: str, token: str, seat: int | None = None) -> None:
        """End the link to a seat (one's own if None), and let only the token that held it first hold it."""
        async with self._registry.acquire(table_id) as (session, loaded):
            if seat is None:
                seat = require_own(Right.END_LINK, loaded, token)
            check_seat(loaded, seat)
            self._require(Right.END_LINK, session, loaded, token, seat)
            name = loaded.seats[seat].name
            line = notice(f"Only the browser that held the seat of {name} first holds it now; its link has ended.")
            await self._store.end_link(table_id, seat, first_holder(loaded, seat), line)
            self._registry.drop(session, "people")

    # Bots --------------------------------------------------------------------------------------------------------

    async def set_stand_in(self, table_id: str, token: str, seat: int, bot: str | None) -> None:
        """Let a bot play a person's seat, or an open one for good. None gives a person's seat back."""
        if bot is not None:
            bots.public_bot_name(bot)
        async with self._registry.acquire(table_id) as (session, loaded):
            check_seat(loaded, seat)
            row = loaded.seats[seat]
            if row.kind == BOT:
                raise InvalidInput(f"{row.name} is a bot already")
            if bot is None:
                self._require(Right.TAKE_BACK, session, loaded, token, seat)
                await self.end_stand_in(session, loaded, seat)
            elif row.kind == OPEN:
                self._require(Right.FILL, session, loaded, token, seat)
                name = unique_name(bot_title(bot), [other.name for other in loaded.seats])
                line = notice(f"{self._host(loaded)} gave {row.name} to a bot ({bot_title(bot)}).")
                await self._store.change_seat(table_id, seat, line, kind=BOT, bot=bot, name=name)
                self._registry.drop(session, "people")
            else:
                self._require(Right.STAND_IN, session, loaded, token, seat)
                line = notice(stand_in_text(loaded, row, bot, held_seat(loaded, token)))
                await self._store.change_seat(table_id, seat, line, bot=bot)
                self._registry.drop(session, "people")
        await self._registry.reload(table_id)

    async def end_stand_in(self, session: TableSession, loaded: LoadedTable, seat: int) -> None:
        """Give a person's seat back to them. What a bot is computing for it is ignored."""
        if loaded.seats[seat].bot:
            line = notice(f"{loaded.seats[seat].name} is back, and plays instead of the bot.")
            await self._store.change_seat(session.table_id, seat, line, bot="")
            self._registry.drop(session, "people")

    def _require(self, right: Right, session: TableSession, loaded: LoadedTable, token: str, seat: int) -> None:
        require(right, loaded, token, seat=seat, present=session.presence.seats)

    def _host(self, loaded: LoadedTable) -> str:
        return loaded.seats[next(iter(loaded.holders.values()))].name


def stand_in_text(loaded: LoadedTable, row: SeatRow, bot: str, asker: int | None) -> str:
    """What the table says when a bot begins to play for a person: at whose wish, and why."""
    begun = f"A bot ({bot_title(bot)}) plays for {row.name}"
    if asker is None or asker == row.seat:
        return f"{begun}, as {row.name} wished."
    asked = loaded.seats[asker].name
    if row.seat not in loaded.holders.values():
        return f"{begun}, who has not come yet, as {asked} wished."
    return f"{begun}, who has not answered for {duration(loaded.row.deadline_s or 0)}, as {asked} wished."
