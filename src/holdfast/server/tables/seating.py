"""Seats: claimed, taken over by private links, shared between devices, played by bots for absent people."""

from __future__ import annotations

import asyncio
import hmac
import secrets

from holdfast import bots
from holdfast.server.config import Config
from holdfast.server.errors import InvalidInput, NoSuchSeat, NotYourSeat, SeatTaken
from holdfast.server.storage.rows import BOT, OPEN, PERSON
from holdfast.server.storage.store import Store
from holdfast.server.tables.input_cleaning import clean_name
from holdfast.server.tables.permissions import (
    check_playing,
    check_seat,
    creator_seat,
    hash_secret,
    held_seat,
    require_seat,
)
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.setup import bot_title, unique_name


class Seating:
    """Who holds which seat. Tokens are secret; only their hashes are stored."""

    def __init__(self, store: Store, registry: TableRegistry, config: Config) -> None:
        self._store = store
        self._registry = registry
        self._expire_days = config.expire_days

    async def held(self, table_id: str, token: str | None) -> int | None:
        """The seat that a token holds at a table, if any."""
        async with self._registry.acquire(table_id) as (_, loaded):
            return held_seat(loaded, token)

    async def claim(self, table_id: str, seat: int | None, name: str, token: str) -> int:
        """Claim an open seat (any if None). A token that holds a seat already keeps it."""
        name = clean_name(name)
        async with self._registry.acquire(table_id) as (session, loaded):
            held = held_seat(loaded, token)
            if held is not None:
                return held
            check_playing(loaded, self._expire_days)
            if seat is not None:
                check_seat(loaded, seat)
            for row in loaded.seats:
                if row.kind == OPEN and seat in (None, row.seat):
                    unique = unique_name(name, [other.name for other in loaded.seats])
                    self._registry.drop(session, "people")
                    if await self._store.claim_seat(table_id, row.seat, unique, hash_secret(token)):
                        claimed = await asyncio.to_thread(loaded.with_person, row.seat, unique, hash_secret(token))
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
            held = held_seat(loaded, token)
            if held is not None and held != seat:  # following a link must not cost anybody their seat
                raise SeatTaken(f"you sit at this table already, as {loaded.seats[held].name}")
            await self._store.add_holder(table_id, seat, hash_secret(token))
            self._registry.drop(session, "people")
            return seat

    async def create_link(self, table_id: str, token: str) -> str:
        """A new secret for the private link to one's own seat; the previous link ends."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat, secret = require_seat(loaded, token), secrets.token_urlsafe(18)
            await self._store.change_seat(table_id, seat, link=hash_secret(secret))
            self._registry.drop(session, "people")
            return secret

    async def create_invitation(self, table_id: str, token: str, seat: int) -> str:
        """For the table's creator: a new secret for a seat that nobody holds yet; the previous link ends."""
        async with self._registry.acquire(table_id) as (session, loaded):
            own, secret = require_seat(loaded, token), secrets.token_urlsafe(18)
            check_seat(loaded, seat)
            if own != creator_seat(loaded):
                raise NotYourSeat("only the person who set the table up gives out links to other seats")
            if loaded.seats[seat].kind != PERSON or seat in loaded.holders.values():
                raise SeatTaken(f"{loaded.seats[seat].name} sits there already; only they can have a link to it")
            await self._store.change_seat(table_id, seat, link=hash_secret(secret))
            self._registry.drop(session, "people")
            return secret

    async def remove_other_holders(self, table_id: str, token: str) -> None:
        """End the link to one's own seat, and let no other token hold it."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat = require_seat(loaded, token)
            await self._store.remove_other_holders(table_id, seat, hash_secret(token))
            self._registry.drop(session, "people")

    async def set_stand_in(self, table_id: str, token: str, seat: int, bot: str | None) -> None:
        """Let a bot play the seat of an absent person, or an open one for good. None gives a person's seat back."""
        if bot is not None:
            bots.public_bot_name(bot)
        async with self._registry.acquire(table_id) as (session, loaded):
            own = require_seat(loaded, token)
            check_playing(loaded, self._expire_days)
            check_seat(loaded, seat)
            row = loaded.seats[seat]
            if row.kind == BOT:
                raise InvalidInput(f"{row.name} is a bot already")
            if bot is not None and row.kind == PERSON and seat != own and session.is_present(seat):
                raise NotYourSeat(f"{row.name} is at the table; a bot can stand in only for people who have left")
            if bot is not None and row.kind == OPEN:
                name = unique_name(bot_title(bot), [other.name for other in loaded.seats])
                await self._store.change_seat(table_id, seat, kind=BOT, bot=bot, name=name)
            else:
                await self._store.change_seat(table_id, seat, bot=bot or "")
            self._registry.drop(session, "people")
        await self._registry.reload(table_id)
