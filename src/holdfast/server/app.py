"""The web app: `create_app(config)` wires store, tables, bots, cluster and web together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import FastAPI
from fastapi.routing import APIRoute

import holdfast
from holdfast.engine.errors import HoldfastError
from holdfast.engine.rulebook import ledger
from holdfast.server.bots.analysis_jobs import AnalysisJobs
from holdfast.server.bots.hints import HintProvider
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.runner import BotRunner
from holdfast.server.cluster.link import Link, connect
from holdfast.server.cluster.presence_sync import PresenceSync
from holdfast.server.config import Config
from holdfast.server.operations import health
from holdfast.server.storage.notices import Notice, PresenceReported
from holdfast.server.storage.rebuild import GameSetup
from holdfast.server.storage.store import Store
from holdfast.server.tables.auto_decline import AutoDecline, Sleep
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.service import TableService
from holdfast.server.web import api, api_docs, error_responses, live, moved_api, pages, rendering
from holdfast.server.web.drawing.games import covers
from holdfast.server.web.guard import Guard
from holdfast.server.web.hosts import AllowedHosts
from holdfast.server.web.limits import RateLimits
from holdfast.server.work.pool import WorkPools


class Backend:
    """Everything behind the web app. The registry announces changes; bots and auto-decline subscribe to it."""

    def __init__(self, store: Store, config: Config, sleep: Sleep = asyncio.sleep) -> None:
        self._store = store
        self._worker_slot = config.worker_slot
        self._link: Link | None = None
        self.work = WorkPools.create(config.bot_processes)
        self.registry = TableRegistry(store, config, self.work)
        self.service = TableService(store, self.registry, config)
        self.pool = BotProcessPool(self.work)
        self.bots = BotRunner(self.registry, self.pool, config.bot_pace_s, sleep)
        self.auto_decline = AutoDecline(self.registry, config.auto_decline_s, sleep)
        self.hints = HintProvider(self.registry, self.pool, config)
        self.analysis = AnalysisJobs(store, self.registry, self.pool)
        self.presence_sync = PresenceSync(store, self.registry.sessions)

    async def start(self) -> None:
        """Listen to other server processes, and start the bot processes."""
        self._link = await connect(self._store, self._worker_slot, self._on_notice, self.registry.on_gap)
        self.presence_sync.start()
        self.work.thinking.start()

    async def close(self) -> None:
        """Stop. Nothing is lost: everything that counts is in the store."""
        await self.presence_sync.close()
        await self.analysis.close()
        await self.bots.close()
        await self.auto_decline.close()
        await self.work.close()
        if self._link is not None:
            await self._link.close()

    def _on_notice(self, notice: Notice, origin: str) -> None:
        if isinstance(notice, PresenceReported):
            self.presence_sync.on_notice(notice, origin)
        else:
            self.registry.on_notice(notice)


def create_app(config: Config | None = None) -> FastAPI:
    """The app, ready to be served. It opens and upgrades its database when it starts."""
    config = config or Config()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database_url, config.lock_timeout_s, shared=config.worker_slot is not None)
        backend = Backend(store, config)
        app.state.service, app.state.hints, app.state.analysis = backend.service, backend.hints, backend.analysis
        app.state.readiness = health.Readiness(config, backend.service)
        await backend.start()
        threading.Thread(target=warm_up, args=(config.pack,), name="warming up", daemon=True).start()
        try:
            yield
        finally:
            await backend.close()
            await store.close()

    app = FastAPI(
        title="Holdfast",
        version=holdfast.__version__,
        description="Set tables up, claim seats, view tables, answer. See docs/api.md for how to write a client.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_operation_id,
    )
    app.state.config = config
    app.state.pack = config.pack
    app.state.limits = RateLimits() if config.rate_limits else None
    app.add_middleware(Guard, hosts=AllowedHosts(config.public_url), limits=app.state.limits)
    error_responses.add_to(app)
    for router in (api.router, api_docs.router, health.router, live.router, moved_api.router):
        app.include_router(router)
    pages.add_to(app)
    return app


def warm_up(pack: Path | None) -> None:
    """Load what every table needs, so that the first ones do not keep the event loop waiting for it.

    It runs in a thread of its own, for which no server waits when it stops.
    """
    rendering.compile_templates()
    covers()
    for game in holdfast.games().values():
        ledger(game.folder)
        names = tuple(f"Player {number}" for number in range(1, min(game.seats) + 1))
        with suppress(HoldfastError):  # a pack that does not fit is reported when a table is set up
            GameSetup(game.name, names, {}, 0, pack).begin()


def _operation_id(route: APIRoute) -> str:
    return route.name
