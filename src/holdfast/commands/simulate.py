"""`holdfast simulate`: many games between bots."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
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
from holdfast.games import game as game_named
from holdfast.lab.simulate.engines import Engine, engine_named
from holdfast.lab.simulate.parquet import Results
from holdfast.lab.simulate.results import Tally
from holdfast.lab.simulate.runs import Run, check
from holdfast.lab.simulate.runs import simulate as play_run

INTERRUPTED_EXIT_CODE = 130
"""The exit code of a command that Ctrl-C ended."""


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many seats; 1 is the solo game.")] = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or a bot for each, separated by commas.")] = "random",
    seed: Annotated[int, typer.Option(help="Game i depends only on the seed and i.")] = 0,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = "",
    option: Options = None,
    pack: Pack = None,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Write a record of each game to this folder.")] = None,
    results: Annotated[
        Path | None, typer.Option("--out", help="Write a row for each game and seat, as Parquet.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Add to the results that exist.")] = False,
) -> None:
    """Let bots play many games, and print the totals.

    `decisions` are choices with two options or more. `scores` are mean points by side; with --seats 1 the rival is
    the last side. `win_share_by_seat` is each seat's share of victories, shared ones split; with --seats 1 `rival` is
    the rival's. Ctrl-C ends early, with the totals so far and exit code 130.

    `--out results.parquet` also writes `results.seats.parquet`; docs/simulate.md explains the columns.
    """
    if resume and results is None:
        raise typer.BadParameter("there is nothing to resume without --out", param_hint="--resume")
    asked = Run(game, seats, games, seed, tuple(bots.split(",")), options_of(option), pack_folder(pack), records)
    run = check(replace(asked, study=results is not None))
    tally, playing = Tally(seats), engine_named(engine, workers, address)
    with results_file(run, results, resume=resume) as written, progress(quiet=as_json) as bar:
        for outcome in written or ():
            tally.add(outcome)
        before, began = tally.decisions, time.perf_counter()
        whole = play_remaining(run, playing, tally, written, bar)
    report = summary(run, tally, (tally.decisions - before) / (time.perf_counter() - began))
    if as_json:
        print_json(report)
    else:
        show(report, names_of(run))
    if not whole:
        errors().print(f"Interrupted after {tally.games} of {games} games.")
        raise typer.Exit(INTERRUPTED_EXIT_CODE)


def play_remaining(run: Run, engine: Engine, tally: Tally, written: Results | None, bar: Progress) -> bool:
    """Play the remaining games of a run; whether all were played before Ctrl-C."""
    task = bar.add_task("games", total=run.games, completed=tally.games)
    with closing(play_run(run, engine, tally.games)) as outcomes:
        try:
            for outcome in outcomes:
                tally.add(outcome)
                if written is not None:
                    written.add(outcome)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def progress(*, quiet: bool) -> Progress:
    """A progress bar on stderr, if that is a terminal."""
    console = errors()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True)


def results_file(run: Run, path: Path | None, *, resume: bool) -> AbstractContextManager[Results | None]:
    """The file that results are written to; None without --out."""
    return nullcontext() if path is None else Results(path, run, resume=resume)


def summary(run: Run, tally: Tally, speed: float) -> dict[str, Any]:
    """The settings of a run, and its totals."""
    return {
        "game": run.game,
        "seats": run.seats,
        "options": dict(run.options),
        "seed": run.seed,
        "bots": list(run.bots),
        **tally.report(),
        "decisions_per_second": speed,
    }


def names_of(run: Run) -> list[str]:
    """The sides: seats by number and bot, then the rivals."""
    seats = [f"seat {seat} ({bot})" for seat, bot in enumerate(run.bots)]
    return [*seats, *game_named(run.game).rivals.get(run.seats, ())]


def show(report: dict[str, Any], names: list[str]) -> None:
    length = report["length"]
    console = out()
    console.print(
        f"{report['games']:,} games, {report['decisions']:,} decisions, {report['decisions_per_second']:,.0f} a second"
    )
    console.print(
        f"decisions a game: {length['shortest']} at least, {length['mean']:.1f} on average, {length['longest']} at most"
    )
    table = Table("side", box=None, padding=(0, 3, 0, 0))
    table.add_column("mean score", justify="right")
    table.add_column("win share", justify="right")
    shares = [*report["win_share_by_seat"], *([report["rival"]] if "rival" in report else [])]
    for name, score, share in zip(names, report["scores"], shares, strict=False):
        table.add_row(name, f"{score:.2f}", f"{share:.1%}")
    console.print(table)
