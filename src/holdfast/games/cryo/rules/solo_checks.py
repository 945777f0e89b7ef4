"""Solo rules › Check rival resources: at the end of each rival turn, in this order."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import CRYSTAL, ENERGY, NANITE, ORGANIC, RESOURCES, TECH
from holdfast.games.cryo.pieces import LARGE, Cavern
from holdfast.games.cryo.rules.cards import top_card
from holdfast.games.cryo.rules.caverns import scoutable
from holdfast.games.cryo.rules.crew_pods import awaken, mixes
from holdfast.games.cryo.rules.launch import settle
from holdfast.games.cryo.rules.materials import gain
from holdfast.games.cryo.rules.scout import discover
from holdfast.games.cryo.rules.stasis_control import chambers_face
from holdfast.games.cryo.state import Cryo, Player

ENGINEERING: Final = 0
LABORATORY: Final = 1
RESEARCH: Final = 2
DISPATCH: Final = 3


async def check_resources(game: Cryo, faction: Player) -> None:
    """Crystals, organics, tech, nanites, then energy and pods. [CRY-246]"""
    await check_materials(game, faction)
    await check_nanites(game, faction)
    await check_energy_and_pods(game, faction)


async def check_materials(game: Cryo, faction: Player) -> None:
    """Crystals, organics and tech, each with 4 or more. [CRY-247]"""
    threshold = game.box.numbers.solo.threshold
    if faction.stock[CRYSTAL] >= threshold:
        crystals(game, faction)
    if faction.stock[ORGANIC] >= threshold:
        await organics(game, faction)
    if faction.stock[TECH] >= threshold:
        await tech(game, faction)


def crystals(game: Cryo, faction: Player) -> None:
    """1. Awaken the leftmost pod in Engineering; gain 3 energy; lose all crystals. [CRY-248]"""
    awaken_leftmost(game, faction, ENGINEERING)
    gain(game, faction, RESOURCES.vector(game.box.numbers.solo.crystal_gain))
    faction.stock[CRYSTAL] = 0


async def organics(game: Cryo, faction: Player) -> None:
    """2. Awaken the leftmost pod in the Laboratory, then 2 from the fullest section; lose all organics. [CRY-249]"""
    awaken_leftmost(game, faction, LABORATORY)
    most = max(pods_in(faction, section.index) for section in game.box.sections)
    if most:
        section = await choose(
            faction,
            "The rival awakens pods in which section?",
            [section for section in game.box.sections if pods_in(faction, section.index) == most],
            rule="CRY-286",
        )
        first, count = section.index * 3, min(2, most)
        taken = await choose(
            faction,
            "From which chambers?",
            mixes(tuple(faction.stasis[first : first + 3]), count, count),
            rule="CRY-286",
            face=chambers_face,
        )
        for chamber, pods in enumerate(taken):
            if pods:
                awaken(game, faction, first + chamber, pods)
    faction.stock[ORGANIC] = 0


async def tech(game: Cryo, faction: Player) -> None:
    """3. Awaken the leftmost pod in R&D; a secret mission; an upgrade, else a vehicle; lose all tech. [CRY-250]"""
    awaken_leftmost(game, faction, RESEARCH)
    await secret_mission(game, faction)
    await upgrade_or_vehicle(game, faction)
    faction.stock[TECH] = 0


async def check_nanites(game: Cryo, faction: Player) -> None:
    """4. Awaken the leftmost pod in Dispatch; gain 3 materials and check them anew; lose all nanites. [CRY-252]"""
    if faction.stock[NANITE] >= game.box.numbers.solo.threshold:
        awaken_leftmost(game, faction, DISPATCH)
        gain(game, faction, RESOURCES.vector(game.box.numbers.solo.nanite_gain))
        await check_materials(game, faction)
        faction.stock[NANITE] = 0


async def check_energy_and_pods(game: Cryo, faction: Player) -> None:
    """5. With 3 energy and 3 awakened pods on its platform: scout, settle, lose all energy. [CRY-253, CRY-287]"""
    solo = game.box.numbers.solo
    if faction.stock[ENERGY] >= solo.energy and faction.awake >= solo.awakened:
        await rival_scout(game, faction)
        await rival_settle(game, faction)
        faction.stock[ENERGY] = 0


async def rival_scout(game: Cryo, faction: Player) -> None:
    """Turn up a cavern, a large one if possible, and put 1 rival pod there; nothing is paid. [CRY-254]"""
    targets = scoutable(game)
    if not targets:
        return
    large = [cavern for cavern in targets if cavern.size == LARGE]
    cavern = await choose(faction, "The rival scouts which cavern?", large or targets, rule="CRY-254")
    say(game, "{rival} scouted {cavern}", rival=faction, cavern=cavern)
    await discover(game, faction, cavern)


async def rival_settle(game: Cryo, faction: Player) -> None:
    """Divide all pods of the platform evenly between 2 joined caverns with the fewest rival pods. [CRY-255, CRY-256]"""
    pairs = [
        tunnel.ends for tunnel in game.box.tunnels if all(game.caverns[end.index] is not None for end in tunnel.ends)
    ]
    held = {pair: sum(faction.settled[end.index] for end in pair) for pair in pairs}
    pair = await choose(
        faction,
        "The rival settles which caverns?",
        [pair for pair, pods in held.items() if pods == min(held.values())],
        rule="CRY-256",
        face=_pair,
    )
    half, extra = divmod(faction.awake, 2)
    fuller = await choose(faction, "Which gets the extra pod?", pair, rule="CRY-256") if extra else pair[0]
    settle(game, faction, pair, [half + extra if cavern is fuller else half for cavern in pair])


def awaken_leftmost(game: Cryo, faction: Player, section: int) -> None:
    """Awaken a pod from the lowest-numbered chamber of the section that holds one, if any. [CRY-237]"""
    for chamber in range(section * 3, section * 3 + 3):
        if faction.stasis[chamber]:
            awaken(game, faction, chamber, 1)
            return


def pods_in(faction: Player, section: int) -> int:
    """A faction's pods in the stasis chambers of a section."""
    return sum(faction.stasis[section * 3 : section * 3 + 3])


async def secret_mission(game: Cryo, faction: Player) -> None:
    """The top card of the deck becomes a face-down rival mission, unseen. [CRY-224, CRY-282]"""
    card = await top_card(game)
    if card is not None:
        faction.missions.append(card)
        say(game, "{rival} took on a secret mission", rival=faction)


async def upgrade_or_vehicle(game: Cryo, faction: Player) -> None:
    """A card becomes a rival upgrade; if that cannot be, a vehicle; if not that either, it is discarded. [CRY-251]"""
    card = await top_card(game)
    if card is None:
        return
    most = game.box.numbers.platform
    if card not in faction.upgrades and len(faction.upgrades) < most.upgrades:
        faction.upgrades.append(card)
        say(game, "{rival} built the upgrade {card}", rival=faction, card=card.name)
    elif len(faction.vehicles) < most.vehicles:
        faction.vehicles.append(card)
        say(game, "{rival} built a {vehicle}", rival=faction, vehicle=card.vehicle.name)
    else:
        game.discard.append(card)


def _pair(pair: tuple[Cavern, Cavern]) -> Face:
    text = f"{pair[0].key} and {pair[1].key}"
    return Face(text, text.capitalize(), (pair[0].key, pair[1].key))
