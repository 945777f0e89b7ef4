"""`holdfast arena`: bots against each other, and how good they are."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from holdfast.commands.arguments import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Options,
    Pack,
    Workers,
    errors,
    options_of,
    out,
    pack_folder,
    print_json,
)
from holdfast.commands.simulate import INTERRUPTED, progress
from holdfast.games import game as game_named
from holdfast.lab.arena.ladder import Rung, as_markdown, rungs
from holdfast.lab.arena.match_log import Log
from holdfast.lab.arena.matches import Arena, Bouted, checked, play_arena
from holdfast.lab.arena.standings import Standing
from holdfast.lab.simulate.engines import Engine, engine_named
from holdfast.lab.simulate.runs import Run


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots, with commas between: greedy,search:500ms,exec:./mybot")] = "",
    games: Annotated[int | None, typer.Option(min=1, help="How many games; 100 if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; 2 if left out, or the fewest.")] = None,
    seed: Annotated[int, typer.Option(help="Decides everything; game i follows from it and i alone.")] = 0,
    ladder: Annotated[bool, typer.Option("--ladder", help="Match the levels; see docs/bots.md.")] = False,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = "",
    option: Options = None,
    pack: Pack = None,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Keep a record of each game in this folder.")] = None,
    log: Annotated[
        Path | None, typer.Option(help="Write each game there as it ends; if there is a log, go on from it.")
    ] = None,
) -> None:
    """Let bots play against each other, and say how much each of them wins.

    Every deal is played in all seatings, so that no bot has the better seats. With more bots than seats all groups
    meet; with fewer the last bot takes the seats left over. Alone, and in cooperative games, each bot plays the same
    deals by itself. Intervals hold the true share in 95 of 100 such runs; a rating is OpenSkill's ordinal.
    """
    if ladder == bool(bots):
        raise typer.BadParameter("name --bots A,B to match them, or --ladder for the levels", param_hint="--bots")
    count = seats or fewest(game)
    run = Run(game, count, games or 100, seed, (), options_of(option), pack_folder(pack), records)
    playing = engine_named(engine, workers, address)
    if ladder:
        climb(run, games, playing, log, as_json=as_json)
        return
    asked = checked(run, [name.strip() for name in bots.split(",")])
    standing, whole = matched(asked, playing, log, quiet=as_json)
    report = {"game": game, "seats": count, "options": dict(asked.run.options), "seed": seed, **standing.report()}
    if as_json:
        print_json(report)
    else:
        show(report)
    if not whole:
        errors().print(f"Interrupted after {standing.played} of {asked.run.games} games.")
        raise typer.Exit(INTERRUPTED)


def fewest(game: str) -> int:
    """Two seats; else as few as there can be, and in a cooperative game one."""
    manifest = game_named(game)
    return 2 if 2 in manifest.seats and not manifest.open_table else min(manifest.seats)


def matched(asked: Arena, engine: Engine, log: Path | None, *, quiet: bool) -> tuple[Standing, bool]:
    """Play an arena, going on from its log; what came of it, and whether it came to its end before Ctrl-C."""
    standing, book = Standing(asked), Log(log, asked) if log else None
    before: list[Bouted] = [one for one in book or [] if one.outcome.number < asked.run.games]
    for one in before:
        standing.add(one)
    if book is not None:
        book.write(before)
    with progress(quiet=quiet) as bar:
        return standing, _play(asked, engine, standing, book, bar, len(before))


def _play(asked: Arena, engine: Engine, standing: Standing, book: Log | None, bar: Progress, start: int) -> bool:
    task = bar.add_task("games", total=asked.run.games, completed=start)
    with closing(play_arena(asked, engine, start)) as bouts:
        try:
            for one in bouts:
                standing.add(one)
                if book is not None:
                    book.add(one)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def show(report: dict[str, Any]) -> None:
    """The bots, the best first."""
    console = out()
    console.print(f"{report['games']:,} games of {report['game']} with {report['seats']} seats, seed {report['seed']}")
    table = Table("bot", box=None, padding=(0, 3, 0, 0))
    for heading in ("games", "won", "95 % interval", "rating", "points"):
        table.add_column(heading, justify="right")
    order = sorted(report["bots"].items(), key=lambda one: -one[1]["win_share"])
    for name, one in order:
        low, high = one["interval"]
        table.add_row(
            name, str(one["games"]), f"{one['win_share']:.1%}", f"{low:.1%} to {high:.1%}", f"{one['rating']:.1f}",
            f"{one['points']:.1f}",
        )  # fmt: skip
    console.print(table)
    for name, one in order:
        if one.get("losses"):
            causes = ", ".join(f"{cause} {number}" for cause, number in one["losses"].items())
            console.print(f"{name} lost: {causes}", markup=False)


def climb(run: Run, games: int | None, engine: Engine, log: Path | None, *, as_json: bool) -> None:
    """Play every rung of a game's ladder. A log is a folder then, with a file for each rung."""
    found = list[tuple[Rung, dict[str, Any]]]()
    for rung in rungs(run.game, run.seats):
        asked = checked(replace(run, games=games or rung.games), rung.bots)
        if log is not None:
            log.mkdir(parents=True, exist_ok=True)
        standing, whole = matched(asked, engine, log and log / rung.file, quiet=as_json)
        found.append((rung, standing.report()))
        if not whole:
            raise typer.Exit(INTERRUPTED)
    if as_json:
        print_json({"game": run.game, "seats": run.seats, "seed": run.seed, "rungs": [one for _, one in found]})
    else:
        typer.echo(as_markdown(run.game, run.seats, run.seed, found))
