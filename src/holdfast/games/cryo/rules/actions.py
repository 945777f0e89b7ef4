"""Deploy › the actions beside the docks of the ship, in the order of the book.

Each action has a predicate, whether one use of it is possible, and a rule that takes it. [CRY-268]
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import NO, YES, Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import RESOURCES, Cost
from holdfast.games.cryo.pieces import BENEFIT_OF_PLACED_TILE, GAIN_FROM_SCOUTING, Cavern, Slot, Space, Tile
from holdfast.games.cryo.rules.benefits import awaken, can_pay, enjoy, gain, mixes, pay, room, stasis_price, times
from holdfast.games.cryo.rules.cards import DRAW, Draw, PlayCard, draw_card, draws, play_card, playable
from holdfast.games.cryo.rules.caverns import flip, scoutable
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player

# Stasis control --------------------------------------------------------------------------------------------------


async def stasis_control(game: Cryo, player: Player, space: Space) -> None:
    """Stasis control: spend up to 3 organics to take as many own pods from this section. [CRY-062 to CRY-064]"""
    pods = await ask(
        game, player, "Awaken how many pods?", lambda: awakenable(game, player, space), rule="CRY-062", face=_pods
    )
    await pay(game, player, stasis_price(game, player, space.cost, pods))
    first = space.section * 3
    available = tuple(player.stasis[first : first + 3])
    taken = await choose(
        player, "From which chambers?", mixes(available, pods, pods), rule="CRY-063", face=chambers_face
    )
    for chamber, number in enumerate(taken):
        if number:
            awaken(game, player, first + chamber, number)


def awakenable(game: Cryo, player: Player, space: Space) -> list[int]:
    """How many pods can be taken: as many as are here, fit and can be paid for. [CRY-064, CRY-275]"""
    first = space.section * 3
    most = min(space.most, sum(player.stasis[first : first + 3]), room(game, player))
    return [n for n in range(1, most + 1) if can_pay(player, stasis_price(game, player, space.cost, n))]


def can_awaken(game: Cryo, player: Player, space: Space) -> bool:
    first = space.section * 3
    return (
        any(player.stasis[first : first + 3])
        and room(game, player) > 0
        and can_pay(player, stasis_price(game, player, space.cost, 1))
    )


def _pods(number: int) -> Face:
    return Face(f"{number} pods" if number > 1 else "1 pod", f"{number} pods" if number > 1 else "1 pod")


def chambers_face(mix: tuple[int, ...]) -> Face:
    parts = [f"{n} from chamber {chamber}" for chamber, n in enumerate(mix, 1) if n]
    return Face(", ".join(parts), ", ".join(parts))


# Resource space --------------------------------------------------------------------------------------------------


class UseTile(Content, frozen=True):
    """Return the tile to the box to gain its benefit."""

    def face(self) -> Face:
        return Face("use", "Gain its benefit")


USE: Final = UseTile()


async def resource_space(game: Cryo, player: Player, space: Space) -> None:
    """Resource space: take the top tile, gain its benefit or place it; then turn up the next. [CRY-065 to CRY-068]"""
    tile = game.stacks[space.stack]
    if tile is None:
        gain(game, player, space.printed)
        return
    use = await choose(
        player,
        "Gain {tile} or place the tile?",
        [USE, *empty_slots(game, player)],
        rule="CRY-065",
        about={"tile": tile},
    )
    game.stacks[space.stack] = None
    if isinstance(use, Slot):
        player.slots[use.index] = tile
        say(game, "{player} placed the tile {tile} at {slot}", player=player, tile=tile, slot=use.key)
        if player.abilities & BENEFIT_OF_PLACED_TILE:
            await prototype(game, player, tile)
    else:
        say(game, "{player} used the tile {tile}", player=player, tile=tile)
        await enjoy(game, player, tile.benefit)
    await reveal_next(game, space)


def empty_slots(game: Cryo, player: Player) -> list[Slot]:
    """Any tile may go into any empty slot. [CRY-070]"""
    return [slot for slot in game.box.slots if player.slots[slot.index] is None]


async def reveal_next(game: Cryo, space: Space) -> None:
    """After the tile is taken, the next of the stack is turned up. [CRY-066, CRY-067]"""
    if game.beneath[space.stack]:
        game.beneath[space.stack] -= 1
        game.stacks[space.stack] = await draw(game.tiles[space.back], space.pile)


async def prototype(game: Cryo, player: Player, tile: Tile) -> None:
    """Prototype: on placing a tile, spend any 1 material to gain its benefit. [CRY-194, CRY-276]"""
    cost = game.box.prototype_cost
    answer = await ask(
        game,
        player,
        "Prototype: spend 1 material to gain the tile's benefit?",
        lambda: [YES, NO] if can_pay(player, cost) else [NO],
        rule="CRY-194",
    )
    if answer is YES:
        await pay(game, player, cost)
        await enjoy(game, player, tile.benefit)


# Reactor and fabricator ------------------------------------------------------------------------------------------


async def convert(game: Cryo, player: Player, space: Space) -> None:
    """Reactor: crystals to energy; fabricator: other materials to nanites; up to 3 times. [CRY-076, CRY-077]"""
    uses = await ask(game, player, "How many times?", lambda: affordable(player, space), rule="CRY-061", face=_uses)
    await pay(game, player, times(space.cost, uses))
    for _ in range(uses):
        await enjoy(game, player, space.benefit)


def affordable(player: Player, space: Space) -> list[int]:
    """The player chooses the number of uses up to the limit and pays for each. [CRY-061]"""
    return [n for n in range(1, space.most + 1) if can_pay(player, times(space.cost, n))]


def _uses(number: int) -> Face:
    return Face(f"{number} times" if number > 1 else "once", f"{number} times" if number > 1 else "Once")


def can_convert(_game: Cryo, player: Player, space: Space) -> bool:
    return can_pay(player, space.cost)


# Computer --------------------------------------------------------------------------------------------------------


class Program(NamedTuple):
    """What is announced at the computer."""

    draws: int
    plays: int

    def face(self) -> Face:
        draws = [f"{self.draws} draw{'s' if self.draws > 1 else ''}"] if self.draws else []
        plays = [f"{self.plays} play{'s' if self.plays > 1 else ''}"] if self.plays else []
        return Face(" and ".join(draws + plays), " and ".join(draws + plays))


FORFEIT: Final = Word("no more plays", "Play no more cards")


async def computer(game: Cryo, player: Player, space: Space) -> None:
    """Computer: spend up to 3 tech; each draws or plays 1 card, announced beforehand. [CRY-078 to CRY-080]

    Scrapping comes before the action is chosen: here it could take away the last card to draw or play.
    """
    program = await choose(player, "Announce draws and plays", lambda: programs(game, player, space), rule="CRY-079")
    await pay(game, player, times(space.cost, program.draws + program.plays))
    say(game, "{player} announced {program}", player=player, program=program)
    drawing, playing = program
    while (drawing and draws(game)) or playing:
        step = await ask(game, player, "Draw or play", partial(steps, game, player, drawing, playing), rule="CRY-080")
        if isinstance(step, Draw):
            drawing -= 1
            await draw_card(game, player)
        elif isinstance(step, PlayCard):
            playing -= 1
            await play_card(game, player, step)
        else:
            playing = 0


def steps(game: Cryo, player: Player, drawing: int, playing: int) -> list[Draw | PlayCard | Word]:
    """The draws and plays still open, in any order; announced plays may be forfeited. [CRY-080]"""
    options: list[Draw | PlayCard | Word] = [DRAW] if drawing and draws(game) else []
    if playing:
        options += playable(game, player)
    if playing or not options:  # a scrap may have drawn the last card
        options.append(FORFEIT)
    return options


def programs(game: Cryo, player: Player, space: Space) -> list[Program]:
    """Every announcement that can be paid; a draw needs a card to draw, a play without draws one to play."""
    can_draw, can_play = bool(draws(game)), bool(playable(game, player))
    return [
        Program(drawing, uses - drawing)
        for uses in affordable(player, space)
        for drawing in range(uses, -1, -1)
        if (can_draw if drawing else can_play)
    ]


def can_compute(game: Cryo, player: Player, space: Space) -> bool:
    return can_pay(player, space.cost) and (bool(draws(game)) or bool(playable(game, player)))


# Scout -----------------------------------------------------------------------------------------------------------


async def scout(game: Cryo, player: Player, space: Space) -> None:
    """Scout: turn up a cavern beside a known one, and put 1 own pod there. [CRY-081 to CRY-085]"""
    cavern = await ask(game, player, "Scout which cavern?", lambda: scoutable(game), rule="CRY-082")
    await pay(game, player, space.cost)
    say(game, "{player} scouted {cavern}", player=player, cavern=cavern)
    await discover(game, player, cavern)


async def discover(game: Cryo, player: Player, cavern: Cavern) -> None:
    """Turn a cavern up, let every owner of Imaging gain its settlement cost, place a pod. [CRY-084, CRY-175]"""
    tile = await flip(game, cavern)
    for owner in game.players:
        if owner.abilities & GAIN_FROM_SCOUTING:
            gain(game, owner, tile.price)
    player.awake -= 1
    player.settled[cavern.index] += 1


def can_scout(game: Cryo, player: Player, space: Space) -> bool:
    return player.awake > 0 and can_pay(player, space.cost) and bool(scoutable(game))


# Salvage ---------------------------------------------------------------------------------------------------------


async def assign_salvage(game: Cryo, player: Player, _space: Space) -> None:
    """Assign to salvage: move 1 own pod to any empty salvage space. [CRY-086]"""
    kind = await ask(
        game, player, "Salvage which material?", lambda: open_salvage(game), rule="CRY-086", face=salvage_face
    )
    assign(game, player, kind)


def assign(game: Cryo, player: Player, kind: int) -> None:
    """Put a pod from the platform on a salvage space."""
    player.awake -= 1
    player.salvage[kind] += 1
    say(game, "{player} sent a pod to salvage {material}", player=player, material=RESOURCES[kind])


def open_salvage(game: Cryo) -> list[int]:
    """Each kind has 3 spaces for 1 pod each, the third with 3 or more players only. [CRY-087 to CRY-089]"""
    return [
        kind
        for kind, spaces in enumerate(game.box.salvage)
        if sum(player.salvage[kind] for player in game.players) < sum(least <= game.size for least in spaces)
    ]


def salvage_face(kind: int) -> Face:
    return Face(RESOURCES[kind], RESOURCES[kind].capitalize(), (f"salvage {RESOURCES[kind]}",))


def can_assign(game: Cryo, player: Player, _space: Space) -> bool:
    return player.awake > 0 and bool(open_salvage(game))


async def withdraw_salvage(game: Cryo, player: Player, space: Space) -> None:
    """Withdraw from salvage: take up to 3 own pods back to the platform. [CRY-090, CRY-091]"""
    taken = await ask(
        game,
        player,
        "Withdraw which pods?",
        lambda: mixes(tuple(player.salvage), 1, min(space.most, room(game, player))),
        rule="CRY-090",
        face=_withdrawn,
    )
    for kind, pods in enumerate(taken):
        player.salvage[kind] -= pods
        player.awake += pods
    say(game, "{player} withdrew {pods} crew from salvage", player=player, pods=sum(taken))


def can_withdraw(game: Cryo, player: Player, _space: Space) -> bool:
    return any(player.salvage) and room(game, player) > 0


def _withdrawn(mix: tuple[int, ...]) -> Face:
    text = ", ".join(f"{pods} from {RESOURCES[kind]}" for kind, pods in enumerate(mix) if pods)
    return Face(text, text)


# All of them -----------------------------------------------------------------------------------------------------


class Action(NamedTuple):
    """Whether one use is possible, and how it is taken."""

    possible: Callable[[Cryo, Player, Space], bool]
    take: Callable[[Cryo, Player, Space], Coroutine[Any, Any, None]]


def _always(_game: Cryo, _player: Player, _space: Space) -> bool:
    return True


ACTIONS: Final[dict[str, Action]] = {
    "stasis_control": Action(can_awaken, stasis_control),
    "resource_space": Action(_always, resource_space),
    "reactor": Action(can_convert, convert),
    "fabricator": Action(can_convert, convert),
    "computer": Action(can_compute, computer),
    "scout": Action(can_scout, scout),
    "assign_salvage": Action(can_assign, assign_salvage),
    "withdraw_salvage": Action(can_withdraw, withdraw_salvage),
}


def why_not(game: Cryo, player: Player, space: Space) -> str:
    """Why an action is not possible now, in words."""
    if space.cost.amounts and not can_pay(player, _price(game, player, space)):
        return f"needs {space.cost.text()}"
    if space.action == "stasis_control":
        return "no pod of yours is here" if room(game, player) else "no room on your platform"
    if space.action == "withdraw_salvage":
        return "you have no pod on salvage" if room(game, player) else "no room on your platform"
    if space.action in ("scout", "assign_salvage") and not player.awake:
        return "you have no awakened pod"
    return {"scout": "no cavern left to scout", "assign_salvage": "every salvage space is taken"}.get(
        space.action, "no card to draw or play"
    )


def _price(game: Cryo, player: Player, space: Space) -> Cost:
    return stasis_price(game, player, space.cost, 1) if space.action == "stasis_control" else space.cost
