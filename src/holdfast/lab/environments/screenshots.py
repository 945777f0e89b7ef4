"""Screenshots of the browser's board: a server process and the system's Chromium, started when first needed.

The server gets the record of the game over its API. The browser is driven from its own thread, so that screenshots can
be taken within an event loop too, as in notebooks.
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
WIDTH_PX, HEIGHT_PX = 1280, 800
TIMEOUT_S = 120


class NoBrowser(HoldfastError):
    """Pictures of the board need a browser."""


class Screenshots:
    """A server and a browser, which run until `close`."""

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
        """The board after entry number `at` of a record, as a seat sees it."""
        table = self._server.upload(record)
        address = f"{self._server.address}/replay/{table}?at={at}&as={seat}"
        return self._thread.submit(_take, self._page.result(), address).result()

    def close(self) -> None:
        self._close()


class Server:
    """`holdfast serve` as a separate process, with its data in a temporary folder."""

    def __init__(self, pack: Path | None) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--no-open", "--port", "0"]
        command += [] if pack is None else ["--pack", str(pack)]
        environment = {**os.environ, "HOLDFAST_DATA": self._folder.name, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        self.address = self._printed_address()

    def _printed_address(self) -> str:
        """The address that it prints."""
        assert self._process.stdout is not None
        timer = Timer(TIMEOUT_S, self._process.kill)
        timer.start()
        found = next((m for line in self._process.stdout if (m := re.search(r"http://localhost:(\d+)", line))), None)
        timer.cancel()
        if found is None:
            self.close()
            raise NoBrowser("the server that draws the board did not start; try `holdfast serve` by hand")
        return f"http://127.0.0.1:{found[1]}"

    def upload(self, record: str) -> str:
        """Make a table from a record; its id."""
        request = urllib.request.Request(
            f"{self.address}/api/v1/records",
            json.dumps({"text": record}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
            return str(json.load(answer)["table"])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(TIMEOUT_S)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._folder.cleanup()


def _open(browser: str) -> Any:
    """A page of a new browser, in this thread."""
    from playwright.sync_api import ViewportSize, sync_playwright  # noqa: PLC0415  # needed only for pictures

    playwright = sync_playwright().start()
    started = playwright.chromium.launch(executable_path=browser, args=list(ARGUMENTS))
    page = started.new_page(viewport=ViewportSize(width=WIDTH_PX, height=HEIGHT_PX), reduced_motion="reduce")
    return playwright, started, page


def _take(opened: Any, address: str) -> NDArray[np.uint8]:
    from PIL import Image  # noqa: PLC0415  # likewise

    page = opened[2]
    page.goto(address, timeout=1000 * TIMEOUT_S)
    with Image.open(io.BytesIO(page.screenshot(timeout=1000 * TIMEOUT_S))) as picture:
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
