"""Content files of earlier versions, in which effects, costs and requirements were written as text.

`gain food 4` is now `{gain: {food: 4}}`, `sick total >= 8` is now `{sick: {who: total, at_least: 8}}`. `holdfast pack
convert` calls `convert`; the loader calls the `rewrite_` functions, to say what to write instead of an old form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holdfast.engine.errors import ContentError

EFFECT_LISTS: Final = (
    "do", "instant", "dusk", "enter", "on_second_storm", "full", "success", "fail", "ability", "arrive", "loot",
    "first", "second", "action", "on_build", "call_to_rise", "then", "else", "per_hope_token",
)  # fmt: skip
"""The fields that hold a list of effects. Some files use the same names for other things, never for lists."""

CITIZENS: Final = ("worker", "engineer", "child")
TOKENS: Final = {"hope": ("resolve", "unity", "devotion"), "discontent": ("anger", "fear", "mistrust")}
COMPARISONS: Final = {">=": "at_least", "<=": "at_most", "=": "exactly"}

Words = list[str]


class NotOldForm(ValueError):
    """The text is not one of an earlier version."""


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError as error:
        raise NotOldForm(word) from error


def _token(side: str, kind: str) -> str:
    """A type of token, or the side for any type. Types of the other side were taken by their place in the list."""
    if side not in TOKENS:
        raise NotOldForm(side)
    every = (*TOKENS["hope"], *TOKENS["discontent"])
    if kind != "any" and kind not in every:
        raise NotOldForm(kind)
    return side if kind == "any" else TOKENS[side][every.index(kind) % len(TOKENS[side])]


# Verbs: the words after the verb became parameters ---------------------------------------------------------------


def _alone(words: Words) -> None:
    """`clear_stress` is written as it was."""
    if words:
        raise NotOldForm(" ".join(words))


def _count(words: Words) -> Any:
    [number] = words
    return _number(number)


def _name(words: Words) -> Any:
    [name] = words
    return name


def _name_and_count(words: Words) -> Any:
    """`gain food 4`, `sick any 2`, `range III +1`, `tile near 1`."""
    name, number = words
    return {name: _number(number)}


def _count_and_name(words: Words) -> Any:
    """`citizen +2 worker`."""
    number, name = words
    return {name: _number(number)}


def _tokens(words: Words) -> Any:
    """`exhaust hope any 1`, `exhaust hope devotion 1`."""
    side, kind, number = words
    return {_token(side, kind): _number(number)}


def _change(side: str) -> Callable[[Words], Any]:
    """`hope +1`, `discontent +1 anger`."""

    def read(words: Words) -> Any:
        number, *kind = words
        if not kind or kind == ["any"]:
            return _number(number)
        [name] = kind
        return {"by": _number(number), "token": _token(side, name)}

    return read


def _wreck(words: Words) -> Any:
    building, number = words
    return {"building": building, "n": _number(number)}


def _cook(words: Words) -> Any:
    food, huts = words
    return {"food": _number(food), "huts": _number(huts)}


VERBS: Final[Mapping[str, Callable[[Words], Any]]] = {
    **dict.fromkeys(("gain", "lose", "sick", "die", "range", "spent", "temp", "tile"), _name_and_count),
    **dict.fromkeys(
        (
            "cure", "treat", "draw_citizen", "dusk_to_discard", "cold", "heat", "stress", "storm", "storm_to", "scouts",
            "hunger", "develop", "automaton", "corpse", "peek", "frost", "thaw", "gather", "fell",
        ),
        _count,
    ),
    **dict.fromkeys(
        (
            "add_dusk", "purge_dusk", "unlock", "build", "ruin", "upgrade", "flag", "final_trigger", "scenario",
            "unscenario", "purpose", "defeat",
        ),
        _name,
    ),
    **dict.fromkeys(("activate", "exhaust", "discard_token"), _tokens),
    **dict.fromkeys(("clear_stress", "remove_storm", "law", "scout_lost", "win"), _alone),
    "citizen": _count_and_name, "hope": _change("hope"), "discontent": _change("discontent"), "wreck": _wreck,
    "cook": _cook,
}  # fmt: skip
COSTS: Final[Mapping[str, Callable[[Words], Any]]] = {
    "spend": _name_and_count, "exhaust": _tokens, "discard_citizen": _count,
}  # fmt: skip


def _verb(text: str, verbs: Mapping[str, Callable[[Words], Any]]) -> Any:
    word, *words = text.split() or [""]
    if word not in verbs:
        raise NotOldForm(text)
    try:
        given = verbs[word](words)
    except ValueError as error:
        raise NotOldForm(text) from error
    return word if given is None else {word: given}


def _effect(step: Any) -> Any:
    """An effect in the form of today, whichever form it had."""
    if isinstance(step, str):
        return _verb(step, VERBS)
    if not isinstance(step, dict):
        return step
    if isinstance(step.get("choose"), list):
        return {"choose": [_way(way) for way in step["choose"]]}
    if isinstance(step.get("may"), list):
        return {"may": {"do": _effects(step["may"]), **_costs(step)}}
    if "if" in step and not (isinstance(step["if"], dict) and "when" in step["if"]):
        branches = {key: _effects(step[key]) for key in ("then", "else") if step.get(key)}
        return {"if": {"when": _requirement(step["if"]), **branches}}
    if step.get("per") == "hope_tokens":
        return {"per_hope_token": _effects(step.get("do", []))}
    return _walk(step)


def _effects(steps: Any) -> Any:
    return [_effect(step) for step in steps] if isinstance(steps, list) else steps


def _way(way: Any) -> Any:
    return {"do": _effects(way)} if isinstance(way, list) else _walk(way)


def _costs(entry: Mapping[str, Any]) -> dict[str, Any]:
    cost = entry.get("cost")
    return {"cost": [_cost(price) for price in cost]} if cost else {}


def _cost(price: Any) -> Any:
    return _verb(price, COSTS) if isinstance(price, str) else price


# Requirements ----------------------------------------------------------------------------------------------------


def _requirement(data: Any) -> Any:
    if isinstance(data, str):
        return _measure(data)
    if not isinstance(data, dict):
        return data
    groups = {key: data[key] for key in ("all", "any") if isinstance(data.get(key), list)}
    return {key: [_requirement(part) for part in group] for key, group in groups.items()} if groups else data


def _measure(text: str) -> Any:
    """`[not] measure arguments [>= number]`."""
    words = text.split()
    if words[:1] == ["not"]:
        return {"not": _measure(" ".join(words[1:]))}
    limit = dict[str, int]()
    if len(words) > 2 and words[-2] in COMPARISONS:
        limit = {COMPARISONS[words[-2]]: _number(words[-1])}
        words = words[:-2]
    match words:
        case ["res", resource]:
            return {"stock": {"resource": resource, **limit}}
        case ["active", side, kind]:
            token = _token(side, kind)
            return {"active": {"token": token, **limit} if limit else token}
        case ["token", side]:
            return {"tokens": {"side": side, **limit}}
        case ["law" | "tech" | "purpose" as measure, name]:
            return _yes_or_no({"technology" if measure == "tech" else measure: name}, limit)
        case ["built", building]:
            return {"built": {"building": building, **limit} if limit else building}
        case ["sick", who]:
            return {"sick": {"who": who, **limit}}
        case ["spare_beds" | "heat" | "stress" | "hunger" | "deaths" | "storms" | "arks" | "automatons" as measure]:
            return {measure: limit} if limit else measure
    raise NotOldForm(text)


def _yes_or_no(requirement: dict[str, Any], limit: dict[str, int]) -> Any:
    """Laws, Technologies and purposes counted as 1 or 0."""
    if limit in ({}, {"at_least": 1}, {"exactly": 1}):
        return requirement
    if limit in ({"at_most": 0}, {"exactly": 0}):
        return {"not": requirement}
    raise NotOldForm(str(limit))


# Files and single entries ------------------------------------------------------------------------------------------


def convert(file: str, data: Any) -> Any:
    """The data of a content file with today's effects, costs and requirements; the rest as it was."""
    try:
        return _walk(data)
    except NotOldForm as error:
        raise ContentError(f"{file}.yaml: {str(error)!r} was not allowed in any version") from error


def _walk(data: Any) -> Any:
    if isinstance(data, list):
        return [_walk(part) for part in data]
    if not isinstance(data, dict):
        return data
    return {key: _field(key, value) for key, value in data.items()}


def _field(key: Any, value: Any) -> Any:
    if key in EFFECT_LISTS and isinstance(value, list):
        return _effects(value)
    if key == "death" and isinstance(value, dict):
        return {who: _effects(steps) for who, steps in value.items()}
    if key == "cost" and isinstance(value, list):
        return [_cost(price) for price in value]
    if key in ("needs", "check", "when"):
        return _requirement(value)
    return _walk(value)


def _rewrite(data: Any, newer: Callable[[Any], Any]) -> Any:
    try:
        made = newer(data)
    except NotOldForm:
        return None
    return None if made == data else made


def rewrite_effect(data: Any) -> Any:
    """Today's form of an effect in an old form; None for anything else."""
    return _rewrite(data, _effect)


def rewrite_cost(data: Any) -> Any:
    """Today's form of a cost in an old form; None for anything else."""
    return _rewrite(data, _cost)


def rewrite_requirement(data: Any) -> Any:
    """Today's form of a requirement in an old form; None for anything else."""
    return _rewrite(data, _requirement)
