"""Effects in the forms of earlier versions, rewritten as tagged maps, for `holdfast pack convert` and error texts."""

from __future__ import annotations

from typing import Any

OLD_TAG = "op"


def retagged(data: Any) -> Any:
    """Data in which every `{op: gain, food: 4}`, however deep inside, has become `{gain: {food: 4}}`."""
    if isinstance(data, list):
        return [retagged(part) for part in data]
    if not isinstance(data, dict):
        return data
    inner = {key: retagged(value) for key, value in data.items() if key != OLD_TAG}
    if not isinstance(word := data.get(OLD_TAG), str):
        return inner if OLD_TAG not in data else {OLD_TAG: data[OLD_TAG], **inner}
    return {word: inner} if inner else word


def rewrite_op_form(data: Any) -> Any:
    """The tagged map of an effect that was written with `op:`; None for anything else."""
    return retagged(data) if isinstance(data, dict) and isinstance(data.get(OLD_TAG), str) else None
