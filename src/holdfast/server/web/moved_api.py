"""The paths that the API had before it carried a version: each answers with the path under `/api/v1`.

The status is 308, so clients that follow redirects repeat the request with its method and body; others can read the
new path in the JSON error. A WebSocket handshake is answered in the same way.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

router = APIRouter(include_in_schema=False)

MOVED = ("games", "tables", "my", "records")
"""The first part of every path that existed directly under `/api`."""
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]


def redirect_to_v1(connection: HTTPConnection) -> JSONResponse:
    path = "/api/v1" + connection.url.path.removeprefix("/api")
    query = f"?{connection.url.query}" if connection.url.query else ""
    error = {"kind": "Moved", "message": f"the API is under /api/v1; use {path}"}
    return JSONResponse({"error": error}, 308, {"Location": path + query})


for _first in MOVED:

    @router.api_route(f"/api/{_first}{{rest:path}}", methods=METHODS)
    async def moved(request: Request) -> JSONResponse:
        return redirect_to_v1(request)

    @router.websocket(f"/api/{_first}{{rest:path}}")
    async def moved_websocket(socket: WebSocket) -> None:
        await socket.send_denial_response(redirect_to_v1(socket))
