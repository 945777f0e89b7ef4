"""`holdfast simulate`: many games between bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from holdfast.commands.arguments import (
    AsJson,
    GameName,
    Options,
    Pack,
    errors,
    options_of,
    out,
    pack_folder,
    print_json,
)
from holdfast.games import game as game_named
from holdfast.lab.simulate import Outcome, Run, Tally, check
from holdfast.lab.simulate import simulate as play_run

INTERRUPTED = 130
"""What a shell expects of a command that Ctrl-C has ended."""


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many seats; 1 is the solo game.")] = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each with commas between.")] = "random",
    seed: Annotated[int, typer.Option(help="Decides everything; game i follows from it and i alone.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="How many processes; the totals are the same.")] = 1,
    option: Options = None,
    pack: Pack = None,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Keep a record of each game in this folder.")] = None,
) -> None:
    """Let bots play many games, and sum them up.

    `decisions` are choices with two options or more. `scores` are mean points by side; with --seats 1 the rival is
    the last side. `win_share_by_seat` is the share of victories of each seat, shared ones split; with --seats 1 it
    holds the human's alone, and `rival` is the rival's. Ctrl-C ends early, with what is done so far and exit code 130.
    """
    run = check(Run(game, seats, games, seed, tuple(bots.split(",")), options_of(option), pack_folder(pack), records))
    tally, began = Tally(seats), time.perf_counter()
    interrupted = False
    with progress(quiet=as_json) as bar, closing(play_run(run, workers)) as outcomes:
        try:
            for outcome in watched(outcomes, bar, games):
                tally.add(outcome)
        except KeyboardInterrupt:
            interrupted = True
    report = summary(run, tally, time.perf_counter() - began)
    if as_json:
        print_json(report)
    else:
        show(report, names_of(run))
    if interrupted:
        errors().print(f"Interrupted after {tally.games} of {games} games.")
        raise typer.Exit(INTERRUPTED)


def progress(*, quiet: bool) -> Progress:
    """A bar on stderr, if anybody is looking."""
    console = errors()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True)


def watched(outcomes: Iterator[Outcome], bar: Progress, games: int) -> Iterator[Outcome]:
    task = bar.add_task("games", total=games)
    for outcome in outcomes:
        yield outcome
        bar.advance(task)


def summary(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """What a run was, and what came of it."""
    return {
        "game": run.game,
        "seats": run.seats,
        "options": dict(run.options),
        "seed": run.seed,
        "bots": list(run.bots),
        **tally.report(),
        "decisions_per_second": tally.decisions / seconds,
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
