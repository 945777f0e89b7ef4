"""Solo › 2. Player Actions: a bot's turn is one solo card; and what it does at the end of the phase."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import FOOD, MORALE, NITROGEN, vector
from holdfast.games.arkosa.pieces import Room, SoloCard
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.bot_choices import fewest, points_of_room
from holdfast.games.arkosa.rules.bot_trades import buy, plan
from holdfast.games.arkosa.rules.bot_work import bot_works
from holdfast.games.arkosa.rules.build import place_room, take_from_line
from holdfast.games.arkosa.rules.colonists import check_population
from holdfast.games.arkosa.rules.colony import worth
from holdfast.games.arkosa.rules.events import draw_event
from holdfast.games.arkosa.rules.explore import move_marker, take_from_path
from holdfast.games.arkosa.rules.power import receive
from holdfast.games.arkosa.rules.tokens import one_of
from holdfast.games.arkosa.scoring import sheet
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import STEPS, BuildStep, GainStep, RecruitStep, WorkStep


async def bot_turn(game: Arkosa, bot: Player) -> None:
    """Draw a solo card, carry out its steps for this bot, check the population. [ARK-264, ARK-267, ARK-268]"""
    card = await draw_solo_card(game)
    bot.turns += 1
    say(game, "{bot} drew {card}", bot=bot, card=card)
    for step in card.bot_a if bot.bot == "A" else card.bot_b:
        await STEPS.functions[type(step)](game, bot, step)
    await check_population(game, bot)


async def draw_solo_card(game: Arkosa) -> SoloCard:
    """An empty deck is made of the piles of earlier rounds, or else of this round's. [ARK-269, ARK-270]"""
    if not game.solo_deck:
        earlier = game.solo_discards[: game.round - 1]
        piles = earlier if any(earlier) else [game.solo_discards[game.round - 1]]
        for pile in piles:
            game.solo_deck.shuffle_in(pile)
            pile.clear()
    card = await draw(game.solo_deck, "solo cards")
    game.solo_discards[game.round - 1].append(card)
    return card


async def gain_step(game: Arkosa, bot: Player, step: GainStep) -> None:
    """Tokens and tracks, as the card shows."""
    await receive(game, bot, vector(step))


async def work_step(game: Arkosa, bot: Player, step: WorkStep) -> None:
    """A colonist works, with the priorities of the card. [ARK-276]"""
    await bot_works(game, bot, step.priority)


# How bots build rooms --------------------------------------------------------------------------------------------


async def build_step(game: Arkosa, bot: Player, _step: BuildStep) -> None:
    """The affordable room worth most points, left to right and top to bottom. [ARK-271 to ARK-275]"""
    place = best_room(game, bot)
    if place is None:
        return
    room = game.line[place]
    assert room is not None
    space = await building_space(game, bot, room)
    if space is None:
        return
    if bot.bot == "B":
        trades = plan(bot, game.pool, vector(room.cost))
        assert trades is not None
        await buy(game, bot, vector(room.cost), trades)
    await take_from_line(game, place)
    await place_room(game, bot, space, room)


def best_room(game: Arkosa, bot: Player) -> int | None:
    """Worth most points of those it can afford; of equal ones that nearest to the end. [ARK-257, ARK-271, ARK-272]"""
    affordable = [
        (room.points, place)
        for place, room in enumerate(game.line)
        if room is not None and (bot.bot == "A" or plan(bot, game.pool, vector(room.cost)) is not None)
    ]
    return max(affordable)[1] if affordable else None


async def building_space(game: Arkosa, bot: Player, room: Room) -> int | None:
    """The first empty space; in a full bunker a room worth fewest points, ties at random. [ARK-274]

    It overbuilds only if it has more points overall afterwards. [ARK-379]
    """
    if None in bot.rooms:
        return bot.rooms.index(None)
    now, points, spaces = sheet(game, bot).total, points_of_room(bot), range(len(bot.rooms))
    lowest = min(map(points, spaces))
    better = [space for space in spaces if points(space) == lowest and total_with(game, bot, space, room) > now]
    if not better:
        return None
    space = await fewest(better, points, "bot overbuilds")
    return space


def total_with(game: Arkosa, bot: Player, space: int, room: Room) -> int:
    """All the points that the bot would have now with this room on the space, after Bot B has paid. [ARK-379]

    Trades to get what is missing change no points: 2 tokens become 1 magtape, and 1 token 1 scrap.
    """
    covered, stock = bot.rooms[space], bot.stock
    bot.rooms[space] = room
    if bot.bot == "B":
        bot.stock = [have - price for have, price in zip(stock, vector(room.cost)[:MORALE], strict=True)]
    total = sheet(game, bot).total
    bot.rooms[space], bot.stock = covered, stock
    return total


# Recruiting ------------------------------------------------------------------------------------------------------


async def recruit_step(game: Arkosa, bot: Player, _step: RecruitStep) -> None:
    """The colonist worth most points, free of charge; the marker moves first. [ARK-265, ARK-359, ARK-374]"""
    places = [place for place, colonist in enumerate(game.path) if colonist is not None]
    if not places:
        return
    place = max(places, key=lambda index: (bot_values(game, bot, index), index))
    await move_marker(game, bot, game.box.path[place].steps)
    await take_from_path(game, bot, place)


def bot_values(game: Arkosa, bot: Player, place: int) -> int:
    """What the colonist at a space of the path is worth to the bot."""
    colonist = game.path[place]
    assert colonist is not None
    return worth(bot, colonist)


# At the end of the phase -----------------------------------------------------------------------------------------


async def bot_visits_sawbones(game: Arkosa, bot: Player) -> None:
    """Dr. Sawbones cards, one at a time, until nobody is injured or nothing is left to pay with. [ARK-281, ARK-282]"""
    while bot.injured and (bot.stock[FOOD] or bot.stock[NITROGEN]):
        kind = FOOD if bot.stock[FOOD] >= bot.stock[NITROGEN] else NITROGEN
        tracks.pay(game, bot, one_of(kind))
        await draw_event(game, bot, "sawbones")


async def bot_claims_bribes(game: Arkosa, bot: Player) -> None:
    """Unclaimed bribes that it can complete, the highest first, with the help of trades. [ARK-300, ARK-301]"""
    for bribe in sorted(game.bribes, key=lambda offer: (-offer.points, offer.id)):
        trades = plan(bot, game.pool, vector(bribe.cost))
        if trades is not None:
            await buy(game, bot, vector(bribe.cost), trades)
            game.bribes.remove(bribe)
            bot.bribes.append(bribe)
            say(game, "{bot} completed {bribe}", bot=bot, bribe=bribe)
