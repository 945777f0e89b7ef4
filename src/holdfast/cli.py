"""The command line: `holdfast serve | play | simulate | arena | analyse | balance | replay | rules | …`."""

from __future__ import annotations

import io
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import holdfast
from holdfast.commands import pack, report
from holdfast.commands.analyse import analyse
from holdfast.commands.arena import arena
from holdfast.commands.backup import backup, export, restore
from holdfast.commands.balance import balance
from holdfast.commands.bench import bench
from holdfast.commands.doctor import doctor
from holdfast.commands.games import games
from holdfast.commands.play import play
from holdfast.commands.prune import prune
from holdfast.commands.replay import replay
from holdfast.commands.rules import rules
from holdfast.commands.serve import serve
from holdfast.commands.simulate import simulate
from holdfast.engine.errors import HoldfastError, RuleBug
from holdfast.proofs import NoProofs

ERROR_EXIT_CODE = 2
"""The exit code for every `HoldfastError`."""


class Commands(TyperGroup):
    """All commands. A `HoldfastError` is printed as one line on stderr, never as a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except HoldfastError as error:
            typer.echo(f"holdfast: {on_one_line(error)}", err=True)
            raise typer.Exit(ERROR_EXIT_CODE) from error


def on_one_line(error: HoldfastError) -> str:
    """The message of an error on one line; only the output of failed tests keeps its lines."""
    if isinstance(error, NoProofs):
        return str(error)
    blame = "this is a bug in Holdfast: " if isinstance(error, RuleBug) else ""
    return blame + " ".join(str(error).split())


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog="Example: holdfast serve --port 8080")(serve)
app.command(epilog="Example: holdfast play cryo --seats 3 --seed 7")(play)
app.command(epilog="Example: holdfast simulate cryo --seats 3 --games 1000 --workers 2 --out results.parquet")(simulate)
app.command(epilog="Example: holdfast arena cryo --bots greedy,search:200 --games 100 --workers 2")(arena)
app.command(epilog="Example: holdfast balance cryo --games 500 --bots greedy --out cryo.html")(balance)
app.command(epilog="Example: holdfast analyse game.record")(analyse)
app.command(epilog="Example: holdfast replay game.record --at 120 --seat 0")(replay)
app.command(epilog="Example: holdfast rules cryo sabotage")(rules)
app.command(epilog="Example: holdfast games --json")(games)
app.command(epilog="Example: holdfast bench --json", context_settings={"allow_extra_args": True})(bench)
app.command(epilog="Example: holdfast backup holdfast.backup.gz")(backup)
app.command(epilog="Example: holdfast restore holdfast.backup.gz --database postgresql://host/holdfast")(restore)
app.command(epilog="Example: holdfast export records")(export)
app.command(epilog="Example: holdfast prune --finished-older-than 365 --archive old.gz --yes")(prune)
app.command(epilog="Example: holdfast doctor")(doctor)
app.add_typer(pack.app, name="pack")
app.add_typer(report.app, name="report")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"holdfast {holdfast.__version__}")
        raise typer.Exit


@app.callback(epilog="Example: holdfast play cryo")
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Survival board games to play, study and design, with every rule of their rulebooks."""


def main() -> None:
    """The entry point of the `holdfast` command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a character gets a ? instead of a crash
    app()


if __name__ == "__main__":
    main()
