"""Rendering of environments: the table as text, or the browser's board as pixels."""

from __future__ import annotations

import io

import numpy as np
import yaml
from numpy.typing import NDArray
from rich.console import Console

from holdfast.engine.errors import HoldfastError
from holdfast.engine.record import Header, Record
from holdfast.games import part
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.screenshots import Screenshots
from holdfast.lab.simulate.game_log import GameLog

MODES = ("ansi", "rgb_array")
_COLUMNS = 120


class UnknownMode(HoldfastError):
    """There is no such render mode."""


class Renderer:
    """Shows an episode as the asked seat sees it, in the mode of its environment."""

    def __init__(self, episode: Episode, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise UnknownMode(f"there is no render_mode {mode!r}; there are: {', '.join(MODES)}")
        self._episode = episode
        self._mode = mode
        self._log = GameLog()
        self._screenshots: Screenshots | None = None
        if mode == "rgb_array":
            episode.make_watcher = self._new_log

    def _new_log(self) -> GameLog:
        self._log = GameLog()
        return self._log

    def frame(self) -> str | NDArray[np.uint8] | None:
        """The table now; None if the environment was made without a mode."""
        if self._mode is None:
            return None
        return as_text(self._episode) if self._mode == "ansi" else self._pixels()

    def _pixels(self) -> NDArray[np.uint8]:
        if self._screenshots is None:
            self._screenshots = Screenshots(self._episode.pack)
        episode = self._episode
        names = tuple(_names(episode.seats))
        pack = None if episode.pack is None else episode.pack.name
        header = Header(episode.game.name, episode.game.version, episode.seats, episode.settings, names, 0, pack)
        record = Record(header, tuple(self._log.entries), None)
        return self._screenshots.picture(record.text(), len(record.entries), episode.viewer)

    def close(self) -> None:
        if self._screenshots is not None:
            self._screenshots.close()
            self._screenshots = None


def as_text(episode: Episode) -> str:
    """The table as a terminal draws it, what is asked, and the actions with their numbers."""
    play, seat, out = episode.play, episode.viewer, io.StringIO()
    console = Console(file=out, width=_COLUMNS, force_terminal=True, color_system="standard", highlight=False)
    drawing = part(episode.game.name, "board.terminal")
    if drawing is not None:
        names = [*_names(episode.seats), *episode.game.rivals.get(episode.seats, ())]
        console.print(drawing.board(play.view(seat), names, episode.content))
    else:
        console.print(
            yaml.safe_dump(
                play.view(seat), allow_unicode=True, sort_keys=False, default_flow_style=None, width=_COLUMNS
            ),
            markup=False,
        )
    if not episode.over:
        decision = episode.decision
        console.print(f"Player {decision.seat + 1}: {decision.prompt}", markup=False)
        for action, option in enumerate(episode.options_shown()):
            console.print(f"{action:>4}  {option.label}", markup=False)
    return out.getvalue()


def _names(seats: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(seats)]
