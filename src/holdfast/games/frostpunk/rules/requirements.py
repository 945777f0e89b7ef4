"""Cards and effects, requirements: what the red text of an option, or an `if` on a card, asks of the city. [FRO-310]"""

from __future__ import annotations

from holdfast.games.frostpunk.pieces import ANY, CITIZENS, HOPE, RESOURCES, SIDES, TOKENS, Token
from holdfast.games.frostpunk.rules.shelters import spare_beds
from holdfast.games.frostpunk.state import Frostpunk
from holdfast.games.frostpunk.verbs.requirements import (
    PREDICATES,
    ActiveTokens,
    AllOf,
    AnyOf,
    ArksLeft,
    Automatons,
    Built,
    Deaths,
    Heat,
    Hunger,
    LawPassed,
    Not,
    PurposeChosen,
    Requirement,
    Sick,
    SpareBeds,
    Stock,
    Storms,
    Stress,
    TechnologyActive,
    TokenCount,
)


def met(game: Frostpunk, requirement: Requirement | None) -> bool:
    """Whether a requirement holds now. [FRO-086, FRO-310]"""
    return requirement is None or PREDICATES.functions[type(requirement)](game, requirement)


# What is counted ---------------------------------------------------------------------------------------------------


def track(game: Frostpunk, side: int) -> list[Token]:
    """The Hope track or the Discontent track."""
    return game.hope if side == HOPE else game.discontent


def count_active(game: Frostpunk, side: int, kind: int) -> int:
    """Active tokens, of one type or of any."""
    return sum(token.active and kind in (ANY, token.kind) for token in track(game, side))


def count_built(game: Frostpunk, key: str) -> int:
    """Copies of a Building on the map, Ruins not counted."""
    return sum(site.building.key == key and not site.ruin for site in game.sites)


def arks_left(game: Frostpunk) -> int:
    """Arks that are not lost. [FRO-316]"""
    return sum(tokens < game.box.tracks.numbers.frost_lost for tokens in game.frost)


# The predicates ----------------------------------------------------------------------------------------------------


def stock(game: Frostpunk, asked: Stock) -> bool:
    return asked.allows(game.stock[RESOURCES.index(asked.resource)])


def active_tokens(game: Frostpunk, asked: ActiveTokens) -> bool:
    return asked.allows(count_active(game, *TOKENS[asked.token]))


def token_count(game: Frostpunk, asked: TokenCount) -> bool:
    return asked.allows(len(track(game, SIDES.index(asked.side))))


def law_passed(game: Frostpunk, asked: LawPassed) -> bool:
    return any(law.key == asked.law for law in game.laws)


def technology_active(game: Frostpunk, asked: TechnologyActive) -> bool:
    return any(technology.key == asked.technology for technology in game.technologies)


def built(game: Frostpunk, asked: Built) -> bool:
    return asked.allows(count_built(game, asked.building))


def sick(game: Frostpunk, asked: Sick) -> bool:
    return asked.allows(sum(game.sick) if asked.who == "total" else game.sick[CITIZENS.index(asked.who)])


def enough_beds(game: Frostpunk, asked: SpareBeds) -> bool:
    return asked.allows(spare_beds(game))


def heat(game: Frostpunk, asked: Heat) -> bool:
    return asked.allows(game.heat)


def stress(game: Frostpunk, asked: Stress) -> bool:
    return asked.allows(game.stress)


def hunger(game: Frostpunk, asked: Hunger) -> bool:
    return asked.allows(game.hunger)


def deaths(game: Frostpunk, asked: Deaths) -> bool:
    return asked.allows(game.corpses)


def storms(game: Frostpunk, asked: Storms) -> bool:
    return asked.allows(game.storms)


def purpose_chosen(game: Frostpunk, asked: PurposeChosen) -> bool:
    return game.purpose == asked.purpose


def enough_arks(game: Frostpunk, asked: ArksLeft) -> bool:
    return asked.allows(arks_left(game))


def automatons(game: Frostpunk, asked: Automatons) -> bool:
    return asked.allows(game.automatons)


def not_met(game: Frostpunk, asked: Not) -> bool:
    return not met(game, asked.requirement)


def all_met(game: Frostpunk, asked: AllOf) -> bool:
    return all(met(game, requirement) for requirement in asked.requirements)


def any_met(game: Frostpunk, asked: AnyOf) -> bool:
    return any(met(game, requirement) for requirement in asked.requirements)
