"""Packs that change the content of Arkosa."""

from __future__ import annotations

from pathlib import Path


def pack(folder: Path, file: str, text: str) -> Path:
    """A pack with this text as one of its files."""
    (folder / "arkosa").mkdir()
    (folder / "arkosa" / f"{file}.yaml").write_text(text, encoding="utf-8")
    return folder
