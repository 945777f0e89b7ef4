"""The digest of a game's content: it changes with everything that affects play, and not with prose.

Prose is what a content struct types as `Prose`: texts, colours, remarks. Names count, because records name pieces by
them. The content file as it was loaded, with the pack laid over it, is one part of the digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import inspect

Prose = Annotated[str, msgspec.Meta(extra={"prose": True})]
"""Text for people that no rule and no option key depends on."""

PART_LENGTH = 16
"""Hexadecimal digits of the digest of one file."""
DIGEST_LENGTH = 32
"""Hexadecimal digits of the digest of a game's content."""


class HasContent(Protocol):
    """What is needed of a game's manifest."""

    @property
    def name(self) -> str: ...

    @property
    def content(self) -> Callable[[Path | None], object]: ...


_parts = dict[tuple[str, Path | None], dict[str, str]]()
_digests = dict[tuple[str, Path | None], str | None]()


def note_file(game: str, pack: Path | None, name: str, data: Any, kind: Any) -> None:
    """Remember the digest of a content file that was just loaded into `kind`."""
    plain = json.dumps(_with_text_keys(replace_prose(data, inspect.type_info(kind))), sort_keys=True, default=str)
    _parts.setdefault((game, pack), {})[name] = hashlib.sha256(plain.encode()).hexdigest()[:PART_LENGTH]


def content_parts(game: HasContent, pack: Path | None = None) -> Mapping[str, str]:
    """The digests of a game's content files, by name; empty for a game without content files."""
    game.content(pack)
    return _parts.get((game.name, pack), {})


def content_digest(game: HasContent, pack: Path | None = None) -> str | None:
    """The digest of all content that affects play; None for a game without content files."""
    key = game.name, pack
    if key not in _digests:
        _digests[key] = digest_of(content_parts(game, pack))
    return _digests[key]


def digest_of(parts: Mapping[str, str]) -> str | None:
    """One digest from those of the files."""
    joined = "\n".join(f"{name} {digest}" for name, digest in sorted(parts.items()))
    return hashlib.sha256(joined.encode()).hexdigest()[:DIGEST_LENGTH] if parts else None


def replace_prose(data: Any, kind: inspect.Type | None, by: Callable[[Any], str | None] = lambda _: None) -> Any:
    """The plain data of a content file, with every text that is prose replaced."""
    if isinstance(kind, inspect.Metadata):
        return by(data) if (kind.extra or {}).get("prose") else replace_prose(data, kind.type, by)
    if isinstance(kind, inspect.UnionType):
        return replace_prose(data, _member(data, kind), by)
    if isinstance(data, dict):
        if isinstance(kind, inspect.StructType):
            types = {field.encode_name: field.type for field in kind.fields}
            return {key: replace_prose(value, types.get(key), by) for key, value in data.items()}
        value_type = kind.value_type if isinstance(kind, inspect.DictType) else None
        return {key: replace_prose(value, value_type, by) for key, value in data.items()}
    if isinstance(data, list):
        if isinstance(kind, inspect.TupleType) and len(kind.item_types) == len(data):
            return [replace_prose(item, item_type, by) for item, item_type in zip(data, kind.item_types, strict=True)]
        item_type = kind.item_type if isinstance(kind, inspect.CollectionType) else None
        return [replace_prose(item, item_type, by) for item in data]
    return data


def _with_text_keys(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _with_text_keys(value) for key, value in data.items()}
    return [_with_text_keys(item) for item in data] if isinstance(data, list) else data


def _member(data: Any, union: inspect.UnionType) -> inspect.Type | None:
    """The type of a union that the data has."""
    for kind in union.types:
        plain = kind.type if isinstance(kind, inspect.Metadata) else kind
        fits = (
            (isinstance(data, dict) and isinstance(plain, inspect.StructType | inspect.DictType))
            or (isinstance(data, list) and isinstance(plain, inspect.CollectionType | inspect.TupleType))
            or (isinstance(data, str) and isinstance(plain, inspect.StrType))
        )
        if fits:
            return kind
    return None
