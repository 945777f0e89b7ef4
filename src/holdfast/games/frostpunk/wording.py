"""Effects, costs and requirements in words, for labels and the story; and as plain text, for the keys of options.

Keys keep the form that content had in earlier versions (`exhaust hope any 1`), because records name them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from holdfast.games.frostpunk.amounts import AMOUNTS, worded
from holdfast.games.frostpunk.pieces import ANY, RESOURCES, SIDES, TOKEN_TYPES, TOKENS, token_counts
from holdfast.games.frostpunk.verbs import effects as verb
from holdfast.games.frostpunk.verbs import requirements
from holdfast.games.frostpunk.verbs.effects import COSTS, VERBS
from holdfast.games.frostpunk.verbs.parameters import (
    CitizenCounts,
    Cost,
    Costs,
    Counts,
    Effect,
    Effects,
    ResourceCounts,
    TokenCounts,
    Way,
)
from holdfast.games.frostpunk.verbs.requirements import PREDICATES, Measured, Requirement

Names = Mapping[str, str]
"""What the cards are called that others mention by their keys."""

_CARD_KEY: Final = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")


def named(text: str, names: Names) -> str:
    """Words of a card, with the names of the cards that they mention by key."""
    return _CARD_KEY.sub(lambda found: names.get(found[0], found[0]), text)


def counted(count: int, word: str) -> str:
    """`1 Worker`, `2 Workers`, `2 Children`."""
    if count == 1:
        return f"1 {word}"
    return f"{count} {word}ren" if word.lower().endswith("child") else f"{count} {word}s"


# Parts of effects --------------------------------------------------------------------------------------------------


def _resources(effect: ResourceCounts, word: str) -> str:
    return ", ".join(f"{word} {worded(n, resource)}" for resource, n in enumerate(effect.amounts) if n)


def _people(count: int, who: str) -> str:
    count = abs(count)
    if who == "any":
        return counted(count, "Citizen") + " of your choice"
    if who == "each":
        return f"{count} of each type of Citizen"
    if who == "fed":
        return f"{count} of this Round's type"
    return counted(count, who.capitalize())


def _citizens(effect: CitizenCounts | verb.AddTemporary, word: str) -> str:
    return ", ".join(f"{word}: {_people(n, who)}" for who, n in effect.given())


def _citizen_change(effect: verb.ChangeCitizens) -> str:
    return ", ".join(f"{'gain' if n > 0 else 'lose'} {_people(n, who)}" for who, n in effect.given())


def _token(side: int, kind: int) -> str:
    return (SIDES[side] if kind == ANY else TOKEN_TYPES[side][kind]).capitalize()


def _tokens(effect: TokenCounts, word: str) -> str:
    return ", ".join(f"{word} {counted(n, f'{_token(side, kind)} token')}" for side, kind, n in token_counts(effect))


def _mood(effect: verb.ChangeHope | verb.ChangeDiscontent, side: str) -> str:
    return f"{effect.by:+} {side}" + (f" ({effect.token.capitalize()})" if effect.token else "")


def _ranges(effect: verb.MoveRanges) -> str:
    names = (("all Heat Ranges" if name == "all" else f"Heat Range {name}", by) for name, by in effect.given())
    return ", ".join(f"{name} {by:+}" for name, by in names)


def _building(key: str) -> str:
    return key.replace("_", " ").title().replace("Hunters", "Hunter's")


# Effects and costs -------------------------------------------------------------------------------------------------

EFFECTS: Final[dict[type, Callable[[Any, Names], str]]] = {
    verb.Gain: lambda e, names: _resources(e, "gain"),
    verb.Lose: lambda e, names: _resources(e, "lose"),
    verb.Spend: lambda e, names: _resources(e, "spend"),
    verb.ChangeCitizens: lambda e, names: _citizen_change(e),
    verb.MakeSick: lambda e, names: _citizens(e, "sick"),
    verb.Kill: lambda e, names: _citizens(e, "dead"),
    verb.AddSpent: lambda e, names: _citizens(e, "Spent tokens"),
    verb.AddTemporary: lambda e, names: _citizens(e, "temporary"),
    verb.Cure: lambda e, names: f"Cure {e.n}",
    verb.Treat: lambda e, names: f"Treat {e.n}",
    verb.GainAutomatons: lambda e, names: f"gain {counted(e.by, 'Automaton')}",
    verb.ChangeHunger: lambda e, names: f"{e.by:+} Hunger",
    verb.MoveCorpses: lambda e, names: f"Corpse marker {e.by:+}",
    verb.DrawCitizenCards: lambda e, names: f"draw {counted(e.n, 'Citizen card')}",
    verb.DiscardCitizenCards: lambda e, names: f"give up {counted(e.n, 'Citizen card')}",
    verb.ChangeHope: lambda e, names: _mood(e, "Hope"),
    verb.ChangeDiscontent: lambda e, names: _mood(e, "Discontent"),
    verb.Activate: lambda e, names: _tokens(e, "activate"),
    verb.Exhaust: lambda e, names: _tokens(e, "exhaust"),
    verb.DiscardTokens: lambda e, names: _tokens(e, "discard"),
    verb.MoveCold: lambda e, names: f"Cold {e.by:+}",
    verb.MoveRanges: lambda e, names: _ranges(e),
    verb.RaiseHeat: lambda e, names: f"Heat {e.by:+}",
    verb.ChangeStress: lambda e, names: f"{e.by:+} Stress",
    verb.ClearStress: lambda e, names: "remove all Stress cubes",
    verb.MoveStorm: lambda e, names: f"Storm marker {e.by:+}",
    verb.PlaceStorm: lambda e, names: f"Storm marker to space {e.space}",
    verb.RemoveStorm: lambda e, names: "the Storm marker leaves the game",
    verb.PeekAtWeather: lambda e, names: f"look at the next {counted(e.n, 'Weather card')}",
    verb.AdvanceScouts: lambda e, names: f"Scouts advance {e.by}",
    verb.LoseScout: lambda e, names: "the Scout is lost",
    verb.Unlock: lambda e, names: f"{_building(e.building)} can be built",
    verb.BuildForNothing: lambda e, names: f"build a {_building(e.building)} for nothing",
    verb.MakeRuins: lambda e, names: f"every {_building(e.building)} becomes a Ruin",
    verb.Wreck: lambda e, names: f"wreck {counted(e.n, _building(e.building))}",
    verb.Upgrade: lambda e, names: f"{_building(e.building)} is upgraded",
    verb.PlaceTiles: lambda e, names: ", ".join(
        f"place {counted(n, f'{stack.capitalize()} tile')}" for stack, n in e.given()
    ),
    verb.Cook: lambda e, names: f"gain {e.food} Food, and 1 for each Hunter's Hut (at most {e.huts})",
    verb.GatherAround: lambda e, names: f"gather up to {e.n} Resources from here and around",
    verb.FellTrees: lambda e, names: f"fell up to {e.n} Trees here and around",
    verb.PassLaw: lambda e, names: "pass a Law",
    verb.Develop: lambda e, names: f"Development token {e.n} nearer",
    verb.StartRule: lambda e, names: f"rule: {_building(e.rule)}",
    verb.ChoosePurpose: lambda e, names: f"purpose: {e.purpose}",
    verb.AddDusk: lambda e, names: f"Dusk card {named(e.card, names)} joins the deck",
    verb.PurgeDusk: lambda e, names: f"Dusk card {named(e.card, names)} leaves the game",
    verb.DiscardDusk: lambda e, names: f"discard {counted(e.n, 'Dusk card')}",
    verb.EnterScenario: lambda e, names: f"Scenario card {named(e.card, names)} enters",
    verb.RemoveScenario: lambda e, names: f"{named(e.card, names)} leaves the game",
    verb.PlaceFinalTrigger: lambda e, names: f"Trigger {e.trigger} is placed",
    verb.AddFrost: lambda e, names: f"{e.n} frost on every cold Ark",
    verb.ThawArk: lambda e, names: f"remove {e.n} frost from an Ark",
    verb.Win: lambda e, names: "you win",
    verb.Defeat: lambda e, names: "you lose",
    verb.Choose: lambda e, names: ", or ".join(way_in_words(way, names) for way in e.ways),
    verb.May: lambda e, names: f"you may: {way_in_words(e, names)}",
    verb.If: lambda e, names: (
        f"if {requirement_in_words(e.when, names)}: {in_words(e.then, names)}; otherwise {in_words(e.otherwise, names)}"
    ),
    verb.PerHopeToken: lambda e, names: f"for each Hope token: {in_words(e.do, names)}",
}


def in_words(effects: Effects | Costs, names: Names) -> str:
    """Effects or costs, for labels."""
    return ", ".join(EFFECTS[type(effect)](effect, names) for effect in effects) or "nothing"


def way_in_words(way: Way | verb.May, names: Names) -> str:
    """One of several things to do: what it needs, what it costs, what it brings."""
    words = in_words(way.do, names)
    if way.cost:
        words = f"{in_words(way.cost, names)}: {words}"
    if isinstance(way, Way) and way.needs is not None:
        words = f"needs {requirement_in_words(way.needs, names)}: {words}"
    return words


# Requirements ------------------------------------------------------------------------------------------------------

MEASURES: Final[dict[type, Callable[[Any], str]]] = {
    requirements.Stock: lambda r: AMOUNTS.singulars[RESOURCES.index(r.resource)],
    requirements.ActiveTokens: lambda r: f"active {r.token.capitalize()} tokens",
    requirements.TokenCount: lambda r: f"{r.side.capitalize()} tokens",
    requirements.Built: lambda r: _building(r.building),
    requirements.Sick: lambda r: "sick Citizens" if r.who == "total" else f"sick {r.who.capitalize()} marker",
    requirements.SpareBeds: lambda r: "spare beds",
    requirements.Heat: lambda r: "Heat",
    requirements.Stress: lambda r: "Stress cubes",
    requirements.Hunger: lambda r: "Hunger",
    requirements.Deaths: lambda r: "Corpse marker",
    requirements.Storms: lambda r: "Storms",
    requirements.ArksLeft: lambda r: "Arks left",
    requirements.Automatons: lambda r: "Automatons",
}


def requirement_in_words(requirement: Requirement, names: Names) -> str:
    """A requirement, for labels."""
    match requirement:
        case requirements.LawPassed(law):
            return f"Law {named(law, names)}"
        case requirements.TechnologyActive(technology):
            return f"Technology {named(technology, names)}"
        case requirements.PurposeChosen(purpose):
            return f"purpose {purpose}"
        case requirements.Not(inner):
            return f"not ({requirement_in_words(inner, names)})"
        case requirements.AllOf(parts):
            return " and ".join(requirement_in_words(part, names) for part in parts)
        case requirements.AnyOf(parts):
            return " or ".join(requirement_in_words(part, names) for part in parts)
    assert isinstance(requirement, Measured)
    limits = (("at least", requirement.at_least), ("at most", requirement.at_most), ("exactly", requirement.exactly))
    given = " and ".join(f"{word} {limit}" for word, limit in limits if limit is not None) or "at least 1"
    return f"{MEASURES[type(requirement)](requirement)}: {given}"


# Keys --------------------------------------------------------------------------------------------------------------


def key_of(way: Way | verb.May) -> str:
    """One of several things to do as the key of an option."""
    text = _written(way.do)
    return f"{_written(way.cost)}: {text}" if way.cost else text


def _written(effects: Effects | Costs) -> str:
    return ", ".join(map(_text, effects)) or "nothing"


def _text(effect: Effect | Cost) -> str:
    """The verb, then its parameters; a change (`by`) has a sign, and every number by name is written for itself."""
    match effect:
        case verb.Choose(ways):
            return " or ".join(map(key_of, ways))
        case verb.May():
            return key_of(effect)
        case verb.If(when):
            return _requirement_text(when)
        case verb.PerHopeToken():
            return "hope_tokens"
    word = VERBS.word(effect) if isinstance(effect, Effect) else COSTS.word(effect)
    match effect:
        case TokenCounts():
            return ", ".join(f"{word} {_token_text(side, kind)} {n}" for side, kind, n in token_counts(effect))
        case verb.ChangeCitizens():
            return ", ".join(f"{word} {n:+} {who}" for who, n in effect.given())
        case verb.MoveRanges():
            return ", ".join(f"{word} {name} {by:+}" for name, by in effect.given())
        case Counts():
            return ", ".join(f"{word} {name} {n}" for name, n in effect.given())
    return " ".join((word, *_parameters(effect)))


def _parameters(struct: Any, skipped: tuple[str, ...] = ()) -> list[str]:
    fields = [(name, getattr(struct, name)) for name in struct.__struct_fields__ if name not in skipped]
    return [f"{value:+}" if name == "by" else str(value) for name, value in fields if value is not None]


def _token_text(side: int, kind: int) -> str:
    return f"{SIDES[side]} {'any' if kind == ANY else TOKEN_TYPES[side][kind]}"


_OLD_WORDS: Final = {"stock": "res", "tokens": "token", "technology": "tech"}
_LIMITS: Final = {"at_least": ">=", "at_most": "<=", "exactly": "="}


def _requirement_text(requirement: Requirement) -> str:
    match requirement:
        case requirements.Not(inner):
            return f"not {_requirement_text(inner)}"
        case requirements.AllOf(parts):
            return " and ".join(map(_requirement_text, parts))
        case requirements.AnyOf(parts):
            return " or ".join(map(_requirement_text, parts))
        case requirements.ActiveTokens(token):
            given = [_token_text(*TOKENS[token])]
        case _:
            given = _parameters(requirement, tuple(_LIMITS))
    word = PREDICATES.word(requirement)
    limits = [
        f"{sign} {limit}" for name, sign in _LIMITS.items() if (limit := getattr(requirement, name, None)) is not None
    ]
    return " ".join((_OLD_WORDS.get(word, word), *given, *limits))
