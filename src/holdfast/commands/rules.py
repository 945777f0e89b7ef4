"""`holdfast rules`: the clauses of a rulebook, and how many of them tests prove."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
import typer

from holdfast import proofs
from holdfast.commands.arguments import AsJson, GameName, errors, out, print_json
from holdfast.engine.errors import ContentError
from holdfast.engine.rulebook import Clause, Coverage, coverage, find, ledger
from holdfast.games import game as game_named
from holdfast.terminal.clauses import by_section


def rules(
    game: GameName,
    word: Annotated[
        str | None, typer.Argument(help="Show the clauses that contain this word, or the clause with this id.")
    ] = None,
    share: Annotated[bool, typer.Option("--coverage", help="Count the clauses that passing tests prove.")] = False,
    as_json: AsJson = False,
) -> None:
    """Read the rules of a game by section, or only those that contain a word."""
    clauses = ledger(game_named(game).folder)
    if not clauses:
        raise ContentError(f"{game} has no ledger of rules (rules.yaml)")
    if share:
        show_coverage(coverage(clauses, proofs.proved(game)), proofs.noticed(game), as_json)
        return
    found = find(clauses, word) if word else list(clauses.values())
    if as_json:
        print_json({"game": game, "clauses": [msgspec.to_builtins(clause) for clause in found]})
    elif found:
        out().print(by_section(found))
    if not found:
        errors().print(f"No rule of {game} contains {word!r}.", markup=False)
        raise typer.Exit(1)


def show_coverage(counted: Coverage, noticed: Mapping[str, tuple[int, int]], as_json: bool) -> None:
    """Print the missing clauses, the mutants killed in each chapter and the totals, or all as one JSON object."""
    if as_json:
        print_json(
            {
                "clauses": counted.clauses,
                "proved": counted.proved,
                "untestable": counted.untestable,
                "missing": len(counted.missing),
                "missing_ids": [clause.id for clause in counted.missing],
                "mutants": {name: {"killed": killed, "total": total} for name, (killed, total) in noticed.items()},
            }
        )
        return
    missing: tuple[Clause, ...] = counted.missing
    if missing:
        out().print(by_section(missing))
    for name, (killed, total) in noticed.items():
        typer.echo(f"{100 * killed / total:5.1f} % of {total:3} small changes noticed in {name}")
    typer.echo(
        f"{counted.clauses} clauses: {counted.proved} proved, {counted.untestable} untestable, {len(missing)} missing"
    )
