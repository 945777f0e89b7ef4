"""The box: everything that `content/` describes, made into cards once and shared by all tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from holdfast.engine.content import Content, load, once
from holdfast.games.desolated.amounts import INFLUENCE, KINDS, RESOURCES, TYPES, WILD, Type
from holdfast.games.desolated.checks import check_bonus, check_keys, check_talents, check_tokens, check_tracks
from holdfast.games.desolated.content import (
    BonusData,
    ConvertData,
    CopyData,
    DesignData,
    ExpansionsFile,
    InfluenceFile,
    LandmarksFile,
    MaterialsFile,
    ModulesFile,
    RacloirFile,
    SetupFile,
    WildConvertData,
)
from holdfast.games.desolated.pieces import (
    CHARACTER,
    NO_LINK,
    NO_MATERIAL,
    ORDINARY,
    RARE,
    SKULL,
    STAR,
    Bonus,
    Campaign,
    Influence,
    Landmark,
    Material,
    Slot,
    Storable,
    Talent,
    Technology,
)
from holdfast.games.toolkit.amounts import Vector

FOLDER = Path(__file__).parent


class Box(Content, frozen=True):
    """All cards and numbers of the game. A card is listed as often as it is printed."""

    materials: tuple[Material, ...]
    influence: tuple[Influence, ...]
    landmarks: tuple[Landmark, ...]
    advanced_influence: tuple[Influence, ...]
    advanced_landmarks: tuple[Landmark, ...]
    technology: tuple[Technology, ...]
    campaigns: tuple[Campaign, ...]
    characters: tuple[Material, ...]
    """They lie in a chain like Material cards. [DES-189]"""
    talents: tuple[Talent, ...]
    rare: tuple[Material, ...]
    """Single-use cards with a wild material. [DES-201]"""
    tokens: Vector
    """How many tokens of each material there are. [DES-007]"""
    worth: Vector
    """What a material is worth when plans of payment are compared. Not a rule."""
    landmark_slots: tuple[Slot, ...]
    """The places of each row of the board. [DES-008]"""
    influence_slots: tuple[Slot, ...]
    material_slots: tuple[Slot, ...]
    links: tuple[str, ...]
    """The ids of the link symbols; `Material.left` and `right` are indices into them."""
    link_worth: tuple[int, ...]
    words: MaterialsFile
    """The names of materials, links and types of influence."""
    numbers: SetupFile


@once
def box(pack: Path | None = None) -> Box:
    """The box as `content/` describes it, with a pack laid over it."""
    folder = FOLDER / "content"
    setup = load(folder, "setup", SetupFile, pack)
    words = load(folder, "materials", MaterialsFile, pack)
    modules = load(folder, "modules", ModulesFile, pack)
    expansions = load(folder, "expansions", ExpansionsFile, pack)
    links = tuple(link.id for link in words.links)
    by_name = {material.id: material for material in words.materials}
    made = Box(
        materials=_materials(load(folder, "racloir", RacloirFile, pack), links),
        influence=_influence(load(folder, "influence", InfluenceFile, pack)),
        landmarks=_landmarks(load(folder, "landmarks", LandmarksFile, pack)),
        advanced_influence=_advanced_influence(expansions),
        advanced_landmarks=_advanced_landmarks(expansions),
        technology=_technology(expansions),
        campaigns=tuple(Campaign(c.name.lower(), c.name, KINDS.index(c.each_round)) for c in modules.campaigns),
        characters=_characters(modules, links),
        talents=tuple(
            Talent(t.name.lower(), t.name, tuple((row.vp, _kind(row.material)) for row in t.rows))
            for t in modules.talents
        ),
        rare=_rare(modules),
        tokens=tuple(by_name[kind].tokens for kind in KINDS),
        worth=(*(by_name[kind].worth for kind in KINDS), setup.wild_worth),
        landmark_slots=_slots("L", setup.rows.landmark),
        influence_slots=_slots("F", setup.rows.influence),
        material_slots=_slots("M", setup.rows.material),
        links=links,
        link_worth=tuple(link.worth for link in words.links),
        words=words,
        numbers=setup,
    )
    materials: tuple[Storable, ...] = (*made.materials, *made.characters, *made.rare, *made.technology)
    landmarks = (*made.landmarks, *made.advanced_landmarks)
    check_keys((*materials, *made.influence, *made.advanced_influence, *landmarks))
    check_tokens(made.tokens)
    check_tracks(made.technology)
    check_talents(made.talents)
    return made


def _slots(letter: str, count: int) -> tuple[Slot, ...]:
    return tuple(Slot(index, f"{letter}{index + 1}") for index in range(count))


def _kind(name: str | None) -> int:
    return NO_MATERIAL if name is None else list(KINDS).index(name)  # type: ignore[arg-type]  # msgspec has checked it


def _convert(data: ConvertData | WildConvertData | None) -> tuple[Vector, Vector] | None:
    return None if data is None else (RESOURCES.vector(data.left), RESOURCES.vector(data.right))


def _icons(types: Iterable[Type]) -> Vector:
    """The influence icons of a card, counted by type."""
    return INFLUENCE.vector(Counter(types))


def _materials(data: RacloirFile, links: tuple[str, ...]) -> tuple[Material, ...]:
    """Each design once for every row of the copy table; copies that do not differ are one shared card."""
    cards, equal = list[Material](), dict[tuple[object, ...], Material]()
    for design in data.designs:
        for copy in data.copies:
            card = _material(design, copy, links, len(equal))
            what = (design.id, card.material, card.left, card.right)
            cards.append(equal.setdefault(what, card))
    return tuple(cards)


def _material(design: DesignData, copy: CopyData, links: tuple[str, ...], index: int) -> Material:
    edges = {"none": NO_LINK, "x": NO_LINK, "y": NO_LINK}
    if design.links is not None:
        edges |= {"x": links.index(design.links[0]), "y": links.index(design.links[1])}
    return Material(
        index=index,
        key=f"{design.name.lower()} {copy.id}",
        name=f"{copy.material.capitalize()} {design.name}",
        kind=ORDINARY,
        material=KINDS.index(copy.material),
        left=edges[copy.left],
        right=edges[copy.right],
        convert=_convert(design.convert),
        hand_limit=design.hand_limit,
        symbols=(_symbol(edges[copy.left], links), _symbol(edges[copy.right], links)),
    )


def _symbol(edge: int, links: tuple[str, ...]) -> str:
    return "" if edge == NO_LINK else links[edge]


def _named(name: str, types: Iterable[Type]) -> str:
    return f"{name} of {' and '.join(kind.capitalize() for kind in types)}"


def _influence(data: InfluenceFile) -> tuple[Influence, ...]:
    """Every cost of a group with each of its sets of influence, in the printed number of copies."""
    cards, index = list[Influence](), 0
    for group in data.groups:
        for card in group.cards:
            for types in group.influence:
                name = _named(card.name, types)
                cost, icons = RESOURCES.vector(card.cost), _icons(types)
                cards += [Influence(name.lower(), name, index, card.vp, cost, icons)] * group.copies
                index += 1
    return tuple(cards)


def _landmarks(data: LandmarksFile) -> tuple[Landmark, ...]:
    return tuple(
        Landmark(card.name.lower(), card.name, index, card.vp, _icons(card.cost), _bonus(card.bonus))
        for index, card in enumerate(data.cards)
    )


def _bonus(data: BonusData) -> Bonus:
    check_bonus(data)
    return Bonus(data.vp, _kind(data.chain), data.stored or "", data.per)


def _advanced_influence(data: ExpansionsFile) -> tuple[Influence, ...]:
    return tuple(
        Influence(
            c.name.lower(),
            c.name,
            1000 + index,
            0,
            RESOURCES.nothing,
            _icons(c.influence),
            RESOURCES.vector(c.upkeep),
            _convert(c.convert),
        )
        for index, c in enumerate(data.influence)
    )


def _advanced_landmarks(data: ExpansionsFile) -> tuple[Landmark, ...]:
    cards = list[Landmark]()
    for group in data.landmarks:
        for card in group.cards:
            for types in group.influence:
                name = card.name if len(group.influence) == 1 else _named(card.name, types)
                listed = tuple(TYPES.index(kind) for kind in types)
                price = RESOURCES.vector(card.price)
                cards.append(Landmark(name.lower(), name, 1000 + len(cards), 0, (0, 0, 0), None, price, listed))
    return tuple(cards)


def _technology(data: ExpansionsFile) -> tuple[Technology, ...]:
    cards = list[Technology]()
    for index, card in enumerate(data.technology):
        track = tuple(SKULL if step == "skull" else KINDS.index(step) for step in card.track)
        cards += [Technology(card.name.lower(), card.name, 2000 + index, track)] * card.copies
    return tuple(cards)


def _characters(data: ModulesFile, links: tuple[str, ...]) -> tuple[Material, ...]:
    return tuple(
        Material(
            index=3000 + index,
            key=character.name.lower(),
            name=character.name,
            kind=CHARACTER,
            material=KINDS.index(character.material),
            left=links.index(character.links[0]),
            right=links.index(character.links[1]),
            convert=_convert(character.convert),
            symbols=(character.links[0], character.links[1]),
        )
        for index, character in enumerate(data.characters)
    )


def _rare(data: ModulesFile) -> tuple[Material, ...]:
    cards = list[Material]()
    for index, rare in enumerate(data.rare_materials):
        key, convert = rare.name.lower(), _convert(rare.convert)
        card = Material(key, rare.name, 4000 + index, RARE, WILD, STAR, STAR, convert, symbols=("any", "any"))
        cards += [card] * rare.copies
    return tuple(cards)
