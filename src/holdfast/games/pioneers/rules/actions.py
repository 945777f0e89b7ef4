"""Step 1 › the four actions: Market, Wastes, Plan, Research."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Refusal, Word
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import CREDIT, RESPONSE
from holdfast.games.pioneers.pieces import WASTES
from holdfast.games.pioneers.rules.decks import can_draw, search
from holdfast.games.pioneers.rules.market import Buy, buy, buy_face, buying, price, purchases
from holdfast.games.pioneers.rules.powers import DRAWN, KEPT, PLAN, RESEARCH_BONUS, RESEARCH_FREE
from holdfast.games.pioneers.rules.projects import Placement, may_place, place, placements, reserve
from holdfast.games.pioneers.rules.resources import gain
from holdfast.games.pioneers.state import Pioneers, Player

SEARCH: Final = Word("wastes", "Wastes: take the top card of the wastes deck")
PLAN_AHEAD: Final = Word("plan", "Plan: take response tokens")

Action = Buy | Placement | Word


def actions(game: Pioneers, player: Player) -> list[Action]:
    """The actions that can be carried out; Plan always can. [PIO-085, PIO-265]"""
    found: list[Action] = [*purchases(game, player)]
    if not game.no_wastes and can_draw(game.wastes):
        found.append(SEARCH)
    found.append(PLAN_AHEAD)
    found += placements(game, player, most_research(game, player))
    return found


async def act(game: Pioneers, player: Player, action: Action) -> None:
    """Carry out the action of the turn."""
    game.acted = True
    if isinstance(action, Buy):
        buy(game, player, action)
    elif isinstance(action, Placement):
        await research(game, player, action)
    elif action is SEARCH:
        await search_wastes(game, player)
    else:
        await plan(game, player)


async def search_wastes(game: Pioneers, player: Player) -> None:
    """Wastes: take the top card into hand; effects let one draw or keep more. [PIO-103, PIO-268]"""
    powers = player.powers
    await search(game, player, WASTES, 1 + powers[DRAWN], 1 + powers[KEPT])


async def plan(game: Pioneers, player: Player) -> None:
    """Plan: take response tokens by town size, and what effects add. [PIO-105, PIO-106]"""
    powers = player.powers
    tokens = game.box.board.sizes[player.size].plan
    await gain(game, player, (powers[PLAN], powers[PLAN + 1], powers[PLAN + 2] + tokens))


def most_research(game: Pioneers, player: Player) -> int:
    """Up to the maximum of the town size, each for a response token unless free. [PIO-107 to PIO-109, PIO-111]"""
    return min(game.box.board.sizes[player.size].research, player.powers[RESEARCH_FREE] + player.pile[RESPONSE])


async def research(game: Pioneers, player: Player, choice: Placement) -> None:
    """Research: pay, and place that many tokens on one project. [PIO-110, PIO-282]"""
    cost = max(0, choice.n - player.powers[RESEARCH_FREE])
    player.pile[RESPONSE] -= cost
    if cost:
        say(game, "{player} paid {n} for research", player=player, n=cost)
    await place(game, player, choice)
    bonus = player.powers[RESEARCH_BONUS]
    if bonus and choice.project in game.projects:
        await may_place(game, player, bonus, "PIO-282", only=choice.project)


def action_face(game: Pioneers, player: Player, action: Action) -> Face:
    """An action as an option of the turn."""
    if isinstance(action, Buy):
        return buy_face(game, player, action)
    face = action.face()
    if isinstance(action, Placement):
        return face._replace(key=f"research {face.key}", label=f"Research: place {action.n} on {action.project.name}")
    return face._replace(places=("deck wastes" if action is SEARCH else "plan",))


def closed_actions(game: Pioneers, player: Player) -> list[Refusal]:
    """The actions that are not open now, each with the reason. [PIO-265]"""
    if game.acted:
        faces = (Face("market", "Market"), SEARCH.face(), PLAN_AHEAD.face(), Face("research", "Research"))
        return [Refusal(face, "you have taken the action of this turn", "PIO-085") for face in faces]
    found = [
        Refusal(buy_face(game, player, buying(slot)), f"you have {player.pile[CREDIT]} credits", "PIO-097")
        for slot, card in enumerate(game.row)
        if card is not None and price(game, player, slot) > player.pile[CREDIT]
    ]
    if game.no_wastes:
        found.append(Refusal(SEARCH.face(), "the Wastes action is banned this round", "PIO-278"))
    elif not can_draw(game.wastes):
        found.append(Refusal(SEARCH.face(), "no wastes card is left", "PIO-265"))
    if not placements(game, player, most_research(game, player)):
        why = "no research token is left" if not reserve(game, player) else "research costs a response token"
        if not any(game.projects):
            why = "no project is left"
        found.append(Refusal(Face("research", "Research"), why, "PIO-111"))
    return found
