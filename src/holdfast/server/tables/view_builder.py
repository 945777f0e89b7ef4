"""What is seen of a table: now through a viewer's eyes, or a finished game at any moment, through any eyes or all."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.engine.game import View
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table
from holdfast.server.storage.rebuild import Chunk, Setup, chunks_until
from holdfast.server.tables.loaded import Loaded, Room
from holdfast.server.tables.models import Moment
from holdfast.server.tables.permissions import inviting
from holdfast.server.tables.table_view import Seen

Through = int | Literal["all"] | None
"""Through whose eyes a finished game is seen: a seat's, everybody's at once, or a spectator's."""


def look(room: Room, loaded: Loaded, seat: int | None) -> Seen:
    """The table now, as a seat or a spectator sees it."""
    table, waiting = loaded.table, loaded.waiting
    decision = loaded.asked[seat][0] if seat in waiting and seat is not None else None
    open_question = loaded.discussed(None)
    discussed = loaded.discussed(seat)
    return Seen(
        table=room.table,
        game=table.game,
        title=table.game.title,
        seq=loaded.seq,
        seat=seat,
        people=room.people(loaded.seats),
        view=table.game.view(table.state, seat),  # only looked at, so it need not be copied
        decision=_drawn_up(decision),
        waiting=waiting,
        story=tuple(table.story.for_seat(seat)),
        undo_blocked=undo_blocked(loaded, seat),
        over=table.over,
        result=table.result() if table.over else None,
        names=table.story.names,
        talk=loaded.talk,
        public=loaded.row.public,
        entries=len(table.log),
        pack=loaded.setup.pack,
        discussed=_drawn_up(discussed[0] if discussed else None),
        suggested=room.suggestions.about(open_question[1]) if open_question else {},
        inviting=inviting(loaded, seat),
    )


def undo_blocked(loaded: Loaded, seat: int | None) -> str | None:
    """Why a viewer cannot take the last answer back, or None if they can."""
    if seat is None:
        return "only who sits at the table can undo"
    if loaded.row.closed:
        return "the game is over"
    return loaded.table.undo_blocked(seat)


def look_back(room: Room, loaded: Loaded, at: int, through: Through) -> Seen:
    """A finished game after at least so many entries, where the next decision stands."""
    table = loaded.setup.play(chunks_until(loaded.chunks, at))
    eyes = None if through == "all" else through
    decision = next((one for one in table.decisions if eyes is None or one.seat == eyes), None)
    story = table.story
    lines = story.for_seat(eyes) if through != "all" else [t for line in story.lines if (t := line.for_seat(line.to))]
    return Seen(
        table=room.table,
        game=table.game,
        title=table.game.title,
        seq=loaded.seq,
        seat=eyes,
        people=room.people(loaded.seats),
        view=opened(table) if through == "all" else table.view(eyes),
        decision=_drawn_up(decision) if through is not None else None,
        waiting=tuple(one.seat for one in table.decisions),
        story=tuple(lines),
        undo_blocked="this is a replay",
        over=table.over,
        result=table.result() if table.over else None,
        names=story.names,
        talk=(),
        public=loaded.row.public,
        at=len(table.log),
        entries=sum(len(chunk) for chunk in loaded.chunks),
        pack=loaded.setup.pack,
    )


def _drawn_up(decision: Decision[Any] | None) -> Decision[Any] | None:
    """A decision with its options drawn up now, while the state that they are about is there."""
    if decision is not None:
        decision.materialize()
    return decision


def opened(table: Table[Any]) -> View:
    """A view with all that any seat can see: what one seat sees as nothing is taken from another."""
    spectator = table.view(None)
    seats = len(table.record().header.names)
    view: View = _laid_over(spectator, [table.view(seat) for seat in range(seats)])
    return {**view, "seat": None} if "seat" in spectator else view


def _laid_over(base: Any, others: list[Any]) -> Any:
    if base is None:
        return next((other for other in others if other is not None), None)
    if isinstance(base, dict):
        return {
            key: _laid_over(value, [other[key] for other in others if isinstance(other, dict) and key in other])
            for key, value in base.items()
        }
    if isinstance(base, list):
        fitting = [other for other in others if isinstance(other, list) and len(other) == len(base)]
        return [_laid_over(value, [other[index] for other in fitting]) for index, value in enumerate(base)]
    return base


def moments(setup: Setup, chunks: list[Chunk]) -> list[Moment]:
    """How all sides stood after each answer of a game."""
    table = setup.begin(chunks[0])
    found = [Moment(len(table.log), tuple(table.scores()))]
    for chunk in chunks[1:]:
        table.play_back(chunk)
        found.append(Moment(len(table.log), tuple(table.scores())))
    return found
