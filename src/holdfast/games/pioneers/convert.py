"""Content of earlier versions in today's form: `{op: gain, res: food, n: 4}` becomes `{gain: {food: 4}}`."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.toolkit.conversion import OLD_TAG

NAMED_BY_RESOURCE: Final = ("gain", "lose", "steal", "plan_bonus", "waive_tokens", "production_change")
"""Verbs whose `res` and `n` have become one parameter, named after the resource."""
SHORT: Final = {
    "discard_hand": "n", "place_research": "n", "gain_vp": "n", "capacity": "n", "market_discount": "n",
    "research_free": "n", "research_bonus": "n", "forbid": "what", "look_hand": "who",
}  # fmt: skip
"""Verbs that are written with their first parameter alone, where no other is given."""


def convert(file: str, data: Any) -> Any:
    """The data of a content file, with all effects as tagged maps. Every file has them in the same form."""
    if isinstance(data, list):
        return [convert(file, part) for part in data]
    if not isinstance(data, dict):
        return data
    inner = {key: convert(file, value) for key, value in data.items() if key != OLD_TAG}
    word = data.get(OLD_TAG)
    return _tagged(word, inner) if isinstance(word, str) else inner


def rewrite(data: Any) -> Any:
    """The tagged map of an effect that was written with `op:`; None for anything else."""
    return convert("", data) if isinstance(data, dict) and isinstance(data.get(OLD_TAG), str) else None


def _tagged(word: str, given: dict[str, Any]) -> Any:
    if word in NAMED_BY_RESOURCE and isinstance(given.get("res"), str) and "n" in given:
        given = {given["res"] if key == "res" else key: given["n" if key == "res" else key] for key in given}
        del given["n"]
    if not given:
        return word
    short = SHORT.get(word)
    return {word: given[short] if short is not None and list(given) == [short] else given}
