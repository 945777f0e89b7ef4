"""A real server and a real browser: the system's Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from browser.servers_apart import ServerApart
from holdfast.games import NAMES

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip

PATIENCE = 60_000
"""Milliseconds after which something that should happen has not; busy machines are slow."""
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]
"""Opens a browser of its own, with its own cookies: `visit(width=390, height=844, motion=True)`."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerApart]:
    made = ServerApart(tmp_path_factory.mktemp("data"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: ServerApart) -> Iterator[Visit]:
    """Every page that is opened must run without an error of its scripts."""
    troubles, contexts = list[str](), []

    def opened(*, width: int = 1280, height: int = 720, motion: bool = False, first_time: bool = False) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport=ViewportSize(width=width, height=height),
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not first_time:
            for game in NAMES:
                context.add_init_script(f"localStorage.setItem('holdfast-helped-{game}', '1')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def keep_picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keep a screenshot, to be looked at."""
    folder = ROOT / ".holdfast" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=folder / f"{name}.png")

    return keep
