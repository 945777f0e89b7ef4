"""The closed list of verbs and measures that cards are written in, and how their text is read.

A verb is a word with arguments: `gain food 4`, `hope +1 devotion`, `exhaust discontent any 2`. Every argument has a
kind that says what may stand there; anything else is refused when the content is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from holdfast.engine.errors import ContentError
from holdfast.games.frostpunk.content import AlternativeData, Needs, NeedsData, Step, StepData
from holdfast.games.frostpunk.pieces import (
    ANY,
    CITIZENS,
    EACH,
    FED,
    RESOURCES,
    SIDES,
    Alternative,
    Effect,
    Effects,
    Need,
)
from holdfast.games.frostpunk.wording import need_words, verb_words

TOKENS: Final = ("resolve", "unity", "devotion", "anger", "fear", "mistrust")
_WHO: Final = {**{name: i for i, name in enumerate(CITIZENS)}, "any": ANY, "each": EACH, "fed": FED}
_INDICATORS: Final = {"I": 0, "II": 1, "III": 2, "all": ANY}

VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain": ("resource", "count"), "lose": ("resource", "count"), "citizen": ("signed", "who"),
    "sick": ("who", "count"), "die": ("who", "count"), "cure": ("count",), "treat": ("count",),
    "hope": ("signed", "token?"), "discontent": ("signed", "token?"),
    "activate": ("side", "token", "count"), "exhaust": ("side", "token", "count"),
    "discard_token": ("side", "token", "count"), "draw_citizen": ("count",),
    "add_dusk": ("name",), "purge_dusk": ("name",), "dusk_to_discard": ("count",),
    "cold": ("signed",), "range": ("indicator", "signed"), "heat": ("signed",),
    "stress": ("signed",), "clear_stress": (), "storm": ("signed",), "storm_to": ("count",), "remove_storm": (),
    "scouts": ("signed",), "hunger": ("signed",), "spent": ("who", "count"), "temp": ("who", "count"),
    "unlock": ("name",), "build": ("name",), "ruin": ("name",), "wreck": ("name", "count"), "upgrade": ("name",),
    "tile": ("stack", "count"), "develop": ("count",), "flag": ("name",), "final_trigger": ("name",),
    "scenario": ("name",), "unscenario": ("name",), "purpose": ("purpose",), "law": (), "automaton": ("signed",),
    "corpse": ("signed",), "peek": ("count",), "scout_lost": (), "frost": ("count",), "thaw": ("count",),
    "win": (), "defeat": ("name",), "cook": ("count", "most"), "gather": ("count",), "fell": ("count",),
}  # fmt: skip
COSTS: Final[Mapping[str, tuple[str, ...]]] = {
    "spend": ("resource", "count"), "exhaust": ("side", "token", "count"), "discard_citizen": ("count",),
}  # fmt: skip
MEASURES: Final[Mapping[str, tuple[str, ...]]] = {
    "res": ("resource",), "active": ("side", "token"), "token": ("side",), "law": ("name",), "tech": ("name",),
    "built": ("name",), "sick": ("patients",), "spare_beds": (), "heat": (), "stress": (), "hunger": (), "deaths": (),
    "storms": (), "purpose": ("purpose",), "arks": (), "automatons": (),
}  # fmt: skip
_COMPARES: Final = (">=", "<=", "=")


def _count(word: str) -> int:
    if not word.isdigit():
        raise ValueError(f"{word!r} should be a number")
    return int(word)


def _signed(word: str) -> int:
    if word[0] not in "+-":
        raise ValueError(f"{word!r} should be a number with a sign")
    return int(word)


def _one_of(known: Mapping[str, int]) -> Callable[[str], int]:
    def read(word: str) -> int:
        if word not in known:
            raise ValueError(f"{word!r} should be one of: {', '.join(known)}")
        return known[word]

    return read


def _numbered(*names: str) -> dict[str, int]:
    return {name: index for index, name in enumerate(names)}


_token = {**{name: index % 3 for index, name in enumerate(TOKENS)}, "any": ANY}
_NUMBERS: Final[Mapping[str, tuple[str, Callable[[str], int]]]] = {
    "resource": ("index", _one_of(_numbered(*RESOURCES))),
    "who": ("index", _one_of(_WHO)),
    "patients": ("index", _one_of({**_numbered(*CITIZENS), "total": ANY})),
    "side": ("index", _one_of(_numbered(*SIDES))),
    "indicator": ("index", _one_of(_INDICATORS)),
    "stack": ("index", _one_of(_numbered("near", "far"))),
    "token": ("kind", _one_of(_token)),
    "most": ("kind", _count),
    "count": ("amount", _count),
    "signed": ("amount", _signed),
}
"""For each kind of argument the field that takes it, and how it is read."""
_PURPOSES: Final = ("order", "faith", "none")


def _arguments(words: list[str], kinds: tuple[str, ...]) -> dict[str, int | str]:
    read = dict[str, int | str]()
    for kind in kinds:
        if kind.endswith("?") and not words:
            continue
        if not words:
            raise ValueError(f"a {kind.rstrip('?')} is missing")
        word = words.pop(0)
        if kind in ("name", "purpose"):
            if kind == "purpose" and word not in _PURPOSES:
                raise ValueError(f"{word!r} should be one of: {', '.join(_PURPOSES)}")
            read["name"] = word
        else:
            field, reader = _NUMBERS[kind.rstrip("?")]
            read[field] = reader(word)
    if words:
        raise ValueError(f"{' '.join(words)!r} is too much")
    return read


def verb(text: str, where: str, verbs: Mapping[str, tuple[str, ...]] = VERBS) -> Effect:
    """Read one verb with its arguments."""
    first, *words = text.split()
    if first not in verbs:
        raise ContentError(f"{where}: {first!r} is not a verb here; allowed: {', '.join(verbs)}")
    try:
        made = msgspec.convert({"verb": first, "text": text, **_arguments(words, verbs[first])}, Effect)
        return msgspec.structs.replace(made, words=verb_words(made))
    except ValueError as error:
        raise ContentError(f"{where}: {text!r}: {error}") from error


def need(data: Needs, where: str) -> Need | None:
    """Read a requirement: `[not] measure arguments [>= number]`, or all or any of several."""
    if isinstance(data, NeedsData):
        every, some = [tuple(_single(one, where) for one in group) for group in (data.all, data.any)]
        text = " and ".join(data.all) or " or ".join(data.any)
        words = (" and " if every else " or ").join(one.words for one in every or some)
        return Need(text, words, all=every, any=some)
    return _single(data, where) if data else None


def _single(text: str, where: str) -> Need:
    words = text.split()
    negated = words[0] == "not"
    if negated:
        words = words[1:]
    measure, *words = words
    if measure not in MEASURES:
        raise ContentError(f"{where}: {measure!r} cannot be asked for; allowed: {', '.join(MEASURES)}")
    compare, number = ">=", 1
    try:
        if len(words) > 1 and words[-2] in _COMPARES:
            compare, number = words[-2], int(words[-1])
            words = words[:-2]
        read = _arguments(words, MEASURES[measure])
    except ValueError as error:
        raise ContentError(f"{where}: {text!r}: {error}") from error
    given = {"text": text, "measure": measure, "compare": compare, "number": number, "negated": negated, **read}
    made = msgspec.convert(given, Need)
    return msgspec.structs.replace(made, words=need_words(made))


def effects(steps: list[Step], where: str) -> Effects:
    """Read a list of effects. Cure and Treat points that one list gives are one effect: their order is free.

    [FRO-249]
    """
    made = list[Effect]()
    for step in steps:
        effect = verb(step, where) if isinstance(step, str) else _step(step, where)
        if effect.verb in ("cure", "treat"):
            effect = _heal(effect)
            if made and made[-1].verb == "heal":
                effect = _both(made.pop(), effect)
        made.append(effect)
    return tuple(made)


def _heal(effect: Effect) -> Effect:
    """`amount` Cure points and `index` Treat points."""
    cure = effect.verb == "cure"
    treat = effect.amount * (not cure)
    return Effect("heal", effect.text, effect.words, amount=effect.amount * cure, index=treat)


def _both(one: Effect, other: Effect) -> Effect:
    text, words = f"{one.text}, {other.text}", f"{one.words}, {other.words}"
    return Effect("heal", text, words, amount=one.amount + other.amount, index=one.index + other.index)


def costs(texts: list[str], where: str) -> Effects:
    """Read a cost: only verbs that can be paid in full. [FRO-309]"""
    return tuple(verb(text, where, COSTS) for text in texts)


def told(made: Effects) -> str:
    """What effects say, for labels."""
    return ", ".join(effect.words for effect in made) or "nothing"


def written(made: Effects) -> str:
    """What effects say in content, for keys."""
    return ", ".join(effect.text for effect in made) or "nothing"


def _step(step: StepData, where: str) -> Effect:
    given = sum((bool(step.choose), bool(step.may), bool(step.condition), bool(step.per)))
    if given != 1:
        raise ContentError(f"{where}: a step is exactly one of: choose, may, if, per")
    if step.choose:
        ways = tuple(_way(one, where) for one in step.choose)
        text, words = " or ".join(way.text for way in ways), ", or ".join(way.words for way in ways)
        return Effect("choose", text, words, ways=ways)
    if step.may:
        way = alternative(AlternativeData(do=step.may, cost=step.cost), where)
        return Effect("may", way.text, f"you may: {way.words}", ways=(way,))
    if step.condition:
        then, otherwise = effects(step.then, where), effects(step.otherwise, where)
        asked = need(step.condition, where)
        assert asked is not None
        words = f"if {asked.words}: {told(then)}; otherwise {told(otherwise)}"
        return Effect("if", asked.text, words, needs=asked, then=then, otherwise=otherwise)
    do = effects(step.do, where)
    return Effect("per", step.per, f"for each Hope token: {told(do)}", then=do)


def _way(one: list[Step] | AlternativeData, where: str) -> Alternative:
    return alternative(one if isinstance(one, AlternativeData) else AlternativeData(do=one), where)


def alternative(data: AlternativeData, where: str) -> Alternative:
    """Read one of several things to do."""
    do, cost, asked = effects(data.do, where), costs(data.cost, where), need(data.needs, where)
    text, words = written(do), told(do)
    if cost:
        text, words = f"{written(cost)}: {text}", f"{told(cost)}: {words}"
    if asked:
        words = f"needs {asked.words}: {words}"
    return Alternative(text, words, do, asked, cost)
