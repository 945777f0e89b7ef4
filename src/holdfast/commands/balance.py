"""`holdfast balance`: how fair and how hard a game is, and what a changed card changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from holdfast.commands.arguments import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Pack,
    Workers,
    errors,
    pack_folder,
    print_json,
)
from holdfast.games import game as game_named
from holdfast.lab import balance_arkosa, balance_frostpunk
from holdfast.lab.balance import NoReport
from holdfast.lab.balance_games import Request, play
from holdfast.lab.balance_report import Studied, study
from holdfast.lab.engines import Engine, engine_named

GAMES, OWN_GAMES = 5000, 40
"""How many games a report takes if nobody says: of each kind of table; of each part of a game's own report."""


def balance(
    game: GameName,
    games: Annotated[int | None, typer.Option(min=2, help=f"How many games at each kind of table. [{GAMES}]")] = None,
    bots: Annotated[str, typer.Option(help="The bot that plays on all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Decides everything.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Only the tables with so many seats.")] = None,
    pack: Pack = None,
    against: Annotated[Path | None, typer.Option(help="Compare with this pack, on the same seeds.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the report there: a page (.html) or Markdown (.md).")] = None,
    as_json: AsJson = False,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = "",
) -> None:
    """Play many games and report on balance. The same seed and number of games give the same report.

    The page has charts, and an interval for every figure. Arkosa and Frostpunk also have reports of their own in
    Markdown: on the events and the levels of bots of the one, on wins and causes of loss for several kinds of players
    of the other. They are what `--out FILE.md` writes, and what is printed without `--out`.
    """
    game_named(game)
    if game in OWN and against is None and pack is None and seats is None and (out is None or out.suffix == ".md"):
        own_report(game, games or OWN_GAMES, seed, out, engine_named(engine, workers, address), as_json=as_json)
        return
    request = Request(game, games or GAMES, bots, seed, pack_folder(pack), seats)
    studied = look_into(request, pack_folder(against), engine_named(engine, workers, address), quiet=as_json)
    report = studied.report()
    if out is not None:
        write(out, report.html() if out.suffix == ".html" else report.markdown())
    if as_json:
        print_json(studied.data())
    elif out is None:
        typer.echo(report.markdown(), nl=False)


def look_into(request: Request, against: Path | None, engine: Engine, *, quiet: bool) -> Studied:
    """Play all games, with both packs if there are two, and look into them."""
    requests = [request]
    if against is not None:
        requests.append(replace(request, pack=against))
    console = errors()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True)
    with shown as bar:
        task = bar.add_task("games")
        samples = play(requests, engine, lambda done, of: bar.update(task, completed=done, total=of))
    return study(request, samples[0], against, samples[1] if against is not None else None)


def own_report(game: str, games: int, seed: int, out: Path | None, engine: Engine, *, as_json: bool) -> None:
    """The report that a game has of its own."""
    text, data = OWN[game](games, seed, engine)
    if out is not None:
        write(out, text)
    if as_json:
        print_json(data)
    elif out is None:
        typer.echo(text, nl=False)


def on_arkosa(games: int, seed: int, engine: Engine) -> tuple[str, dict[str, Any]]:
    report = balance_arkosa.make(games, seed, tell)
    return balance_arkosa.text(report), balance_arkosa.data(report)


def on_frostpunk(games: int, seed: int, engine: Engine) -> tuple[str, dict[str, Any]]:
    report = balance_frostpunk.make(games, seed, tell, engine)
    return balance_frostpunk.text(report), balance_frostpunk.data(report)


def tell(line: str) -> None:
    errors().print(line, markup=False)


OWN: Final = {"arkosa": on_arkosa, "frostpunk": on_frostpunk}
"""The reports that games have of their own, in words and as data."""


def write(path: Path, report: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
    except OSError as error:
        raise NoReport(f"{path}: the report cannot be written there ({error.strerror})") from error
