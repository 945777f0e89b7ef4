"""2. Player Actions › Exploring: declare, move, pay and gain, refill."""

from __future__ import annotations

from functools import cache

from holdfast.engine.requests import Face, Refusal, choose, face_of
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import KINDS, Amounts, covers, vector
from holdfast.games.arkosa.pieces import Colonist, Location
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.bot_trades import buy, plan
from holdfast.games.arkosa.rules.colonists import draw_colonist, join
from holdfast.games.arkosa.rules.events import draw_event
from holdfast.games.arkosa.rules.free_moves import ask
from holdfast.games.arkosa.rules.items import UseItem, items_for, own_items, use, use_item
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Explore, Pack, RecruitPath
from holdfast.games.arkosa.wording import text
from holdfast.games.toolkit.amounts import Vector


async def explore(game: Arkosa, player: Player, effect: Explore, _source: Player) -> None:
    """Exploring has four steps in fixed order. [ARK-074]

    An explorer injured on the way still arrives; one exiled on the way does not. [ARK-102, ARK-103]
    """
    if player.bot:
        await bot_explores(game, player, effect)
        return
    target, free = await choose_target(game, player, effect)
    steps = await choose_steps(game, player, effect, target)
    event = await move_marker(game, player, steps)
    if player.worker is None:
        return
    if event or not covers(player.stock, KINDS.nothing if free else cost(target, effect)):
        target = await arrive(game, player, effect, target, others=event)
    await pay_and_gain(game, player, target, KINDS.nothing if free else cost(target, effect))


# 1. Choose your target location ----------------------------------------------------------------------------------


async def choose_target(game: Arkosa, player: Player, effect: Explore) -> tuple[Location, bool]:
    """Declare the target; an item may make it free of charge. [ARK-072, ARK-076, ARK-078, ARK-343]"""
    free = False
    while True:
        options: list[Location | UseItem] = [*targets(game, effect.pack), *own_items(game, player)]
        if not free:
            options += [use_item(item) for item in items_for(player, "explore_declare")]
        answer = await choose(
            player,
            "Explore where?",
            options,
            rule="ARK-076",
            face=lambda option: target_face(game, option, effect),
            refused=lambda: closed(game, effect.pack),
        )
        if isinstance(answer, Location):
            say(game, "{player} set out for {place}", player=player, place=answer)
            return answer, free
        await use(game, player, answer.item)
        free = free or answer.item.when == "explore_declare"


def targets(game: Arkosa, pack: Pack) -> list[Location]:
    """Where this backpack may go: not to a path space without a colonist. [ARK-072, ARK-077, ARK-325]"""
    path = game.path
    return [
        place
        for place in reachable(game.box.board.locations, pack)
        if not place.path_index or path[place.path_index - 1] is not None
    ]


@cache
def reachable(locations: tuple[Location, ...], pack: Pack) -> tuple[Location, ...]:
    """The locations that show this backpack. [ARK-072]"""
    return tuple(place for place in locations if pack in place.packs)


def target_face(game: Arkosa, option: Location | UseItem, effect: Explore) -> Face:
    """A location with what waits there and what it costs."""
    if not isinstance(option, Location):
        return face_of(option)
    who = game.path[option.path_index - 1] if option.path_index else None
    amounts = [KINDS.text(vector(shown)) for shown in option.effects if isinstance(shown, Amounts)]
    gains = who.name if who else " and ".join(amounts)
    far = "1 step" if option.steps == 1 else f"{option.steps} steps"
    label = f"{option.name}: {gains or 'resource dice'}, {far}, cost {KINDS.text(cost(option, effect))}"
    return option.face()._replace(label=label)


def closed(game: Arkosa, pack: Pack) -> list[Refusal]:
    """The locations that cannot be declared, and why."""
    possible = targets(game, pack)
    return [
        Refusal(place.face(), "no colonist is there", "ARK-077")
        if pack in place.packs
        else Refusal(place.face(), f"a {pack} backpack cannot go there", "ARK-072")
        for place in game.box.board.locations
        if place not in possible
    ]


async def choose_steps(game: Arkosa, player: Player, effect: Explore, target: Location) -> int:
    """The printed steps; Hoo-di-di chooses them, together with the target. [ARK-079, ARK-220]"""
    if effect.steps == "printed":
        return target.steps
    steps = await choose(
        player,
        "Move the marker how far?",
        game.box.numbers.steps_of_choice,
        rule="ARK-220",
        face=lambda number: step_face(game, number),
    )
    return steps


def step_face(game: Arkosa, steps: int) -> Face:
    """A number of steps, and the space of the track that lies so far ahead."""
    return Face(str(steps), str(steps), (f"track {(game.marker + steps) % len(game.box.board.track)}",))


