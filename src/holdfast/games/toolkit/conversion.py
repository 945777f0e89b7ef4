"""Effects in the forms of earlier versions, rewritten as tagged maps, for `holdfast pack convert` and error texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

OLD_TAG = "op"


def tagged(word: str, parameters: dict[str, Any]) -> Any:
    """`{gain: {food: 4}}`, or the bare word if there are no parameters."""
    return {word: parameters} if parameters else word


def retagged(data: Any, tag: str = OLD_TAG, write: Callable[[str, dict[str, Any]], Any] = tagged) -> Any:
    """Data in which every `{op: gain, food: 4}`, however deep inside, has become `{gain: {food: 4}}`.

    `tag` is the key of the old form that held the verb; `write` makes the new form of a verb and its parameters.
    """
    if isinstance(data, list):
        return [retagged(part, tag, write) for part in data]
    if not isinstance(data, dict):
        return data
    if not isinstance(word := data.get(tag), str):
        return {key: retagged(value, tag, write) for key, value in data.items()}
    return write(word, {key: retagged(value, tag, write) for key, value in data.items() if key != tag})


def rewrite_op_form(data: Any, tag: str = OLD_TAG, write: Callable[[str, dict[str, Any]], Any] = tagged) -> Any:
    """The new form of an effect that was written with `op:`, or another `tag`; None for anything else."""
    return retagged(data, tag, write) if isinstance(data, dict) and isinstance(data.get(tag), str) else None
