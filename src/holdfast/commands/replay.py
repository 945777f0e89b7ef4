"""`holdfast replay`: a record, shown at any entry, as any seat or as a spectator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule

from holdfast.commands.arguments import AsJson, Pack, out, pack_folder, print_json
from holdfast.engine.errors import ReplayDiverged
from holdfast.engine.game import Game
from holdfast.engine.record import Record
from holdfast.engine.replay import follow
from holdfast.engine.replay import replay as replay_record
from holdfast.engine.table import Table
from holdfast.games import game as game_named
from holdfast.terminal.drawing import drawing_of
from holdfast.terminal.saves import read_record
from holdfast.terminal.session import score_sheet
from holdfast.versions import explain


def replay(
    file: Annotated[Path, typer.Argument(help="The record.", show_default=False)],
    at: Annotated[int | None, typer.Option(help="After this many entries; default: all.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat sees it (0 is the first); default: as a spectator.")
    ] = None,
    pack: Pack = None,
    trust: Annotated[bool, typer.Option(help="Accept a missing end or a wrong checksum.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show the board of a record at one entry, and the story so far."""
    record = read_record(file, trust=trust)
    game, folder = game_named(record.header.game), pack_folder(pack)
    if seat is not None and not 0 <= seat < record.header.seats:
        raise typer.BadParameter(f"the record has seats 0 to {record.header.seats - 1}", param_hint="--seat")
    table, changed = replayed(game, record, at, folder)
    if as_json:
        print_json({**as_data(table, seat, len(record.entries)), "changed": changed})
        return
    console = out()
    for line in table.story.for_seat(seat):
        console.print(f"· {line}", markup=False)
    console.print(drawing_of(game).board(table.view(seat), table.story.names, game.content(folder)))
    console.print(Rule(style="dim"))
    if table.over:
        console.print(score_sheet(table))
    else:
        console.print(f"To decide: {waiting(table)}", markup=False)
    console.print(f"Entry {len(table.log)} of {len(record.entries)}.")
    if changed is not None:
        console.print(changed, markup=False)


def replayed(game: Game[Any], record: Record, at: int | None, pack: Path | None) -> tuple[Table[Any], str | None]:
    """The table at an entry, or as far as today's rules follow the record, and one sentence if that is not so far."""
    try:
        table, diverged = replay_record(game, record, at=at, pack=pack), None
    except ReplayDiverged:
        table, diverged = follow(game, record, pack=pack)
    return table, explain(game, record, table, diverged, pack)


def waiting(table: Table[Any]) -> str:
    """Who has to decide what."""
    return ", ".join(f'{table.story.names[decision.seat]}, "{decision.prompt}"' for decision in table.decisions)


def as_data(table: Table[Any], seat: int | None, entries: int) -> dict[str, Any]:
    """The table as plain data."""
    return {
        "game": table.game.name,
        "names": list(table.story.names),
        "at": len(table.log),
        "entries": entries,
        "seat": seat,
        "over": table.over,
        "scores": table.scores() if table.over else None,
        "waiting": [
            {"seat": decision.seat, "prompt": decision.prompt, "rule": decision.rule} for decision in table.decisions
        ],
        "view": table.view(seat),
        "story": table.story.for_seat(seat),
    }
