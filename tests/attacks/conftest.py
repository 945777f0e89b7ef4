"""Attacks run against the servers of `tests/server`."""

from __future__ import annotations

from server.conftest import anyio_backend, database, postgres, postgres_database, server, service, sqlite, store

__all__ = ["anyio_backend", "database", "postgres", "postgres_database", "server", "service", "sqlite", "store"]
