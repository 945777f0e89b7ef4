"""Builds table views: of a running table for one viewer, or of a finished game at any moment."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.engine.game import View
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table
from holdfast.server.storage.rebuild import Chunk, GameSetup, chunks_until
from holdfast.server.storage.stopped import StoppedGame
from holdfast.server.tables.conditions import due_at
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.models import Moment
from holdfast.server.tables.permissions import seat_rights
from holdfast.server.tables.session import TableSession
from holdfast.server.tables.table_view import TableView
from holdfast.server.tables.viewers import Viewer

Perspective = int | Literal["all"] | None
"""Whose view of a finished game: a seat's, all seats' at once, or a spectator's."""


def build_view(session: TableSession, loaded: LoadedTable, viewer: Viewer) -> TableView:
    """The table now, as a seat or a spectator sees it."""
    if loaded.stopped is not None:
        return _stopped_view(session, loaded, loaded.stopped, viewer.seat)
    table, waiting, seat = loaded.table, loaded.waiting, viewer.seat
    decision = loaded.pending[seat].decision if seat in waiting and seat is not None else None
    open_question = loaded.discussed(None)
    discussed = loaded.discussed(seat)
    return TableView(
        table=session.table_id,
        game=table.game,
        title=table.game.title,
        seq=loaded.seq,
        seat=seat,
        people=session.people(loaded),
        view=table.game.view(table.state, seat),  # only read, so it need not be copied
        decision=_with_options(decision),
        waiting=waiting,
        story=tuple(table.story.for_seat(seat)),
        undo_blocked=undo_blocked(loaded, seat),
        over=table.over,
        result=table.result() if table.over else None,
        names=table.story.names,
        talk=loaded.chat,
        public=loaded.row.public,
        entries=len(table.log) if table.over else None,
        chosen_seed=loaded.row.seed if loaded.row.chosen_seed else None,
        pack=loaded.setup.pack,
        discussed=_with_options(discussed.decision if discussed else None),
        suggested=session.suggestions.by_option(open_question.since) if open_question else {},
        deadline=loaded.row.deadline_s,
        due={other: due for other in waiting if (due := due_at(loaded, other)) is not None},
        may=seat_rights(loaded, viewer, session.presence.seats),
        changed=loaded.changed,
    )


def _stopped_view(session: TableSession, loaded: LoadedTable, stopped: StoppedGame, seat: int | None) -> TableView:
    """A table that cannot go on, at its last known position."""
    game = loaded.table.game
    return TableView(
        table=session.table_id,
        game=game,
        title=game.title,
        seq=loaded.seq,
        seat=seat,
        people=session.people(loaded),
        view=game.view(stopped.state, seat),
        decision=None,
        waiting=(),
        story=tuple(stopped.story.for_seat(seat)),
        undo_blocked=undo_blocked(loaded, seat),
        over=loaded.row.closed,
        result=stopped.result,
        names=stopped.story.names,
        talk=loaded.chat,
        public=loaded.row.public,
        entries=len(loaded.table.log),
        pack=loaded.setup.pack,
        changed=stopped.why,
    )


def undo_blocked(loaded: LoadedTable, seat: int | None) -> str | None:
    """Why a viewer cannot take back the last answer; None if they can."""
    if seat is None:
        return "only people who sit at the table can undo"
    if loaded.row.closed:
        return "the game is over"
    if loaded.stopped is not None:
        return "the table cannot be played on"
    return loaded.table.undo_blocked(seat)


def build_replay_view(session: TableSession, loaded: LoadedTable, at: int, perspective: Perspective) -> TableView:
    """A finished game at the first decision after at least `at` entries."""
    table = loaded.setup.play(chunks_until(loaded.chunks, at))
    seat = None if perspective == "all" else perspective
    decision = next((found for found in table.decisions if seat is None or found.seat == seat), None)
    story = table.story
    lines = (
        story.for_seat(seat) if perspective != "all" else [t for line in story.lines if (t := line.for_seat(line.to))]
    )
    return TableView(
        table=session.table_id,
        game=table.game,
        title=table.game.title,
        seq=loaded.seq,
        seat=seat,
        people=session.people(loaded),
        view=open_view(table) if perspective == "all" else table.view(seat),
        decision=_with_options(decision) if perspective is not None else None,
        waiting=tuple(found.seat for found in table.decisions),
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
        changed=loaded.changed,
    )


def _with_options(decision: Decision[Any] | None) -> Decision[Any] | None:
    """Compute the options of a decision now, while the state that they refer to is there."""
    if decision is not None:
        decision.materialize()
    return decision


def open_view(table: Table[Any]) -> View:
    """A view with everything that any seat can see: gaps in one seat's view are filled from the others."""
    spectator = table.view(None)
    seats = len(table.record().header.names)
    view: View = _merge(spectator, [table.view(seat) for seat in range(seats)])
    return {**view, "seat": None} if "seat" in spectator else view


def _merge(base: Any, others: list[Any]) -> Any:
    if base is None:
        return next((other for other in others if other is not None), None)
    if isinstance(base, dict):
        return {
            key: _merge(value, [other[key] for other in others if isinstance(other, dict) and key in other])
            for key, value in base.items()
        }
    if isinstance(base, list):
        fitting = [other for other in others if isinstance(other, list) and len(other) == len(base)]
        return [_merge(value, [other[index] for other in fitting]) for index, value in enumerate(base)]
    return base


def score_history(setup: GameSetup, chunks: list[Chunk]) -> list[Moment]:
    """The scores of all sides after each answer of a game."""
    table = setup.begin(chunks[0])
    history = [Moment(len(table.log), tuple(table.scores()))]
    for chunk in chunks[1:]:
        table.play_back(chunk)
        history.append(Moment(len(table.log), tuple(table.scores())))
    return history
