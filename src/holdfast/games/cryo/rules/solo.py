"""Solo rules: the automated rival. It is the second faction; where its rules leave a choice, the human decides.

Its upgrades and vehicles do nothing, its platform holds any number of pods, and it never pays. [CRY-221 to CRY-223]
"""

from __future__ import annotations

from holdfast.engine.chance import roll
from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import RESOURCES, amount_face
from holdfast.games.cryo.pieces import Benefit, Card, Dock, Section, Space
from holdfast.games.cryo.rules.cards import top_card
from holdfast.games.cryo.rules.incidents import incident_face, refill, resolve
from holdfast.games.cryo.rules.materials import gain
from holdfast.games.cryo.rules.recall import recover_salvage
from holdfast.games.cryo.rules.resource_space import reveal_next
from holdfast.games.cryo.rules.salvage import assign, open_salvage, salvage_face
from holdfast.games.cryo.rules.solo_checks import awaken_leftmost, check_resources, pods_in, secret_mission
from holdfast.games.cryo.state import NOBODY, Cryo, Player, Rival

# Decision cards --------------------------------------------------------------------------------------------------


async def draw_decision_cards(game: Cryo, rival: Rival) -> None:
    """Draw up to 2 decision cards; two of the same type are replaced, as often as needed. [CRY-227]

    If deck and discard pile hold no other type, two equal ones stay. [CRY-281]
    """
    while len(rival.decisions) < 2:
        card = await top_card(game)
        if card is None:
            return
        rival.decisions.append(card)
        if len(rival.decisions) == 2 and rival.decisions[0] is rival.decisions[1]:
            if all(other is card for other in (*game.deck.rest, *game.discard)):
                return
            game.discard += rival.decisions
            rival.decisions.clear()


async def active_card(game: Cryo, rival: Rival) -> Card:
    """The decision card of this turn: one of the two at random, or the top of the deck. [CRY-232, CRY-261]

    Should there be no card to draw, one of the eight board cards is chosen at random. [CRY-289]
    """
    if not rival.unpredictable:
        card = await roll(rival.decisions, "decision card")
        return card
    drawn = await top_card(game)
    if drawn is None:
        post = await roll(rival.posts, "decision card")
        return post
    game.discard.append(drawn)
    return drawn


# The rival's turn ------------------------------------------------------------------------------------------------


async def rival_turn(game: Cryo) -> None:
    """After each turn of the human the rival deploys or recalls, then checks its resources. [CRY-220, CRY-230]"""
    rival, faction = game.rival, game.players[1]
    assert rival is not None
    if must_recall(game, faction):
        await rival_recall(game, faction)
    else:
        await rival_deploy(game, rival, faction)
    await check_resources(game, faction)


def must_recall(game: Cryo, faction: Player) -> bool:
    """The rival recalls without a drone at home, or if a section has no open dock. [CRY-230, CRY-231]"""
    return True not in faction.home or any(not open_in(game, section.index) for section in game.box.sections)


def open_in(game: Cryo, section: int) -> list[Dock]:
    """The open docks of a section; damaged ones never count."""
    return [
        dock
        for dock in game.box.docks
        if dock.section == section and game.drones[dock.index] == NOBODY and not game.damaged[dock.index]
    ]


# Deploy ----------------------------------------------------------------------------------------------------------


async def rival_deploy(game: Cryo, rival: Rival, faction: Player) -> None:
    """Activate a decision card, deploy a drone, take an action, draw a decision card. [CRY-232 to CRY-238]"""
    card = await active_card(game, rival)
    say(game, "The rival followed {card}", card=card.name)
    dock = await place_drone(game, faction, post_of(game, rival, card))
    await rival_action(game, faction, dock)
    if not rival.unpredictable:
        rival.decisions.remove(card)
        game.discard.append(card)
        await draw_decision_cards(game, rival)


def post_of(game: Cryo, rival: Rival, card: Card) -> Dock:
    """The dock below the board card of this type. [CRY-217, CRY-232]"""
    upper = [dock for dock in game.box.docks if dock.below]
    return upper[rival.posts.index(card)]


async def place_drone(game: Cryo, faction: Player, post: Dock) -> Dock:
    """The dock under the card, else either of the two below it, else any open dock of the section. [CRY-233]"""
    open_here = open_in(game, post.section)
    below = [dock for dock in open_here if dock.index in post.below]
    candidates = [post] if post in open_here else below or open_here
    dock = await choose(faction, "Where does the rival's drone go?", candidates, rule="CRY-233")
    faction.home[faction.home.index(True)] = False
    game.drones[dock.index] = faction.side
    say(game, "{rival} deployed to {dock}", rival=faction, dock=dock.name)
    return dock


