"""The tables of the server: set up, sat down at, played, watched, replayed. Pages and API all go through here."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from holdfast import bots
from holdfast.engine.errors import CannotUndo, IllegalChoice, NotYourDecision
from holdfast.engine.preview import preview
from holdfast.engine.record import Record
from holdfast.engine.table import Table
from holdfast.games import game as game_of
from holdfast.server.bots.analysis_jobs import Analysing
from holdfast.server.bots.runner import BotSeats
from holdfast.server.bots.worker_side import Job
from holdfast.server.config import Config
from holdfast.server.errors import BadPlan, NoSuchSeat, NotOver, NotYourSeat, SeatTaken, Stale
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rebuild import Chunk, Setup, chunks_in, chunks_until
from holdfast.server.storage.rows import SeatRow
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.auto_decline import Sleep
from holdfast.server.tables.listings import summaries
from holdfast.server.tables.loaded import Loaded, hashed
from holdfast.server.tables.models import (
    BOT,
    OPEN,
    PERSON,
    RECORD_LENGTH,
    Created,
    Hint,
    Moment,
    Notice,
    Plan,
    SeatPlan,
    Summary,
    clean_name,
    clean_talk,
)
from holdfast.server.tables.permissions import (
    DAY,
    asked_seat,
    check_closed,
    check_playing,
    check_seat,
    own_seat,
    question,
    seat_held,
)
from holdfast.server.tables.registry import MOVED_ON
from holdfast.server.tables.setup import (
    actions_of,
    check,
    level_of,
    names_for,
    new_seed,
    seat_rows,
    table_row,
    unlike,
)
from holdfast.server.tables.suggestions import SUGGESTED, word
from holdfast.server.tables.table_view import Seen, Talk
from holdfast.server.tables.view_builder import Through, look, look_back, moments, undo_blocked

__all__ = ["Service", "Through"]


class Service:
    """One for the app, at `request.app.state.service`. Tokens are the browsers' secret values; only hashes are kept."""

    def __init__(self, store: Store, config: Config, sleep: Sleep = asyncio.sleep) -> None:
        self._store = store
        self._config = config
        self._days = config.expire_days
        self._bots = BotSeats(store, config, sleep)
        self._tables = self._bots.tables
        self.analysing = Analysing(store, self._tables, self._bots.thinkers)

    async def start(self) -> None:
        """Hear what other servers do, and wake the bots up."""
        await self._store.hear(self._tables.heard, self._tables.missed)
        self._tables.sharing.start()
        self._bots.thinkers.warm_up()

    async def close(self) -> None:
        """Nothing is lost: nothing counts but what is in the store."""
        await self._tables.sharing.close()
        await self.analysing.close()
        await self._bots.close()

    async def check_database(self) -> None:
        """Fails as `Unavailable` if nothing could be kept now."""
        await self._store.alive()

    # Setting up and sitting down ---------------------------------------------------------------------------------

    async def create(self, plan: Plan, token: str) -> Created:
        """Set a table up; whoever does so sits on the first seat planned for a person."""
        check(plan)
        names = names_for(plan.seats)
        options = game_of(plan.game).check(len(names), plan.options)
        seed = new_seed() if plan.seed is None else plan.seed
        setup = Setup(plan.game, tuple(names), options, seed, self._config.pack)
        begun = setup.begin()
        return await self._add(setup, begun, [tuple(begun.log)], seat_rows(plan, names), plan, token)

    async def _add(
        self, setup: Setup, begun: Table[Any], chunks: list[Chunk], seats: list[SeatRow], plan: Plan, token: str
    ) -> Created:
        persons = [one.seat for one in seats if one.kind == PERSON]
        links = {seat: secrets.token_urlsafe(18) for seat in persons[1:]}
        asked = tuple(one.seat for one in begun.decisions)
        row = table_row(setup, plan, asked, closed=begun.over, place=self._config.place)
        linked = [replace(one, link=hashed(links[one.seat])) if one.seat in links else one for one in seats]
        holders = {hashed(token): persons[0]} if persons else {}
        actions = actions_of(chunks)
        await self._store.add(row, linked, actions, holders)
        METRICS.tables.labels(row.game).inc()
        self._tables.put(Loaded(row, linked, holders, (), setup, chunks, begun, actions[-1].seq))
        if any(one.bot for one in seats):
            async with self._tables.at(row.id):
                pass  # looking at a table sets its bots going
        return Created(row.id, persons[0] if persons else None, links)

    async def claim(self, table: str, seat: int | None, name: str, token: str) -> int:
        """Sit down on an open seat (any if None); whoever sits already keeps their seat."""
        name = clean_name(name)
        async with self._tables.at(table) as (room, loaded):
            held = seat_held(loaded, token)
            if held is not None:
                return held
            check_playing(loaded, self._days)
            if seat is not None:
                check_seat(loaded, seat)
            for one in loaded.seats:
                if one.kind == OPEN and seat in (None, one.seat):
                    own = unlike(name, [other.name for other in loaded.seats])
                    self._tables.changed(room, "people")
                    if await self._store.claim(table, one.seat, own, hashed(token)):
                        room.loaded = await asyncio.to_thread(loaded.with_person, one.seat, own, hashed(token))
                        return one.seat
        raise SeatTaken("all seats are taken; you can watch" if seat is None else f"seat {seat} is taken")

    async def take(self, table: str, secret: str, token: str) -> int:
        """Sit where a private link leads; browsers that held the seat before keep it."""
        async with self._tables.at(table) as (room, loaded):
            own = hashed(secret)
            seat = next((one.seat for one in loaded.seats if hmac.compare_digest(one.link or "", own)), None)
            if seat is None:
                raise NoSuchSeat("this private link is not good any more; ask for a new one")
            held = seat_held(loaded, token)
            if held is not None and held != seat:  # nobody loses a seat by being lured to a link
                raise SeatTaken(f"you sit at this table already, as {loaded.seats[held].name}")
            await self._store.hold(table, seat, hashed(token))
            self._tables.changed(room, "people")
            return seat

    async def link(self, table: str, token: str) -> str:
        """A new secret for the private link to one's own seat; links given out before end."""
        async with self._tables.at(table) as (room, loaded):
            seat, secret = own_seat(loaded, token), secrets.token_urlsafe(18)
            await self._store.change_seat(table, seat, link=hashed(secret))
            self._tables.changed(room, "people")
            return secret

    async def invite(self, table: str, token: str, seat: int) -> str:
        """For whoever set the table up: a new secret for a seat that nobody has taken yet; the one before ends."""
        async with self._tables.at(table) as (room, loaded):
            own, secret = own_seat(loaded, token), secrets.token_urlsafe(18)
            check_seat(loaded, seat)
            if own != min(one.seat for one in loaded.seats if one.kind == PERSON):
                raise NotYourSeat("only whoever set the table up gives out links to other seats")
            if loaded.seats[seat].kind != PERSON or seat in loaded.holders.values():
                raise SeatTaken(f"{loaded.seats[seat].name} sits there already; only they can have a link to it")
            await self._store.change_seat(table, seat, link=hashed(secret))
            self._tables.changed(room, "people")
            return secret

    async def alone(self, table: str, token: str) -> None:
        """End the link to one's own seat, and let no other browser hold it any more."""
        async with self._tables.at(table) as (room, loaded):
            seat = own_seat(loaded, token)
            await self._store.hold_alone(table, seat, hashed(token))
            self._tables.changed(room, "people")

    async def seat_of(self, table: str, token: str | None) -> int | None:
        """The seat that a token holds at a table, if any."""
        async with self._tables.at(table) as (_, loaded):
            return seat_held(loaded, token)

    async def stand_in(self, table: str, token: str, seat: int, bot: str | None) -> None:
        """Let a bot play a seat whose person is away, or an open one for good. None gives a person's seat back."""
        if bot is not None:
            bots.public_bot_name(bot)
        async with self._tables.at(table) as (room, loaded):
            own = own_seat(loaded, token)
            check_playing(loaded, self._days)
            check_seat(loaded, seat)
            one = loaded.seats[seat]
            if one.kind == BOT:
                raise BadPlan(f"{one.name} is a bot already")
            if bot is not None and one.kind == PERSON and seat != own and room.present(seat):
                raise NotYourSeat(f"{one.name} is at the table; a bot can stand in only for who has left")
            if bot is not None and one.kind == OPEN:
                name = unlike(level_of(bot), [other.name for other in loaded.seats])
                await self._store.change_seat(table, seat, kind=BOT, bot=bot, name=name)
            else:
                await self._store.change_seat(table, seat, bot=bot or "")
            self._tables.changed(room, "people")
        async with self._tables.at(table):
            pass  # looking at a table sets its bots going

    # Looking and playing -----------------------------------------------------------------------------------------

    async def seen(self, table: str, token: str | None = None, *, since: int | None = None) -> Seen:
        """The table as this token's seat or a spectator sees it, not older than after action `since`."""
        found = None if since is None else self._tables.at_hand(table, since)
        if found is not None:
            return look(*found, seat_held(found[1], token))
        async with self._tables.at(table, since) as (room, loaded):
            return look(room, loaded, seat_held(loaded, token))

    async def seen_back(self, table: str, at: int, through: Through = None) -> Seen:
        """A finished game after so many entries, through the eyes of a seat, of a spectator, or with all open."""
        async with self._tables.at(table) as (room, loaded):
            check_closed(loaded)
            if isinstance(through, int):
                check_seat(loaded, through)
        return await asyncio.to_thread(look_back, room, loaded, at, through)

    async def choose(self, table: str, token: str, key: str, seq: int) -> None:
        """Answer a decision. Whoever answers while a bot stands in has their seat back."""
        async with self._tables.at(table, seq) as (room, loaded):
            seat = own_seat(loaded, token)
            if await self._tables.given(loaded, seat, key, seq):
                return
            check_playing(loaded, self._days)
            await self._tables.answer(room, loaded, seat, key, seq)
            if loaded.seats[seat].bot:
                await self._store.change_seat(table, seat, bot="")
                self._tables.changed(room, "people")

    async def undo(self, table: str, token: str, seq: int | None = None) -> None:
        """Take one's last answer back, as far as nothing has come to light since."""
        async with self._tables.at(table) as (room, loaded):
            seat = own_seat(loaded, token)
            check_playing(loaded, self._days)
            blocked = undo_blocked(loaded, seat)
            if blocked is not None:
                raise CannotUndo(f"this cannot be undone: {blocked}")
            await self._tables.undo(room, loaded, seat, seq)

    async def preview(self, table: str, token: str, key: str) -> dict[str, int] | None:
        """What an option would change in the numbers that its seat sees; None where that cannot be foreseen."""
        async with self._tables.at(table) as (_, loaded):
            decision, _ = question(loaded, own_seat(loaded, token), self._days)
            index = next((option.index for option in decision.options if option.key == key), None)
            if index is None:
                raise IllegalChoice(f"{key!r} is not on offer")
            return preview(loaded.table, decision, index)

    async def suggest(self, table: str, token: str, key: str, seq: int) -> None:
        """At an open table: point at an option of another's decision, or take that back by pointing again."""
        async with self._tables.at(table) as (room, loaded):
            seat = own_seat(loaded, token)
            decision, since = question(loaded, seat, self._days)
            if seat in loaded.waiting:
                raise NotYourDecision("you decide this yourself")
            if seq < since:
                raise Stale(MOVED_ON)
            if all(option.key != key for option in decision.options):
                raise IllegalChoice(f"{key!r} is not on offer")
            room.suggestions.put(since, seat, key)
            room.tell(SUGGESTED, loaded.seq)
            await self._store.pass_on(Notice(table, loaded.seq, word(since, seat, key)))

    async def hint(self, table: str, token: str) -> list[Hint]:
        """The options that a bot would consider in this seat, the best first."""
        async with self._tables.at(table) as (_, loaded):
            job = Job.about(table, loaded.setup, loaded.chunks, asked_seat(loaded, token, self._days))
        return await self._bots.thinkers.hints(job)

    async def say(self, table: str, token: str, text: str) -> None:
        """Say something to all at the table."""
        async with self._tables.at(table) as (room, loaded):
            seat = own_seat(loaded, token)
            await self._store.say(table, Talk(seat, loaded.seats[seat].name, clean_talk(text), now()))
            loaded.talk = await self._store.talk(table)
            room.tell("talk", loaded.seq)

    @asynccontextmanager
    async def listen(self, table: str, token: str | None = None) -> AsyncIterator[AsyncIterator[Notice]]:
        """Hear of every change while the block lasts; a seat is shown as connected meanwhile."""
        seat = await self.seat_of(table, token)
        with self._tables.rooms[table].listening(seat) as notices:
            yield notices

    # Records and lists -------------------------------------------------------------------------------------------

    async def record(self, table: str, token: str | None) -> Record:
        """The record of a finished game, or of one's own solo game so far, which keeps its seed to itself."""
        async with self._tables.at(table) as (_, loaded):
            if loaded.setup.snapshot is not None:
                raise NotOver("the rules were mended during this game, so that its record cannot be played again")
            record = loaded.table.record()
            if loaded.row.closed:
                return record
            if len(loaded.seats) == 1 and seat_held(loaded, token) is not None:
                return replace(record, header=replace(record.header, seed=0))
            raise NotOver("the record of a game can be had when it is over")

    async def upload(self, text: str) -> str:
        """A table to look at, from the text of a record."""
        if len(text) > RECORD_LENGTH:
            raise BadPlan(f"a record has at most {RECORD_LENGTH} letters")
        record = Record.read(text)
        head = record.header
        plan = Plan(head.game, tuple(SeatPlan(PERSON, name) for name in head.names), head.options, head.seed, pace=0.0)
        check(plan)
        setup, chunks = await asyncio.to_thread(chunks_in, record, self._config.pack)
        row = table_row(setup, plan, closed=True)
        await self._store.add(row, seat_rows(plan, names_for(plan.seats)), actions_of(chunks))
        return row.id

    async def continue_from(self, table: str, at: int, seat: int, token: str, name: str = "") -> Created:
        """A new table that goes on from a moment of a finished game, against bots, with other luck."""
        async with self._tables.at(table) as (_, loaded):
            check_closed(loaded)
            check_seat(loaded, seat)
            chunks, old = list(chunks_until(loaded.chunks, at)), loaded
        bot = bots.STAND_IN
        seats = [
            SeatPlan(PERSON, name or one.name) if one.seat == seat else SeatPlan(BOT, "", bot) for one in old.seats
        ]
        plan = Plan(old.row.game, tuple(seats), old.row.options, pace=old.row.pace or Plan.pace)
        names = names_for(plan.seats)
        setup = replace(old.setup, names=tuple(names), seed=new_seed())
        return await self._add(setup, setup.play(chunks), chunks, seat_rows(plan, names), plan, token)

    async def history(self, table: str) -> list[Moment]:
        """How all sides stood after each answer of a finished game."""
        async with self._tables.at(table) as (_, loaded):
            check_closed(loaded)
        return await asyncio.to_thread(moments, loaded.setup, loaded.chunks)

    async def mine(self, token: str) -> list[Summary]:
        """The tables at which a token holds a seat, the latest first."""
        return await summaries(self._store, await self._store.held_by(hashed(token)), hashed(token))

    async def public_tables(self) -> list[Summary]:
        """The running tables that everybody may watch."""
        return await summaries(self._store, await self._store.public(now() - self._days * DAY), "")
