"""Game setup, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.chance import draw, roll
from holdfast.engine.game import Value
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    COAL,
    DISCONTENT,
    HOPE,
    SIDES,
    WOOD,
    Posted,
    Site,
)
from holdfast.games.frostpunk.rules.citizens import draw_citizen_card, seat_face
from holdfast.games.frostpunk.rules.decision_making import leader, round_the_table
from holdfast.games.frostpunk.rules.hope_and_discontent import bag
from holdfast.games.frostpunk.rules.requirements import track
from holdfast.games.frostpunk.rules.snow import lay
from holdfast.games.frostpunk.rules.technology import choose_technology
from holdfast.games.frostpunk.state import NOBODY, Frostpunk, Player

CORNERS = 6


def new(box: Box, seats: int, options: Mapping[str, Value]) -> Frostpunk:
    """The table before chance and choices: everything that the Setup card fixes.

    [FRO-009, FRO-010, FRO-022 to FRO-024]
    """
    card = box.setup_card(str(options["scenario"]), str(options["level"]))
    spaces = sum(len(hex_.spaces) for hex_ in box.hexes)
    game = Frostpunk(
        box=box,
        card=card,
        players=[Player(seat) for seat in range(seats)],
        stock=[card.food, card.wood, card.coal, card.steel, card.core],
        citizens=[card.citizens[name] for name in ("worker", "engineer", "child")],
        sick=[card.sick[name] for name in ("worker", "engineer", "child")],
        skull=[False] * len(CITIZENS),
        ranges=list(card.ranges),
        hope=[],
        discontent=[],
        hope_bag=Pile(list(box.bags[HOPE])),
        discontent_bag=Pile(list(box.bags[DISCONTENT])),
        tiles=[None] * len(box.hexes),
        ground=[0] * spaces,
        amounts=[0] * spaces,
        gatherers=[NOBODY] * spaces,
        rim=[hex_.trees for hex_ in box.hexes],
        walls=[""] * CORNERS,
        wall_bag=Pile(list(box.walls)),
        near=Pile(list(box.near)),
        far=Pile(list(box.far)),
        sites=[],
        board=[
            0 if kind.preprinted or kind.scenario not in ("", card.scenario) else kind.count for kind in box.buildings
        ],
        weather=Pile(list(box.weather)),
        morning=Pile(list(box.morning)),
        dusk=Pile(list(box.dusk_start)),
        disputes=Pile(list(box.disputes)),
        citizen_deck=Pile(list(box.citizens)),
        triggers=dict(card.triggers),
        inactive=list(box.technologies[card.scenario]),
        visited=[0] * len(box.expeditions[card.scenario]),
        automatons=card.automatons,
        cold=card.cold,
        storm=card.storm_at,
        reserve=[event for event in box.dusk if event not in box.dusk_start],
        scenario=[Posted(event) for event in box.scenarios[card.scenario] if event.kind == "start"],
        scenario_deck=[event for event in box.scenarios[card.scenario] if event.kind != "start"],
        call_to_rise=seats == 1,
    )
    _generator_tile(game)
    if card.scenario == "arks":
        _arks(game)
    return game


def _generator_tile(game: Frostpunk) -> None:
    """Three Buildings, 5 Wood and 5 Coal, and the pre-printed Dais and Generator. [FRO-016 to FRO-019]"""
    box = game.box
    game.tiles[0] = box.blank
    for space, data in enumerate(box.board.generator_tile):
        if data.building:
            building = box.building(data.building)
            game.sites.append(Site(building, (space,), 0))
            game.board[building.index] -= 1
        game.ground[space] = COAL if data.coal else WOOD
        game.amounts[space] = data.wood + data.coal
    for building in box.buildings:
        if building.preprinted:
            game.sites.append(Site(building, (box.space_names.index(building.key),), 0))


def _arks(game: Frostpunk) -> None:
    """Four Seed Arks stand on Near hexes, which count as Near tiles. [FRO-315]"""
    ark = game.box.building("ark")
    for hex_ in game.box.arks:
        game.tiles[hex_] = game.box.blank
        game.sites.append(Site(ark, game.box.hexes[hex_].spaces, hex_))
        game.board[ark.index] -= 1
        game.frost.append(0)


async def setup(game: Frostpunk) -> None:
    """Chance and choices, in the order of the book. [FRO-012 to FRO-033]"""
    game.leader = await roll(range(len(game.players)), "leader")
    say(game, "{player} took the Leadership marker", player=leader(game))
    await wall_tokens(game)
    await starting_tiles(game)
    for side, start in ((HOPE, game.card.hope), (DISCONTENT, game.card.discontent)):
        await starting_tokens(game, side, start.tokens, start.active)
    game.dusk.rest.append(await draw(game.disputes, "dispute"))
    await choose_technology(game, leader(game))
    await deal_advisors(game)
    await deal_citizens(game)


async def wall_tokens(game: Frostpunk) -> None:
    """From a corner of the Leader's choice clockwise, until three deposits lie out. [FRO-012, FRO-013]"""
    first = await choose(leader(game), "Begin at which rim corner?", range(CORNERS), rule="FRO-013", face=corner_face)
    deposits = 0
    for step in range(CORNERS):
        if deposits < game.box.setup.deposits:
            corner = (first - step) % CORNERS
            game.walls[corner] = await draw(game.wall_bag, "wall token")
            deposits += game.walls[corner] != "blank"
            say(game, "Rim corner {corner} got its token: {token}", corner=f"RC{corner}", token=game.walls[corner])


def corner_face(corner: int) -> Face:
    return Face(f"RC{corner}", f"Corner RC{corner}", (f"rim RC{corner}",))


async def starting_tiles(game: Frostpunk) -> None:
    """A Near tile in the direction of each corner without a deposit; its Food is not gained. [FRO-015, FRO-315]"""
    for corner, token in enumerate(game.walls):
        hex_ = corner + 1
        if token in ("", "blank") and game.tiles[hex_] is None:
            lay(game, hex_, await draw(game.near, "near tile"))


async def starting_tokens(game: Frostpunk, side: int, count: int, active: int) -> None:
    """Tokens from the bag, the leftmost of them active. [FRO-025]"""
    for _ in range(count):
        track(game, side).append(await draw(bag(game, side), f"{SIDES[side]} bag"))
    for place in range(active):
        tokens = track(game, side)
        tokens[place] = game.box.tokens[side][tokens[place].kind][True]


async def deal_advisors(game: Frostpunk) -> None:
    """All four Advisors are in play; the Leader hands them out. [FRO-031]"""
    order = round_the_table(game)
    room = dict(zip((player.seat for player in order), game.box.setup.advisors[len(order)], strict=True))
    for advisor in game.box.advisors:
        seats = [seat for seat, left in room.items() if left]
        seat = await choose(
            leader(game), "Who is the {advisor}?", seats, rule="FRO-031", face=seat_face,
            about={"advisor": advisor.name},
        )  # fmt: skip
        room[seat] -= 1
        game.players[seat].advisors.append(advisor)
        say(game, "{player} became the {advisor}", player=game.players[seat], advisor=advisor.name)


async def deal_citizens(game: Frostpunk) -> None:
    """Four Citizen cards in total. [FRO-032]"""
    order = round_the_table(game)
    for player, count in zip(order, game.box.setup.citizen_cards[len(order)], strict=True):
        for _ in range(count):
            card = await draw_citizen_card(game)
            assert card is not None
            player.hand.append(card)
            say(game, "{player} got {card}", player=player, card=card.name)