async def rival_action(game: Cryo, faction: Player, dock: Dock) -> None:
    """Take the tile to the right of the drone, else the next clockwise, else a printed material. [CRY-234, CRY-235]

    In Dispatch gain 1 nanite and awaken the leftmost pod there. [CRY-236]
    """
    resources = [space for space in dock.spaces if space.stack >= 0]
    if not any(space.section == dock.section and space.stack >= 0 for space in game.box.spaces):
        gain(game, faction, RESOURCES.vector(game.box.numbers.solo.dispatch_gain))
        awaken_leftmost(game, faction, dock.section)
        return
    space = next((space for space in resources if game.stacks[space.stack] is not None), None)
    if space is not None:
        await take_tile(game, faction, space)
    elif resources:
        printed = list(dict.fromkeys(space.printed for space in resources))
        gain(game, faction, await choose(faction, "The rival gains?", printed, rule="CRY-235", face=amount_face))


async def take_tile(game: Cryo, faction: Player, space: Space) -> None:
    """The tile goes to the rival's first empty slot, or to the box, and its benefit is gained as well. [CRY-225]"""
    tile = game.stacks[space.stack]
    assert tile is not None
    game.stacks[space.stack] = None
    say(game, "{rival} took the tile {tile}", rival=faction, tile=tile)
    if None in faction.slots:
        faction.slots[faction.slots.index(None)] = tile
    await rival_benefit(game, faction, tile.benefit)
    await reveal_next(game, space)


async def rival_benefit(game: Cryo, faction: Player, benefit: Benefit) -> None:
    """The rival gains what is shown, of two the one it has less of; a card is a mission. [CRY-224, CRY-226]"""
    if any(benefit.gain):
        gain(game, faction, benefit.gain)
    if benefit.one_of:
        held = {amount: sum(faction.stock[r] for r in range(len(amount)) if amount[r]) for amount in benefit.one_of}
        least = [amount for amount, have in held.items() if have == min(held.values())]
        gain(game, faction, await choose(faction, "The rival gains?", least, rule="CRY-226", face=amount_face))
    for _ in range(benefit.cards):
        await secret_mission(game, faction)


# Recall ----------------------------------------------------------------------------------------------------------


async def rival_recall(game: Cryo, faction: Player) -> None:
    """Assign to salvage, recover salvage, resolve incident tokens, return drones. [CRY-239 to CRY-245]"""
    say(game, "{rival} recalled", rival=faction)
    await rival_salvage(game, faction)
    recover_salvage(game, faction)
    await rival_incidents(game, faction)
    for dock, owner in enumerate(game.drones):
        if owner == faction.side:
            game.drones[dock] = NOBODY
            faction.home[faction.home.index(False)] = True


async def rival_salvage(game: Cryo, faction: Player) -> None:
    """With fewer than 3 pods on salvage, assign 1, if possible to a material not salvaged yet. [CRY-239]"""
    kinds = open_salvage(game)
    if sum(faction.salvage) < game.box.numbers.solo.salvage_limit and kinds and faction.awake:
        fresh = [kind for kind in kinds if not faction.salvage[kind]]
        kind = await choose(faction, "The rival salvages?", fresh or kinds, rule="CRY-239", face=salvage_face)
        assign(game, faction, kind)


async def rival_incidents(game: Cryo, faction: Player) -> None:
    """Resolve 1 token, or 2 with 4 or 5 drones out, from the sections with fewest rival pods. [CRY-241 to CRY-243]

    They work as for a player. Both are picked first; the human chooses the order; replacements come last, by section
    number. [CRY-244, CRY-284, CRY-285]
    """
    count = game.box.numbers.solo.incidents[game.drones.count(faction.side)]
    picked = list[Section]()
    while len(picked) < count and (left := [s for s in sections_with_tokens(game) if s not in picked]):
        fewest = min(pods_in(faction, section.index) for section in left)
        picked.append(
            await choose(
                faction,
                "The rival resolves which incident?",
                [section for section in left if pods_in(faction, section.index) == fewest],
                rule="CRY-243",
                face=lambda section: incident_face(game, section),
            )
        )
    left = picked[:]
    while left:
        section = await choose(
            faction, "Which first?", left, rule="CRY-284", face=lambda section: incident_face(game, section)
        )
        left = [other for other in left if other is not section]
        await resolve(game, faction, section, rival_benefit)
    for section in sorted(picked, key=lambda section: section.index):
        await refill(game, section)


def sections_with_tokens(game: Cryo) -> list[Section]:
    return [section for section in game.box.sections if game.incidents[section.index] is not None]


# The end ---------------------------------------------------------------------------------------------------------


async def reveal_rival_missions(game: Cryo) -> None:
    """Duplicates among the rival's missions are replaced one by one by fresh cards. [CRY-258, CRY-259]

    Once deck and discard pile hold no type that the rival lacks, the remaining duplicates are dropped.
    """
    if game.rival is None:
        return
    missions = game.players[1].missions
    while len(missions) > len(set(missions)):
        surplus = next(card for card in missions if missions.count(card) > 1)
        missions.remove(surplus)
        game.discard.append(surplus)
        if all(card in missions for card in (*game.deck.rest, *game.discard)):
            continue
        while (card := await top_card(game)) in missions:
            assert card is not None
            game.discard.append(card)
        assert card is not None
        missions.append(card)
