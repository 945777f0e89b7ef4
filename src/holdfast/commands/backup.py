"""`holdfast backup`, `holdfast restore` and `holdfast export`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from holdfast.commands.arguments import Database, out
from holdfast.server.config import Config

File = Annotated[Path, typer.Argument(help="The file of the backup.", show_default=False)]
Folder = Annotated[Path, typer.Argument(help="The folder for the records.", show_default=False)]


def backup(file: File, database: Database = "") -> None:
    """Write all tables, seats and chat into a file while the server runs. Keep it safe: it holds hidden cards."""
    from holdfast.server.storage.backups import back_up  # noqa: PLC0415  # other commands start faster without the server

    rows = asyncio.run(back_up(Config(database=database).database_url, file))
    out().print(f"{rows} rows are in {file} .")


def restore(file: File, database: Database = "") -> None:
    """Load a backup into an empty database, of either kind."""
    from holdfast.server.storage.backups import restore as restore_backup  # noqa: PLC0415  # starts faster without the server

    rows = asyncio.run(restore_backup(file, Config(database=database).database_url))
    out().print(f"{rows} rows were restored.")


def export(folder: Folder, database: Database = "") -> None:
    """Write the log of every table as a record. They hold seeds and hidden cards: not for players of running games."""
    from holdfast.server.storage.backups import export as write_records  # noqa: PLC0415  # starts faster without the server

    tables = asyncio.run(write_records(Config(database=database).database_url, folder))
    out().print(f"{tables} records are in {folder} .")
