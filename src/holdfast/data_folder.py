"""The folder for the user's data: tables, saved games, settings."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """`HOLDFAST_DATA` if set, else the system's standard folder for application data."""
    chosen = os.environ.get("HOLDFAST_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Holdfast"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Holdfast"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "holdfast"
