"""Effects and requirements in words, for labels and the story. Keys stay as content has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final

from holdfast.games.frostpunk.pieces import ANY, CITIZENS, EACH, FED, RESOURCES, SIDES, Effect, Need

TOKENS: Final = (("Resolve", "Unity", "Devotion"), ("Anger", "Fear", "Mistrust"))
_RESOURCES: Final = ("Food", "Wood", "Coal", "Steel", "Steam Core")
_TILES: Final = ("Near tile", "Far tile")
_INDICATORS: Final = ("I", "II", "III")
_NUMBER: Final = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_names: Final = ContextVar("names of cards by their keys", default=_NOTHING)


@contextmanager
def naming(names: Mapping[str, str]) -> Iterator[None]:
    """While a box is made: cards call each other by these names, not by their keys."""
    before = _names.set(names)
    try:
        yield
    finally:
        _names.reset(before)


def named(words: str) -> str:
    """Words of a card, with the names of the cards that they mention by key."""
    names = _names.get()
    return _NUMBER.sub(lambda found: names.get(found[0], found[0]), words)


def counted(count: int, word: str) -> str:
    """`1 Worker`, `2 Workers`, `2 Children`."""
    if count == 1:
        return f"1 {word}"
    return f"{count} {word}ren" if word.lower().endswith("child") else f"{count} {word}s"


def amount(count: int, resource: int) -> str:
    """`3 Wood`, `2 Steam Cores`."""
    name = _RESOURCES[resource]
    return counted(count, name) if RESOURCES[resource] == "core" else f"{count} {name}"


def _people(count: int, index: int) -> str:
    count = abs(count)
    if index == ANY:
        return counted(count, "Citizen") + " of your choice"
    if index == EACH:
        return f"{count} of each type of Citizen"
    if index == FED:
        return f"{count} of this Round's type"
    return counted(count, CITIZENS[index].capitalize())


def _token(side: int, kind: int) -> str:
    return SIDES[side].capitalize() if kind == ANY else TOKENS[side][kind]


def _name(key: str) -> str:
    return key.replace("_", " ").title().replace("Hunters", "Hunter's")


def _change(side: int) -> Callable[[Effect], str]:
    def words(effect: Effect) -> str:
        kind = "" if effect.kind == ANY else f" ({TOKENS[side][effect.kind]})"
        return f"{effect.amount:+} {SIDES[side].capitalize()}{kind}"

    return words


def _flip(word: str) -> Callable[[Effect], str]:
    return lambda effect: f"{word} {counted(effect.amount, f'{_token(effect.index, effect.kind)} token')}"


def _indicator(effect: Effect) -> str:
    names = "all Heat Ranges" if effect.index == ANY else f"Heat Range {_INDICATORS[effect.index]}"
    return f"{names} {effect.amount:+}"


_VERBS: Final[dict[str, Callable[[Effect], str]]] = {
    "gain": lambda e: f"gain {amount(e.amount, e.index)}",
    "lose": lambda e: f"lose {amount(e.amount, e.index)}",
    "spend": lambda e: f"spend {amount(e.amount, e.index)}",
    "citizen": lambda e: f"{'gain' if e.amount > 0 else 'lose'} {_people(e.amount, e.index)}",
    "sick": lambda e: f"sick: {_people(e.amount, e.index)}",
    "die": lambda e: f"dead: {_people(e.amount, e.index)}",
    "cure": lambda e: f"Cure {e.amount}",
    "treat": lambda e: f"Treat {e.amount}",
    "hope": _change(0),
    "discontent": _change(1),
    "activate": _flip("activate"),
    "exhaust": _flip("exhaust"),
    "discard_token": _flip("discard"),
    "draw_citizen": lambda e: f"draw {counted(e.amount, 'Citizen card')}",
    "discard_citizen": lambda e: f"give up {counted(e.amount, 'Citizen card')}",
    "add_dusk": lambda e: f"Dusk card {e.name} joins the deck",
    "purge_dusk": lambda e: f"Dusk card {e.name} leaves the game",
    "dusk_to_discard": lambda e: f"discard {counted(e.amount, 'Dusk card')}",
    "cold": lambda e: f"Cold {e.amount:+}",
    "range": _indicator,
    "heat": lambda e: f"Heat {e.amount:+}",
    "stress": lambda e: f"{e.amount:+} Stress",
    "clear_stress": lambda e: "remove all Stress cubes",
    "storm": lambda e: f"Storm marker {e.amount:+}",
    "storm_to": lambda e: f"Storm marker to space {e.amount}",
    "remove_storm": lambda e: "the Storm marker leaves the game",
    "scouts": lambda e: f"Scouts advance {e.amount}",
    "hunger": lambda e: f"{e.amount:+} Hunger",
    "spent": lambda e: f"Spent tokens: {_people(e.amount, e.index)}",
    "temp": lambda e: f"temporary: {_people(e.amount, e.index)}",
    "unlock": lambda e: f"{_name(e.name)} can be built",
    "build": lambda e: f"build a {_name(e.name)} for nothing",
    "ruin": lambda e: f"every {_name(e.name)} becomes a Ruin",
    "wreck": lambda e: f"wreck {counted(e.amount, _name(e.name))}",
    "upgrade": lambda e: f"{_name(e.name)} is upgraded",
    "tile": lambda e: f"place {counted(e.amount, _TILES[e.index])}",
    "develop": lambda e: f"Development token {e.amount} nearer",
    "flag": lambda e: f"rule: {_name(e.name)}",
    "final_trigger": lambda e: f"Trigger {e.name} is placed",
    "scenario": lambda e: f"Scenario card {e.name} enters",
    "unscenario": lambda e: f"{e.name} leaves the game",
    "purpose": lambda e: f"purpose: {e.name}",
    "law": lambda e: "pass a Law",
    "automaton": lambda e: f"gain {counted(e.amount, 'Automaton')}",
    "corpse": lambda e: f"Corpse marker {e.amount:+}",
    "peek": lambda e: f"look at the next {counted(e.amount, 'Weather card')}",
    "scout_lost": lambda e: "the Scout is lost",
    "frost": lambda e: f"{e.amount} frost on every cold Ark",
    "thaw": lambda e: f"remove {e.amount} frost from an Ark",
    "win": lambda e: "you win",
    "defeat": lambda e: "you lose",
    "cook": lambda e: f"gain {e.amount} Food, and 1 for each Hunter's Hut (at most {e.kind})",
    "gather": lambda e: f"gather up to {e.amount} Resources from here and around",
    "fell": lambda e: f"fell up to {e.amount} Trees here and around",
}


def verb_words(effect: Effect) -> str:
    """One verb in words."""
    return named(_VERBS[effect.verb](effect))


_MEASURES: Final[dict[str, Callable[[Need], str]]] = {
    "res": lambda n: _RESOURCES[n.index],
    "active": lambda n: f"active {_token(n.index, n.kind)} tokens",
    "token": lambda n: f"{SIDES[n.index].capitalize()} tokens",
    "law": lambda n: f"Law {n.name}",
    "tech": lambda n: f"Technology {n.name}",
    "built": lambda n: _name(n.name),
    "sick": lambda n: "sick Citizens" if n.index == ANY else f"sick {CITIZENS[n.index].capitalize()} marker",
    "spare_beds": lambda n: "spare beds",
    "heat": lambda n: "Heat",
    "stress": lambda n: "Stress cubes",
    "hunger": lambda n: "Hunger",
    "deaths": lambda n: "Corpse marker",
    "storms": lambda n: "Storms",
    "purpose": lambda n: f"purpose {n.name}",
    "arks": lambda n: "Arks left",
    "automatons": lambda n: "Automatons",
}
_COMPARES: Final = {">=": "at least", "<=": "at most", "=": "exactly"}


def need_words(need: Need) -> str:
    """A single requirement in words."""
    words = named(_MEASURES[need.measure](need))
    if need.measure not in ("law", "tech", "purpose"):
        words = f"{words}: {_COMPARES[need.compare]} {need.number}"
    return f"not ({words})" if need.negated else words
