"""The names by which a server may be called: a request for another `Host` was lured here, or would lure others."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from holdfast.server.errors import ServerError

LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".test")
"""Names that nobody can register in the internet."""


class AllowedHosts:
    """The public address of a server, if it has one, and all names that only its own network knows."""

    def __init__(self, public_url: str = "") -> None:
        self.public_url = public_url.rstrip("/")
        parts = urlsplit(self.public_url)
        if public_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
            raise ServerError(f"a public address looks like https://games.example.org, not like {public_url}")
        self._names = {name for name in (parts.hostname, socket.gethostname().lower()) if name}

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server. An address, or a name without a dot, cannot be another site's."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return "." not in name or name in self._names or name.endswith(LOCAL_SUFFIXES) or _is_address(name)

    def is_own(self, origin: str, host: str) -> bool:
        """Whether an `Origin` is this site, which the request called by `host`."""
        return origin == self.public_url or urlsplit(origin).netloc == host


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
