"""Games that cannot go on because the rules no longer follow their log: what can be shown of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from holdfast.engine.game import Result
from holdfast.engine.story import Line, Story
from holdfast.engine.table import Table
from holdfast.server.errors import TableStopped
from holdfast.server.storage.final import read_final
from holdfast.server.storage.rebuild import Chunk, GameSetup, codec
from holdfast.server.storage.rows import Snapshot


@dataclass(frozen=True)
class StoppedGame:
    """What is shown of a game that cannot go on."""

    why: str
    """One sentence: what has changed, how far its log can be followed, and what the board shows."""
    state: Any
    story: Story
    result: Result | None
    """Its result, if it is over and the result was stored."""


@dataclass(frozen=True)
class FollowedGame:
    """A game as far as the rules follow its log."""

    setup: GameSetup
    chunks: list[Chunk]
    table: Table[Any]
    answers: int
    """How many answers were followed."""


def follow(setup: GameSetup, chunks: Sequence[Chunk]) -> FollowedGame:
    """Replay a log as far as the rules follow it."""
    followed = _begin(setup, chunks[0] if chunks else ())
    if followed.answers < 0:  # not even its set-up is the same
        return replace(followed, answers=0)
    table = followed.table
    for number, chunk in enumerate(chunks[1:], 1):
        try:
            table.play_back(chunk)
        except Exception:  # changed rules may fail in any way on an old log
            fitting = list(chunks[:number])
            return FollowedGame(setup, fitting, setup.play(fitting), number - 1)
    return FollowedGame(setup, list(chunks), table, len(chunks) - 1)


def _begin(setup: GameSetup, first: Chunk) -> FollowedGame:
    """The game at its first decision; with -1 answers if only a similar game can be set up."""
    plain = replace(setup, snapshot=None)
    for candidate, tape in (
        (setup, first),
        (setup, ()),
        (plain, ()),
        (replace(plain, pack=None), ()),
        (replace(plain, options={}), ()),
        (replace(plain, options={}, pack=None), ()),
    ):
        try:
            table = candidate.begin(tape)
        except Exception:  # likewise
            continue
        followed = 0 if candidate is setup and tuple(table.log) == tuple(first) else -1
        return FollowedGame(candidate, [tuple(table.log)], table, followed)
    raise TableStopped(f"a table of {setup.manifest.title} can no longer be set up like this; only its record is left")


def stop(
    setup: GameSetup,
    chunks: Sequence[Chunk],
    final: Snapshot | None,
    latest: Snapshot | None,
    changed: str,
    *,
    closed: bool,
) -> tuple[FollowedGame, StoppedGame]:
    """What can be shown of a game that cannot go on. `changed` says what is the matter."""
    followed = follow(setup, chunks)
    state, lines, result, shown = _last_position(setup, followed, final, latest)
    story = Story(followed.table.story.names)
    story.lines = lines
    total = len(chunks) - 1
    if followed.answers < total:
        reach = f"it can be followed only up to answer {followed.answers} of {total}"
    else:
        reach = "its score would be another one today" if closed else "it can be seen"
    reach += "" if closed else " and cannot be played on"
    why = f"{changed[0].upper()}{changed[1:]}, so {reach}; the board shows {shown}."
    return followed, StoppedGame(why, state, story, result)


def _last_position(
    setup: GameSetup, followed: FollowedGame, final: Snapshot | None, latest: Snapshot | None
) -> tuple[Any, list[Line], Result | None, str]:
    """The latest position that today's program can show: state, story, result, and what it is in words."""
    result: Result | None = None
    if final is not None:
        stored = read_final(final)
        result = stored.result()
        if (state := _decoded(setup, stored.state)) is not None:
            return state, stored.lines(), result, "the end of the game"
    if latest is not None:
        data = msgspec.json.decode(latest.data)
        if (state := _decoded(setup, data["state"])) is not None:
            lines = [Line(0, *line) for line in data["story"]]
            return state, lines, result, f"the last stored position, about move {latest.seq}"
    return followed.table.state, followed.table.story.lines, result, "the position there"


def _decoded(setup: GameSetup, data: Any) -> Any:
    """A stored state, if today's program can read and show it; else None."""
    try:
        state = codec(setup.game, setup.pack).decode(data)
        for seat in (None, *range(len(setup.names))):
            setup.manifest.view(state, seat)
    except Exception:  # likewise
        return None
    return state