# 2. Move the exploration track marker ----------------------------------------------------------------------------


async def move_marker(game: Arkosa, player: Player, steps: int) -> bool:
    """Move along the loop; a raid space stops the marker. True if an event was resolved. [ARK-079 to ARK-084]"""
    track = game.box.board.track
    for _ in range(steps):
        game.marker = (game.marker + 1) % len(track)
        if track[game.marker].kind == "raid":
            break
    event = await resolve_space(game, player)
    return event


async def resolve_space(game: Arkosa, player: Player) -> bool:
    """Only the space on which the marker stops counts. [ARK-082, ARK-085, ARK-089, ARK-097, ARK-311]

    Bots meet raids alone; Bot B also resolves symbols. [ARK-255, ARK-259]
    """
    space = game.box.board.track[game.marker]
    if space.kind == "raid":
        await draw_event(game, player, "raid")
        return True
    if space.kind == "event" and not player.bot:
        await draw_event(game, player, space.deck)
        return True
    if space.kind == "effect" and player.bot != "A":
        say(game, "The track brought {player}: {effects}", player=player, effects=text(space.effects))
        await run(game, player, space.effects)
    return False


# 3. Pay any costs then gain --------------------------------------------------------------------------------------


async def arrive(game: Arkosa, player: Player, effect: Explore, declared: Location, *, others: bool) -> Location:
    """Before paying, items may be used; after an event the target may change. [ARK-096 to ARK-099, ARK-343]

    A new target has no more printed steps than the one declared.
    """
    places = [declared]
    if others:
        near = [place for place in targets(game, effect.pack) if place.steps <= declared.steps]
        places += [place for place in near if place is not declared]
    target = await ask(
        game,
        player,
        "Go on, or somewhere else?",
        lambda: places,
        rule="ARK-096",
        face=lambda place: target_face(game, place, effect),
    )
    if target is not declared:
        say(game, "{player} went to {place} instead", player=player, place=target)
    return target


@cache
def cost(target: Location, effect: Explore) -> Vector:
    """The cost of a location less the explorer's discount, never below 0. [ARK-090, ARK-091, ARK-327]"""
    return tuple(max(0, n - off) for n, off in zip(vector(target.cost), vector(effect.discount), strict=True))


async def pay_and_gain(game: Arkosa, player: Player, target: Location, price: Vector) -> None:
    """Who can pay must pay and gain; who cannot gets nothing. [ARK-090, ARK-092, ARK-093]"""
    if not covers(player.stock, price):
        say(game, "{player} could not pay at {place}", player=player, place=target)
        return
    tracks.pay(game, player, price)
    if target.path_index:
        await take_from_path(game, player, target.path_index - 1)
    else:
        await run(game, player, target.effects)


# 4. Draw and place a new colonist card ---------------------------------------------------------------------------


async def take_from_path(game: Arkosa, player: Player, place: int) -> Colonist:
    """Recruit the colonist of a path space; those above move down and a new one comes. [ARK-094, ARK-100, ARK-101]"""
    colonist = game.path[place]
    assert colonist is not None
    join(player, colonist)
    say(game, "{player} recruited {colonist}", player=player, colonist=colonist)
    game.path[1 : place + 1] = game.path[:place]
    game.path[0] = None
    game.path[0] = await draw_colonist(game)
    return colonist


async def recruit_path(game: Arkosa, player: Player, effect: RecruitPath, _source: Player) -> None:
    """Take the colonist at a location without moving the marker. [ARK-332]"""
    place = next(index for index, location in enumerate(game.box.path) if location.id == effect.at)
    if game.path[place] is not None:
        await take_from_path(game, player, place)


# Solo › Resolving Bot B's explore actions ------------------------------------------------------------------------


async def bot_explores(game: Arkosa, bot: Player, effect: Explore) -> None:
    """Always for resources: move in full, pay, gain; the target never changes. [ARK-279, ARK-280, ARK-363]"""
    target = bot_target(game, bot, effect)
    say(game, "{bot} set out for {place}", bot=bot, place=target)
    await move_marker(game, bot, target.steps)
    price = cost(target, effect)
    trades = plan(bot, game.pool, price)
    if trades is not None:
        await buy(game, bot, price, trades)
        await run(game, bot, target.effects)


def bot_target(game: Arkosa, bot: Player, effect: Explore) -> Location:
    """The best location that it can reach and afford, with the help of the trade pool. [ARK-279, ARK-363]"""
    places = {place.id: place for place in reachable(game.box.board.locations, effect.pack)}
    order = [places[name] for name in game.box.solo.location_order if name in places]
    return next(place for place in order if plan(bot, game.pool, cost(place, effect)) is not None)
