"""`holdfast serve`: tables in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import typer

from holdfast.commands.arguments import Database, Pack, out, pack_folder
from holdfast.engine.errors import HoldfastError
from holdfast.server.config import Config

PORT = 8000
TRIED = 50


class NoPort(HoldfastError):
    """The user's: nothing can be served there."""


def serve(
    host: Annotated[str, typer.Option(help="The address to serve on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=f"The port; {PORT} or the next free one if left out.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    database: Database = "",
    pack: Pack = None,
    limits: Annotated[bool, typer.Option(help="Whether each address may do only so much in a time.")] = True,
    metrics: Annotated[bool, typer.Option("--metrics", help="Tell at /metrics what the server counts.")] = False,
    logs: Annotated[bool, typer.Option("--logs", help="Log every request to stderr, one JSON value a line.")] = False,
    bots: Annotated[
        int | None, typer.Option(min=0, max=64, help="Processes in which bots think; one for each spare core.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve, for a machine with as many cores and many tables.")
    ] = 1,
    patience: Annotated[
        float, typer.Option(min=0, help="Seconds after which the table usually declines for who can do nothing else.")
    ] = 4.0,
) -> None:
    """Play in the browser: alone, against bots, or with friends over a link. Stop with Ctrl-C; nothing is lost.

    Tables are kept in your data folder (HOLDFAST_DATA names another), or in the database that you name.
    """
    listening = bound(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}"
    thinking = max(1, (os.cpu_count() or 2) - 1) if bots is None else bots
    config = Config(
        database=database,
        pack=pack_folder(pack),
        patience=patience,
        bot_processes=thinking,
        limits=limits,
        metrics=metrics,
        logs=logs,
    )

    def opened() -> None:
        out().print(f"Holdfast is at [bold]{address}[/] . Stop with Ctrl-C.")
        if not no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(listening, config, processes, opened)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one."""
    wanted = range(PORT, PORT + TRIED) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
            listening.listen(128)
        except (OSError, OverflowError):
            listening.close()
        else:
            return listening
    tried = f"port {port}" if port is not None else f"any port from {PORT} to {PORT + TRIED - 1}"
    raise NoPort(f"cannot serve on {host}, {tried}; name a free one with --port")


def run(listening: socket.socket, config: Config, processes: int, opened: Callable[[], None]) -> None:
    """Serve until stopped; `opened` is called when it has begun."""
    from holdfast.server.storage.store import Store  # noqa: PLC0415  # other commands start faster without the server

    async def try_database() -> None:
        """So that what is wrong with it is said in a line."""
        await (await Store.open(config.database_url)).close()

    asyncio.run(try_database())
    if processes == 1:
        run_alone(listening, config, opened)
    else:
        from holdfast.server.cluster.dispatcher import Door  # noqa: PLC0415  # likewise
        from holdfast.server.operations.logs import log_as_json  # noqa: PLC0415  # likewise

        if config.logs:
            log_as_json()
        asyncio.run(Door(listening, config, processes, opened).run())


def run_alone(listening: socket.socket, config: Config, opened: Callable[[], None]) -> None:
    """Serve in this process."""
    import uvicorn  # noqa: PLC0415  # likewise

    from holdfast.server.operations.logs import log_as_json  # noqa: PLC0415  # likewise
    from holdfast.server.web.protocols import running, seldom_tidy  # noqa: PLC0415  # likewise

    class Server(uvicorn.Server):
        """Says so once it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                opened()

    server = Server(running(config))
    if config.logs:
        log_as_json()
    seldom_tidy()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise NoPort("the server could not start; the reason stands above")
