"""Setup, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.chance import draw, roll, shuffle
from holdfast.engine.game import Value
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import choose, together
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import RESOURCES
from holdfast.games.cryo.box import Box
from holdfast.games.cryo.pieces import LARGE, SMALL
from holdfast.games.cryo.rules.cards import top_card
from holdfast.games.cryo.rules.caverns import flip, in_use
from holdfast.games.cryo.rules.materials import gain
from holdfast.games.cryo.rules.solo import draw_decision_cards
from holdfast.games.cryo.state import NOBODY, Cryo, Player, Rival


def new(box: Box, seats: int, options: Mapping[str, Value]) -> Cryo:
    """The table before set-up: everything that needs no chance. [CRY-001 to CRY-010, CRY-013 to CRY-016]"""
    solo = seats == 1
    players = [faction(box, side, 0 if solo else side) for side in range(2 if solo else seats)]
    rival = Rival(harder=bool(options["harder"]), unpredictable=bool(options["unpredictable"])) if solo else None
    if rival:
        players[1].home = [dock.index < box.numbers.solo.drones for dock in box.platform]
    return Cryo(
        box=box,
        players=players,
        rival=rival,
        drones=[NOBODY] * len(box.docks),
        damaged=(False,) * len(box.docks),
        stacks=[None] * sum(space.stack >= 0 for space in box.spaces),
        beneath=[0] * sum(space.stack >= 0 for space in box.spaces),
        tiles=[Pile(list(tiles)) for tiles in box.tiles],
        incidents=[None] * len(box.sections),
        track=[0] * len(box.track),
        early=Pile([token for token in box.incidents if token.back == "early"]),
        late=Pile([token for token in box.incidents if token.back == "late"]),
        sunset=next(token for token in box.incidents if token.back == "sunset"),
        sabotaged=[0] * len(box.sections),
        caverns=[None] * len(box.caverns),
        peeked=[None] * len(box.caverns),
        hidden=[Pile([tile for tile in box.cavern_tiles if tile.size == size]) for size in (SMALL, LARGE)],
        deck=Pile([card for card, copies in zip(box.cards, box.copies, strict=True) for _ in range(copies)]),
        discard=[],
    )


def faction(box: Box, side: int, seat: int) -> Player:
    """A player with platform, drones, materials, and pods in stasis. [CRY-003 to CRY-008, CRY-013, CRY-015]"""
    return Player(
        side=side,
        seat=seat,
        stock=list(box.start),
        stasis=[pods for section in box.sections for pods in section.pods],
        settled=[0] * len(box.caverns),
        home=[dock.index < box.numbers.drones for dock in box.platform],
        slots=[None] * len(box.slots),
    )


async def setup(game: Cryo) -> None:
    """Steps 5 to 14 of the setup; `new` has done the others."""
    await first_player(game)
    extra_materials(game)
    await resource_stacks(game)
    await damage_docks(game)
    await reveal_caverns(game)
    await lay_out_incidents(game)
    if game.rival:
        await place_board_cards(game)
    await deal_cards(game)
    if game.rival:
        await equip_rival(game, game.rival)


async def first_player(game: Cryo) -> None:
    """5. Randomly determine the first player; in a solo game it is the human. [CRY-011, CRY-214]"""
    if game.rival is None:
        game.first = game.turn = await roll(range(len(game.players)), "first player")
    say(game, "{player} went first", player=game.players[game.first])


def extra_materials(game: Cryo) -> None:
    """6. The players after the first gain extra materials. [CRY-012, CRY-260]"""
    for place in range(len(game.players)):
        amount = game.box.extra[place]
        if place == 1 and game.rival and game.rival.harder:
            amount = RESOURCES.vector(game.box.numbers.solo.hard_gain)
        if any(amount):
            gain(game, game.players[(game.first + place) % len(game.players)], amount)


async def resource_stacks(game: Cryo) -> None:
    """8. On each resource space a stack of as many tiles as players, the top one face up. [CRY-017 to CRY-019]"""
    for space in game.box.spaces:
        if space.stack >= 0:
            game.stacks[space.stack] = await draw(game.tiles[space.back], space.pile)
            game.beneath[space.stack] = game.size - 1


async def damage_docks(game: Cryo) -> None:
    """9. Put damage markers on the docks with their symbols. [CRY-020]"""
    markers = Pile([dock for dock in game.box.docks if dock.symbol])
    damaged = [False] * len(game.box.docks)
    for _ in range(game.box.numbers.damage_markers[game.size]):
        damaged[(await draw(markers, "damage markers")).index] = True
    game.damaged = tuple(damaged)


async def reveal_caverns(game: Cryo) -> None:
    """10. Turn up the tiles on the 2 highlighted cavern spaces. [CRY-022 to CRY-024]"""
    for cavern in game.box.caverns:
        if cavern.starts_faceup and in_use(game, cavern):
            await flip(game, cavern)


async def lay_out_incidents(game: Cryo) -> None:
    """11. A token on each incident space, stacks on the track, the sunset under the last. [CRY-026 to CRY-030]"""
    for section in game.box.sections:
        game.incidents[section.index] = await draw(game.early, "early incidents")
    game.track = [game.size] * len(game.box.track)


async def deal_cards(game: Cryo) -> None:
    """12, 13. Deal 5 cards to each player, who all keep 3 at the same time, secretly. [CRY-031 to CRY-033]"""
    order = [game.players[(game.first + place) % len(game.players)] for place in range(len(game.players))]
    people = [player for player in order if not (game.rival and player.side == 1)]
    for player in people:
        for _ in range(game.box.numbers.deal):
            player.dealt.append(await draw(game.deck, "deck"))
    await together([keep_cards(game, player) for player in people])
    for player in people:
        game.discard += player.dealt
        player.dealt.clear()


async def keep_cards(game: Cryo, player: Player) -> None:
    """Choose the cards to keep; the others are discarded in the order in which they were dealt. [CRY-032, CRY-033]"""
    while len(player.hand) < game.box.numbers.keep:
        card = await choose(
            player,
            "Keep which card?",
            lambda: list(dict.fromkeys(player.dealt)),
            rule="CRY-032",
            hidden=len(player.dealt),
        )
        player.dealt.remove(card)
        player.hand.append(card)


async def place_board_cards(game: Cryo) -> None:
    """Solo: 1 card of each type is laid at random above the upper docks. [CRY-216, CRY-217]"""
    assert game.rival is not None
    for card in game.box.cards:
        game.deck.rest.remove(card)
    game.rival.posts = await shuffle(game.box.cards, "board cards")


async def equip_rival(game: Cryo, rival: Rival) -> None:
    """Solo: 1 card as upgrade, 1 as vehicle, 1 unseen as mission, then 2 decision cards. [CRY-218, CRY-279]"""
    faction = game.players[1]
    for pile in (faction.upgrades, faction.vehicles, faction.missions):
        card = await top_card(game)
        assert card is not None
        pile.append(card)
    if not rival.unpredictable:
        await draw_decision_cards(game, rival)
