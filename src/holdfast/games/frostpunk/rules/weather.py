"""Phase 4, Weather: range indicators, Hunter's Traps, Expeditions, the Storm."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import FOOD, Weather
from holdfast.games.frostpunk.rules.causes import because, describe, tell
from holdfast.games.frostpunk.rules.construct import add_kind
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.expeditions import advance_scouts
from holdfast.games.frostpunk.rules.heat import set_cold, set_range
from holdfast.games.frostpunk.rules.supply import gain
from holdfast.games.frostpunk.state import GONE, Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import MakeRuins, MoveStorm, PeekAtWeather, PlaceStorm, RemoveStorm


async def weather_phase(game: Frostpunk) -> None:
    """Reveal the top Weather card and resolve its sections from A to D. [FRO-113]"""
    if not game.weather:
        game.weather.shuffle_in(game.weather_discard)
        game.weather_discard.clear()
    card = await draw(game.weather, "weather")
    game.weather_discard.append(card)
    say(game, "The weather came: {card}", card=card)
    with because(game, card.name):
        indicators_and_cold(game, card)
        hunters_traps(game)
        await advance_scouts(game, leader(game), card.scouts)
        await move_storm(game, card)


def indicators_and_cold(game: Frostpunk, card: Weather) -> None:
    """A: the Cold marker and the indicators go up, not beyond the last space. [FRO-114]"""
    set_cold(game, game.cold + card.cold)
    for indicator, spaces in enumerate(card.ranges):
        set_range(game, indicator, game.ranges[indicator] + spaces)
    tell(
        game, "The Cold marker came to {cold}, the Heat Range indicators to {ranges}", cold=game.cold,
        ranges=", ".join(map(str, game.ranges)),
    )  # fmt: skip


def hunters_traps(game: Frostpunk) -> None:
    """B: 1 Food for each hunting symbol on the map. [FRO-115, FRO-292]"""
    if "no_traps" not in game.flags:
        gain(game, FOOD, sum(site.building.traps[site.building in game.upgraded] for site in game.sites))


async def move_storm(game: Frostpunk, card: Weather) -> None:
    """D: the Storm marker moves back; on or before the Round marker's space a Storm hits.

    [FRO-117, FRO-118, FRO-123]
    """
    if game.storm == GONE:
        return
    game.storm = max(1, game.storm - card.storm)
    if card.storm:
        tell(game, "The Storm marker came to {space}", space=game.storm)
    if game.storm <= game.round:
        await storm(game)


async def storm(game: Frostpunk) -> None:
    """The Storm card's first or second effect; after the second the Scenario cards may answer. [FRO-118, FRO-265]"""
    game.storms += 1
    card = game.box.storms[game.card.scenario]
    effects = card.first if game.storms == 1 else card.second
    words = describe(game, effects)
    say(game, "Storm number {count} hit the settlement: {effects}", count=game.storms, effects=words)
    with because(game, f"Storm {game.storms}"):
        await resolve(game, leader(game), effects)
    if game.storms == 2:
        for posted in list(game.scenario):
            with because(game, posted.card.name):
                await resolve(game, leader(game), posted.card.on_second_storm)


# Effects ---------------------------------------------------------------------------------------------------------


async def postpone_storm(game: Frostpunk, who: Player, effect: MoveStorm) -> None:
    """The Storm marker moves later, not beyond the last space. [FRO-341]"""
    if game.storm != GONE:
        game.storm = min(game.storm + effect.by, len(game.box.fed))
        tell(game, "The Storm marker came to {space}", space=game.storm)


async def place_storm(game: Frostpunk, who: Player, effect: PlaceStorm) -> None:
    game.storm = effect.space
    tell(game, "The Storm marker came to {space}", space=game.storm)


async def remove_storm(game: Frostpunk, who: Player, effect: RemoveStorm) -> None:
    game.storm = GONE
    tell(game, "The Storm marker left the game")


async def make_ruins(game: Frostpunk, who: Player, effect: MakeRuins) -> None:
    """Flip all of a kind to their Ruin side, those on the Buildings board included. [FRO-120, FRO-121, FRO-124]"""
    building = add_kind(game, game.ruined, effect.building)
    for index, site in enumerate(game.sites):
        if site.building is building:
            game.sites[index] = type(site)(building, site.spaces, site.hex, True, site.crew)
    tell(game, "Every {building} became a Ruin", building=building)


async def peek_at_weather(game: Frostpunk, who: Player, effect: PeekAtWeather) -> None:
    """Everybody sees the top Weather cards; they go back on top in a chosen order. [FRO-340]"""
    seen = game.seen_weather
    while game.weather and len(seen) < effect.n:
        seen.append(await draw(game.weather, "weather"))
    say(game, "On top of the Weather deck lay: {cards}", cards=", ".join(card.name for card in seen))
    order, beneath = list[Weather](), len(game.weather.top)
    while seen:
        card = await choose(who, "Which of these comes next?", list(seen), rule="FRO-340")
        seen.remove(card)
        order.append(card)
        game.weather.top.insert(beneath, card)
    say(game, "They went back in this order: {cards}", cards=", ".join(card.name for card in order))
