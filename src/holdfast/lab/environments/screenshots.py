"""The browser's board as pixels: a server of our own and the system's Chromium, started when first needed.

The server is a program apart, which is sent the record of the game and drawn from like by anybody else. The browser is
driven from a thread of its own, so that pictures can be taken within an event loop too, as notebooks have it.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.errors import HoldfastError

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run")
WIDTH, HEIGHT = 1280, 800
PATIENCE = 120
"""Seconds after which a server that should have started has not."""


class NoBrowser(HoldfastError):
    """The user's: pictures of the board need a browser."""


class Screen:
    """A server and a browser, kept until `close`."""

    def __init__(self, pack: Path | None = None) -> None:
        browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
        if browser is None:
            raise NoBrowser(
                'render_mode "rgb_array" takes pictures of the board in Chromium, and none was found; install it '
                '(on Debian: apt-get install chromium), or use render_mode "ansi"'
            )
        self._server = Server(pack)
        self._thread = ThreadPoolExecutor(1)
        self._page = self._thread.submit(_open, browser)
        self._close = finalize(self, _close, self._server, self._thread, self._page)

    def picture(self, record: str, at: int, seat: int) -> NDArray[np.uint8]:
        """The board after so many entries of a record, as a seat sees it."""
        table = self._server.shown(record)
        address = f"{self._server.address}/replay/{table}?at={at}&as={seat}"
        return self._thread.submit(_take, self._page.result(), address).result()

    def close(self) -> None:
        self._close()


class Server:
    """`holdfast serve` as a process of its own, with its data in a folder of its own."""

    def __init__(self, pack: Path | None) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", "0"]
        command += [] if pack is None else ["--pack", str(pack)]
        environment = {**os.environ, "HOLDFAST_DATA": self._folder.name, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        self.address = self._found()

    def _found(self) -> str:
        """Where it serves, as it says itself."""
        assert self._process.stdout is not None
        too_late = Timer(PATIENCE, self._process.kill)
        too_late.start()
        found = next((m for line in self._process.stdout if (m := re.search(r"http://localhost:(\d+)", line))), None)
        too_late.cancel()
        if found is None:
            self.close()
            raise NoBrowser("the server that draws the board did not start; try `holdfast serve` by hand")
        return f"http://127.0.0.1:{found[1]}"

    def shown(self, record: str) -> str:
        """The id of a table to look at, made from a record."""
        request = urllib.request.Request(
            f"{self.address}/api/v1/records",
            json.dumps({"text": record}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return str(json.load(answer)["table"])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._folder.cleanup()


def _open(browser: str) -> Any:
    """A page of a new browser, in this thread."""
    from playwright.sync_api import ViewportSize, sync_playwright  # noqa: PLC0415  # needed for pictures alone

    playwright = sync_playwright().start()
    started = playwright.chromium.launch(executable_path=browser, args=list(ARGUMENTS))
    page = started.new_page(viewport=ViewportSize(width=WIDTH, height=HEIGHT), reduced_motion="reduce")
    return playwright, started, page


def _take(opened: Any, address: str) -> NDArray[np.uint8]:
    from PIL import Image  # noqa: PLC0415  # likewise

    page = opened[2]
    page.goto(address, timeout=1000 * PATIENCE)
    with Image.open(io.BytesIO(page.screenshot(timeout=1000 * PATIENCE))) as picture:
        return np.array(picture.convert("RGB"), dtype=np.uint8)


def _shut(opened: Any) -> None:
    playwright, browser, _ = opened
    browser.close()
    playwright.stop()


def _close(server: Server, thread: ThreadPoolExecutor, page: Any) -> None:
    """End the browser and the server."""
    try:
        thread.submit(_shut, page.result()).result()
    finally:
        thread.shutdown()
        server.close()
