"""What environments show."""

from __future__ import annotations

import numpy as np
import pytest

from holdfast.lab import environments
from holdfast.lab.environments import screenshots
from holdfast.lab.environments.rendering import UnknownMode


@pytest.mark.parametrize("ident", environments.IDS)
def test_the_table_as_text_names_what_is_asked_and_every_action(ident: str) -> None:
    env = environments.gym(ident, render_mode="ansi")
    env.reset(seed=4)
    text = env.render()
    assert env.episode.decision.prompt in text
    for option in env.episode.options_shown():
        assert option.label in text


def test_the_board_of_the_browser_as_pixels_changes_with_the_game() -> None:
    env = environments.aec("cryo", render_mode="rgb_array")
    env.reset(seed=4)
    for _ in range(12):
        env.step(0)
    try:
        first = env.render()
        assert first.shape == (screenshots.HEIGHT_PX, screenshots.WIDTH_PX, 3)
        assert first.dtype == np.uint8
        assert len(np.unique(first.reshape(-1, 3), axis=0)) > 100  # a board has many colours, a broken page few
        env.step(0)
        assert (env.render() != first).any()
    finally:
        env.close()
        env.close()


def test_rendering_does_not_change_the_game() -> None:
    plain, shown = environments.aec("cryo"), environments.aec("cryo", render_mode="rgb_array")
    plain.reset(seed=4)
    shown.reset(seed=4)
    for _ in range(40):
        assert plain.last()[0]["observation"].tolist() == shown.last()[0]["observation"].tolist()
        plain.step(0)
        shown.step(0)


def test_without_chromium_a_picture_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screenshots, "BROWSERS", ("a browser that nobody has",))
    env = environments.aec("cryo", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(screenshots.NoBrowser, match="Chromium, and none was found; install it"):
        env.render()


def test_a_mode_that_there_is_not_is_refused_and_no_mode_shows_nothing() -> None:
    with pytest.raises(UnknownMode, match="there is no render_mode 'human'; there are: ansi, rgb_array"):
        environments.gym("cryo", render_mode="human")
    env = environments.aec("cryo")
    env.reset(seed=1)
    assert env.render() is None
