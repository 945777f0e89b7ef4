"""Setting up, in the order of the book. [PIO-264]"""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.chance import draw
from holdfast.engine.game import Value
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.pioneers.box import Box
from holdfast.games.pioneers.pieces import MARKET, SMALL, WASTES
from holdfast.games.pioneers.rules.decks import fill_market
from holdfast.games.pioneers.rules.projects import next_project
from holdfast.games.pioneers.rules.resources import receive
from holdfast.games.pioneers.rules.starting_cards import deal_packets
from holdfast.games.pioneers.rules.town import refresh
from holdfast.games.pioneers.rules.turn_order import set_order
from holdfast.games.pioneers.state import Deck, Pioneers, Player


def new(box: Box, seats: int, _options: Mapping[str, Value]) -> Pioneers:
    """The table before set-up: every town with its Small HQ, all decks shuffled. [PIO-001, PIO-026, PIO-054 to PIO-060]

    Face-down piles have no order until they are drawn from, so nothing needs to be shuffled; nor do the alarm tokens.
    """
    board = box.board
    game = Pioneers(
        box=box,
        players=[
            Player(seat, box.headquarters[SMALL][0], research=[0] * board.projects_face_up) for seat in range(seats)
        ],
        market=Deck(Pile(list(box.decks[MARKET]))),
        wastes=Deck(Pile(list(box.decks[WASTES]))),
        row=[None] * len(board.market_costs),
        projects=[None] * board.projects_face_up,
        project_deck=Pile(list(box.projects)),
        alarms=Pile(list(board.alarms.tokens)),
        order=list(range(seats)),
    )
    for player in game.players:
        refresh(game, player)
    return game


async def setup(game: Pioneers) -> None:
    """Mats, market, projects, starting resources, survivors, victory tokens, starting cards. [PIO-264]"""
    await choose_mats(game)
    await fill_market(game)
    for slot in range(len(game.projects)):
        await next_project(game, slot)
    for player in game.players:
        receive(player, game.box.start)
    await draw_survivors(game)
    stack_victory_tokens(game)
    await deal_packets(game)


async def choose_mats(game: Pioneers) -> None:
    """Each player chooses a mat; it fixes the colour, and every colour is used once. [PIO-053]"""
    for player in game.players:
        taken = [other.color for other in game.players]
        player.color = await choose(
            player,
            "Which player mat?",
            [colour for colour in game.box.board.colors if colour not in taken],
            rule="PIO-053",
            face=lambda colour: Face(colour, f"The {colour} mat", (f"mat {colour}",)),
        )
        say(game, "{player} took {color}", player=player, color=player.color)


async def draw_survivors(game: Pioneers) -> None:
    """Each player draws a survivor at random; the highest number goes first. [PIO-066, PIO-068]"""
    pile = Pile(list(game.box.survivors))
    for player in game.players:
        player.survivor = await draw(pile, "survivors")
        say(game, "{player} drew {survivor}", player=player, survivor=player.survivor)
    set_order(game)


def stack_victory_tokens(game: Pioneers) -> None:
    """All start at 0 points, in one stack with the first player at the bottom. [PIO-056, PIO-057]"""
    for height, seat in enumerate(game.order):
        game.players[seat].height = height
