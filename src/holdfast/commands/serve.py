"""`holdfast serve`: tables in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from holdfast.commands.arguments import Database, Pack, errors, out, pack_folder
from holdfast.engine.errors import HoldfastError
from holdfast.server.config import Config

DEFAULT_PORT = 8000
PORTS_TRIED = 50


class NoPort(HoldfastError):
    """A user error: the server cannot listen there."""


def serve(
    host: Annotated[str, typer.Option(help="The address to serve on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help=f"The port; {DEFAULT_PORT} or the next free one if left out.")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    database: Database = "",
    pack: Pack = None,
    limits: Annotated[bool, typer.Option(help="Limit how much each address may do in a time.")] = True,
    metrics: Annotated[bool, typer.Option("--metrics", help="Serve metrics for Prometheus at /metrics.")] = False,
    public_url: Annotated[
        str,
        typer.Option(envvar="HOLDFAST_PUBLIC_URL", help="The address of the site as people know it, for a public one."),
    ] = "",
    logs: Annotated[bool, typer.Option("--logs", help="Log every request to stderr, one JSON value per line.")] = False,
    bots: Annotated[
        int | None, typer.Option(min=0, max=64, help="Processes for bots; one for each spare core.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve, for a machine with as many cores and many tables.")
    ] = 1,
    patience: Annotated[
        float,
        typer.Option(min=0, help="Seconds after which the table usually declines for people who can do nothing else."),
    ] = 4.0,
    list_days: Annotated[
        float, typer.Option(min=0, help="Days without a move after which a public table is no longer listed.")
    ] = 3,
) -> None:
    """Play in the browser: alone, against bots, or with friends over a link. Stop with Ctrl-C; nothing is lost.

    Tables are stored in your data folder (HOLDFAST_DATA names another), or in the database that you name.
    """
    bot_processes = max(1, (os.cpu_count() or 2) - 1) if bots is None else bots
    config = Config(
        database=database,
        pack=pack_folder(pack),
        auto_decline_s=patience,
        list_days=list_days,
        bot_processes=bot_processes,
        rate_limits=limits,
        metrics=metrics,
        log_requests=logs,
        public_url=public_url,
    )

    listening = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}"

    def on_ready() -> None:
        out().print(f"Holdfast is at [bold]{address}[/] . Stop with Ctrl-C.")
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening:
        run(listening, config, processes, on_ready)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on the given port, or on the first free one."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(128)
        except (OSError, OverflowError):
            listening.close()
        else:
            return listening
    tried = f"port {port}" if port is not None else f"any port from {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TRIED - 1}"
    raise NoPort(f"cannot serve on {host}, {tried}; name a free one with --port")


def run(listening: socket.socket, config: Config, processes: int, on_ready: Callable[[], None]) -> None:
    """Serve until stopped; `on_ready` is called once the server accepts connections."""
    from holdfast.server.storage.store import Store  # noqa: PLC0415  # other commands start faster without the server

    async def check_database() -> None:
        """So that an error is reported in one line."""
        await (await Store.open(config.database_url)).close()

    asyncio.run(check_database())
    keep_private(config)
    if processes == 1:
        run_single_process(listening, config, on_ready)
    else:
        from holdfast.server.cluster.dispatcher import Dispatcher  # noqa: PLC0415  # starts faster without the server
        from holdfast.server.operations.logs import log_as_json  # noqa: PLC0415  # starts faster without the server

        if config.log_requests:
            log_as_json()
        asyncio.run(Dispatcher(listening, config, processes, on_ready).run())


def keep_private(config: Config) -> None:
    """Close our own files in the data folder to other users of the machine; of a database elsewhere only warn."""
    from sqlalchemy.engine import make_url  # noqa: PLC0415  # starts faster without the server

    from holdfast.server.storage.database import is_file  # noqa: PLC0415  # starts faster without the server
    from holdfast.server.storage.files import close_to_others, database_files, open_to_others  # noqa: PLC0415  # starts faster without the server

    url = make_url(config.database_url)
    if not is_file(url):
        return
    file = Path(url.database or "")
    own = database_files(file)
    if not config.database and not os.environ.get("HOLDFAST_DATA"):
        own.append(file.parent)
    for path in filter(open_to_others, own):
        if config.database:
            errors().print(f"holdfast: other users of this machine may read {path}; close it with: chmod 600 {path}")
        else:
            close_to_others(path)


def run_single_process(listening: socket.socket, config: Config, on_ready: Callable[[], None]) -> None:
    """Serve in this process."""
    from holdfast.server.app import create_app  # noqa: PLC0415  # starts faster without the server
    from holdfast.server.operations.logs import log_as_json  # noqa: PLC0415  # starts faster without the server
    from holdfast.server.operations.stopping import StoppingServer  # noqa: PLC0415  # starts faster without the server
    from holdfast.server.web.protocols import tune_garbage_collection, uvicorn_config  # noqa: PLC0415  # starts faster without the server

    class Server(StoppingServer):
        """Calls `on_ready` after its start."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                on_ready()

    server = Server(uvicorn_config(create_app(config), config), config.stop_within_s)
    if config.log_requests:
        log_as_json()
    tune_garbage_collection()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise NoPort("the server could not start; the log above says why")
