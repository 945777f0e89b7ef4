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
from holdfast.commands.simulate import INTERRUPTED_EXIT_CODE, progress
from holdfast.games import game as game_named
from holdfast.lab.arena.ladder import Rung, as_markdown, rungs
from holdfast.lab.arena.match_log import MatchLog
from holdfast.lab.arena.matches import Arena, PlayedMatch, make_arena, play_arena
from holdfast.lab.arena.standings import Standings
from holdfast.lab.simulate.engines import Engine, engine_named
from holdfast.lab.simulate.runs import Run


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots, separated by commas: greedy,search:500ms,exec:./mybot")] = "",
    games: Annotated[int | None, typer.Option(min=1, help="How many games. [100]")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats. [2, or the fewest]")] = None,
    seed: Annotated[int, typer.Option(help="Game i depends only on the seed and i.")] = 0,
    ladder: Annotated[bool, typer.Option("--ladder", help="Match the levels; see docs/bots.md.")] = False,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = "",
    option: Options = None,
    pack: Pack = None,
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(help="Write a record of each game to this folder.")] = None,
    log: Annotated[
        Path | None, typer.Option(help="Write each game to this file as it ends; resume from it if it exists.")
    ] = None,
) -> None:
    """Let bots play against each other, and report how much each of them wins.

    Every deal is played in all seatings, so that no bot has the better seats. With more bots than seats all groups
    meet; with fewer the last bot takes the remaining seats. In solo and cooperative games each bot plays the same
    deals alone. Intervals are 95 %; a rating is OpenSkill's ordinal.
    """
    if ladder == bool(bots):
        raise typer.BadParameter("name --bots A,B to match them, or --ladder for the levels", param_hint="--bots")
    count = seats or fewest(game)
    run = Run(game, count, games or 100, seed, (), options_of(option), pack_folder(pack), records)
    playing = engine_named(engine, workers, address)
    if ladder:
        climb(run, games, playing, log, as_json=as_json)
        return
    asked = make_arena(run, [name.strip() for name in bots.split(",")])
    standings, whole = matched(asked, playing, log, quiet=as_json)
    report = {"game": game, "seats": count, "options": dict(asked.run.options), "seed": seed, **standings.report()}
    if as_json:
        print_json(report)
    else:
        show(report)
    if not whole:
        errors().print(f"Interrupted after {standings.played} of {asked.run.games} games.")
        raise typer.Exit(INTERRUPTED_EXIT_CODE)


def fewest(game: str) -> int:
    """Two seats if possible; the fewest in games that are not, and in cooperative ones."""
    manifest = game_named(game)
    return 2 if 2 in manifest.seats and not manifest.open_table else min(manifest.seats)


def matched(asked: Arena, engine: Engine, log: Path | None, *, quiet: bool) -> tuple[Standings, bool]:
    """Play an arena, resuming from its log; returns the standings, and whether all games were played before Ctrl-C."""
    standings, match_log = Standings(asked), MatchLog(log, asked) if log else None
    before: list[PlayedMatch] = [match for match in match_log or [] if match.outcome.number < asked.run.games]
    for match in before:
        standings.add(match)
    if match_log is not None:
        match_log.write(before)
    with progress(quiet=quiet) as bar:
        return standings, _play(asked, engine, standings, match_log, bar, len(before))


def _play(
    asked: Arena, engine: Engine, standings: Standings, match_log: MatchLog | None, bar: Progress, start: int
) -> bool:
    task = bar.add_task("games", total=asked.run.games, completed=start)
    with closing(play_arena(asked, engine, start)) as matches:
        try:
            for match in matches:
                standings.add(match)
                if match_log is not None:
                    match_log.add(match)
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
    order = sorted(report["bots"].items(), key=lambda item: -item[1]["win_share"])
    for name, bot in order:
        low, high = bot["interval"]
        table.add_row(
            name, str(bot["games"]), f"{bot['win_share']:.1%}", f"{low:.1%} to {high:.1%}", f"{bot['rating']:.1f}",
            f"{bot['points']:.1f}",
        )  # fmt: skip
    console.print(table)
    for name, bot in order:
        if bot.get("losses"):
            causes = ", ".join(f"{cause} {number}" for cause, number in bot["losses"].items())
            console.print(f"{name} lost: {causes}", markup=False)


def climb(run: Run, games: int | None, engine: Engine, log: Path | None, *, as_json: bool) -> None:
    """Play every rung of a game's ladder. Here `log` is a folder, with a file for each rung."""
    found = list[tuple[Rung, dict[str, Any]]]()
    for rung in rungs(run.game, run.seats):
        asked = make_arena(replace(run, games=games or rung.games), rung.bots)
        if log is not None:
            log.mkdir(parents=True, exist_ok=True)
        standings, whole = matched(asked, engine, log and log / rung.file, quiet=as_json)
        found.append((rung, standings.report()))
        if not whole:
            raise typer.Exit(INTERRUPTED_EXIT_CODE)
    if as_json:
        print_json({"game": run.game, "seats": run.seats, "seed": run.seed, "rungs": [report for _, report in found]})
    else:
        typer.echo(as_markdown(run.game, run.seats, run.seed, found))
