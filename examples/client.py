"""A whole client for Holdfast in one page: sets a table up against a bot and plays it to the end.

holdfast serve --no-open &
python examples/client.py http://localhost:8000 cryo
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

CONFLICT = 409


class Client:
    """Talks to a server as one player."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.token = ""

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call of the API. The token says who we are."""
        request = urllib.request.Request(self.server + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:
            return json.load(answer)

    def new_table(self, game: str, bot: str = "random") -> str:
        """A table for us and a bot; the server gives us a token, which holds our seat."""
        seats = [{"kind": "person", "name": "Example"}, {"kind": "bot", "bot": bot}]
        made = self.call("POST", "/api/v1/tables", {"game": game, "seats": seats, "pace": 0})
        self.token = made["token"]
        return str(made["table"])

    def play(self, table: str) -> Any:
        """Listen, and answer whenever we are asked something, until the game is over."""
        events = self.server.replace("http", "ws", 1) + f"/api/v1/tables/{table}/events"
        answered = -1
        with connect(events, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            for text in socket:
                message = json.loads(text)
                if "table" not in message:
                    raise SystemExit(f"the server says: {message['error']}")
                seen = message["table"]
                if seen["over"]:
                    return seen
                if seen["decision"] and seen["seq"] > answered:
                    answered = seen["seq"]
                    option = self.choose(seen["decision"]["options"], seen["view"])
                    self.answer(table, option["key"], answered)
        raise SystemExit("the server has closed the connection")

    def answer(self, table: str, key: str, seq: int) -> None:
        """Say what we choose. If what we saw was no longer so, the news of that is on its way: look again."""
        try:
            self.call("POST", f"/api/v1/tables/{table}/choose", {"key": key, "seq": seq})
        except urllib.error.HTTPError as refused:
            if refused.code != CONFLICT:
                raise

    def choose(self, options: list[dict[str, Any]], view: dict[str, Any]) -> dict[str, Any]:
        """Your idea goes here. `view` is all that you may see; an option has `key`, `label` and `places`."""
        return random.choice(options)


def main(server: str, game: str) -> None:
    client = Client(server)
    seen = client.play(client.new_table(game))
    for name, sheet in zip(seen["names"], seen["result"]["sheets"], strict=True):
        print(f"{name}: {sheet['total']} points")
    print("won by", " and ".join(seen["names"][side] for side in seen["result"]["winners"]))


if __name__ == "__main__":
    main(*sys.argv[1:3])
