"""`holdfast prune`: archives and deletes tables and chat by age."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from holdfast.commands.arguments import AsJson, Database, errors, out, print_json
from holdfast.server.config import Config


def prune(
    database: Database = "",
    finished: Annotated[
        float | None, typer.Option("--finished-older-than", min=0, help="Finished games, by days since the last move.")
    ] = None,
    abandoned: Annotated[
        float | None,
        typer.Option(
            "--abandoned-older-than", min=0, help="UNFINISHED games, by days since the last move. Never by default."
        ),
    ] = None,
    chat: Annotated[
        float | None, typer.Option("--chat-older-than", min=0, help="Lines of chat at all tables, by days.")
    ] = None,
    archive: Annotated[
        Path | None,
        typer.Option(help="Write what is deleted into this backup first; `holdfast restore` reads it."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete it. Without this nothing is changed.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted; the default.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete old tables and chat, while the server runs. Without `--yes` it only says what it would delete.

    Nothing is deleted that you do not name, and unfinished games only with `--abandoned-older-than`.
    """
    from holdfast.server.storage.pruning import Rules, preview  # noqa: PLC0415  # other commands start faster without the server
    from holdfast.server.storage.pruning import prune as delete  # noqa: PLC0415  # starts faster without the server

    if finished is None and abandoned is None and chat is None:
        raise typer.BadParameter("name what is to go, for example --finished-older-than 365")
    if yes and dry_run:
        raise typer.BadParameter("choose one of --yes and --dry-run")
    url, rules = Config(database=database).database_url, Rules(finished, abandoned, chat)
    pruned = asyncio.run(delete(url, rules, archive, _progress) if yes else preview(url, rules))
    if as_json:
        print_json({"deleted": yes, **pruned.__dict__})
        return
    what = f"{pruned.finished} finished and {pruned.abandoned} unfinished tables, and {pruned.chat_lines} lines of chat"
    out().print(f"{what} {'were deleted' if yes else 'would be deleted; add --yes to do it'}.")
    if yes and archive is not None:
        out().print(f"{pruned.archived_rows} rows are in {archive} .")


def _progress(done: int, total: int) -> None:
    errors().print(f"{done} of {total} tables")
