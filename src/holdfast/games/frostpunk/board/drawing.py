"""What the board in the browser shows of a view of Frostpunk; `table.html` draws it.

Every piece that an option can point at carries the option's place as `ref`. The map is in `drawing_map.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from holdfast.engine.game import View
from holdfast.games.frostpunk.board.drawing_map import crater
from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.catalogue import catalogue, fixed
from holdfast.games.frostpunk.pieces import CITIZENS, SIDES
from holdfast.games.frostpunk.state import PHASES

__all__ = ["HELP", "WORDS", "catalogue", "fixed", "parts"]

WORDS: Final = {
    "food": "food", "wood": "wood", "coal": "coal", "steel": "steel", "steam core": "core", "steam cores": "core",
    "worker": "worker", "workers": "worker", "engineer": "engineer", "engineers": "engineer", "child": "child",
    "children": "child", "automaton": "automaton", "automatons": "automaton", "hope": "hope",
    "discontent": "discontent", "stress": "stress", "hunger": "hunger",
}  # fmt: skip
"""The words that get an icon in prompts, options and the story."""

HELP: Final = (
    "You are the advisors of the last city on Earth. Keep it warm, fed and hopeful until the great storm is over. You "
    "win or lose together; what the group decides, the Leader of the day has the last word on.",
    "Every day has nine phases. In the Morning a card brings a dilemma. Then Coal is burnt: each burnt Coal heats the "
    "Generator by one space, and cubes fall through its tower. Cubes that come out are Stress; too much of it, and the "
    "Generator breaks.",
    "The weather makes it colder. A ring of the map is warm while its range indicator I, II or III is below the Heat "
    "marker; a Building is also warm by its own insulation. Work in the cold makes people sick.",
    "In the Action phase take turns: send one of the people to clear snow, gather, build, use a Building or set out on "
    "an expedition. Before that you may burn more Coal and use your Citizen cards.",
    "At dusk another card is read. Then those of the day's column eat, 1 Food each; whatever lacks is Hunger. At night "
    "everybody needs a bed in a warm shelter, or falls sick. Tonight shows beforehand what will go wrong.",
    "The city falls when the last Hope token goes, when the sixth Discontent token comes, when the Generator breaks, "
    "when 26 of a kind are sick, when Hunger reaches 25, when the eleventh has died, or when time runs out.",
)
"""How a turn goes, for somebody who has never seen the game."""

BRANCHES: Final = ("adaptation", "order", "faith")

Part = tuple[str, tuple[object, ...]]
"""A macro of `table.html`, and what it is given."""


@dataclass(frozen=True)
class Omen:
    """A line of what tonight will bring, and to whom."""

    icon: str
    number: int
    text: str
    bad: bool
    path: str = ""
    who: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Deck:
    """A deck: how many cards, and what is known of them."""

    sign: str
    name: str
    count: int
    path: str
    lists: tuple[tuple[str, list[str]], ...]


def parts(view: View, names: Sequence[str], seat: int | None, box: Box) -> dict[str, Part]:
    """The regions of the table, each with its macro and all that it shows; equal parts are drawn only once."""
    cards, generator = view["cards"], view["generator"]
    found: dict[str, Part] = {
        "board-head": ("head", (view["round_track"], view["round"], view["phase"], _phase(view), _which(view))),
        "board-weather": ("weather", _weather(view)),
        "board-heat": ("heat", (_heat(generator), generator)),
        "board-tokens": ("tokens", (_tokens(view),)),
        "board-expeditions": ("expeditions", (view["expeditions"],)),
        "board-map": ("crater", (crater(view),)),
        "board-people": ("people", (view["population"], _supply(view), _corpses(view))),
        "board-stacks": ("stacks", (view["stacks"],)),
        "board-actions": ("actions", (view["supply"]["snow"], view["supply"]["construct"], len(_scouts(view)))),
        "board-display": ("display", (cards["scenario"], cards["events"], cards["storm"], generator["storms"])),
        "board-decks": ("decks", (_decks(cards, box),)),
        "board-tonight": ("tonight", (_tonight(view),)),
        "board-buildings": ("buildings", (_buildings(view),)),
        "board-technologies": ("technologies", (view["technologies"], view["round"])),
        "board-laws": ("laws", (_laws(view), view["purpose"])),
        "board-middle": ("middle", _middle(view, names)),
    }
    for player in view["players"]:
        side = player["seat"]
        found[f"player-{side}"] = ("duties", (side, *_duties(view, player, seat)))
    return found


def _phase(view: View) -> int:
    """Which of the nine phases of a Round it is; none before and after."""
    return PHASES.index(view["phase"]) if view["phase"] in PHASES else -1


def _which(view: View) -> str:
    """Which city it is."""
    name = {"crater": "Crater", "arks": "The Arks"}[view["scenario"]]
    return f"{name}, {view['level']}"


def _weather(view: View) -> tuple[object, ...]:
    """The card of the day, as soon as it is turned over, and the cards on top that are known."""
    turned = view["cards"]["weather_discard"]
    return (turned[-1] if turned else ""), view["cards"]["weather_known"]


def _heat(generator: dict[str, Any]) -> list[dict[str, object]]:
    """The spaces of the Heat track from the top, with the markers on each."""
    rows = list[dict[str, object]]()
    for space in reversed(range(len(generator["cubes"]))):
        rows.append({
            "space": space,
            "cubes": generator["cubes"][space],
            "sick": generator["icons"][space - 1] if space else "",
            "heat": generator["heat"] == space,
            "cold": generator["cold"] == space,
            "under": space <= generator["heat"],
            "lacking": generator["heat"] < space <= generator["cold"],
            "ranges": [index for index, at in enumerate(generator["ranges"]) if at == space],
        })  # fmt: skip
    return rows


def _tokens(view: View) -> list[dict[str, object]]:
    """Both tracks, with empty spaces."""
    return [{"side": side, "tokens": view[side]} for side in SIDES]


def _supply(view: View) -> dict[str, object]:
    supply = view["supply"]
    return {
        "stock": {name: supply[name] for name in ("food", "wood", "coal", "steel", "core")},
        "automatons": supply["automatons"],
        "hunger": view["hunger"],
    }


def _corpses(view: View) -> dict[str, int]:
    return dict(view["corpses"])


def _scouts(view: View) -> list[dict[str, Any]]:
    return [stack["scout"] for stack in view["expeditions"]["stacks"] if stack["scout"]]


def _decks(cards: dict[str, Any], box: Box) -> list[Deck]:
    """The decks with all that lies open of them."""
    dusk = {card.key: card.name for card in (*box.dusk, *box.disputes)}
    winds = {card.key: card.name for card in box.weather}
    people = {card.key: card.name for card in box.citizens}
    gone = [name for key, name in {card.key: card.name for card in box.morning}.items() if key in cards["removed"]]
    lost = [name for key, name in dusk.items() if key in cards["removed"]]
    inside = [card["name"] for card in cards["dusk"]]
    dropped = [dusk[key] for key in cards["dusk_discard"]]
    return [
        Deck("morning", "Morning", cards["morning"], "cards.morning", (("Out of the game", gone),)),
        Deck("dusk", "Dusk", len(inside), "",
             (("In the deck", inside), ("Discarded", dropped), ("Out of the game", lost))),
        Deck("dispute", "Disputes", cards["disputes"], "cards.disputes", ()),
        Deck("weather", "Weather", cards["weather"], "cards.weather",
             (("Discarded", [winds[key] for key in cards["weather_discard"]]),)),
        Deck("citizens", "Citizens", cards["citizens"], "cards.citizens",
             (("Discarded", [people[key] for key in cards["citizen_discard"]]),)),
    ]  # fmt: skip


def _tonight(view: View) -> list[Omen]:
    """What will go wrong if nothing changes: sleep, food, the cold, the tower, the sick."""
    ahead = view["forecast"]
    beds, food, tower = ahead["beds"], ahead["food"], ahead["generator"]
    fed, hungry, chill = food["fed"], food["hunger_left"], tower["sick_from_cold"]
    plural = "children" if fed == "child" else f"{fed}s"
    left, eaten = tower["until_breakdown"] - 1, view["phase"] == "night"
    turning = tuple((kind, flips) for kind, flips in ahead["sickness"].items() if flips)
    found = [
        Omen("bed", beds["cold_sleepers"], "sleep in the cold", beds["cold_sleepers"] > 0,
             "forecast.beds.cold_sleepers"),
        Omen("cold", len(chill), "sick from frost", bool(chill),
             who=tuple((kind, chill.count(kind)) for kind in CITIZENS if kind in chill)),
        Omen("cube", tower["cubes"], f"cubes; {left} Stress to bear", left < tower["cubes"],
             "forecast.generator.cubes"),
    ]  # fmt: skip
    if not eaten:
        said = f"of {food['due']} {plural} hungry"
        found.insert(1, Omen(fed, food["lacking"], said, food["lacking"] > 0, "forecast.food.lacking"))
    if hungry and not eaten:
        found.append(Omen("hunger", hungry, "still hungry from before", True, "forecast.food.hunger_left"))
    if turning:
        found.append(Omen("skull", sum(ahead["sickness"].values()), "grave by morning", True, who=turning))
    return found


def _buildings(view: View) -> list[dict[str, object]]:
    """The Buildings board: what is left of each kind, and whether it can be built."""
    return [
        {
            **{name: building[name] for name in ("key", "left", "ruins", "why_not")},
            "path": f"buildings.{index}.left",
            "below": building["below"] and building["why_not"] is not None,
        }
        for index, building in enumerate(view["buildings"])
    ]  # fmt: skip


def _laws(view: View) -> list[dict[str, object]]:
    """All Laws; those of order and faith stand beside each other."""
    laws = {branch: [law for law in view["laws"] if law["branch"] == branch] for branch in BRANCHES}
    aside = (law for pair in zip(laws["order"], laws["faith"], strict=True) for law in pair)
    shown = ("key", "name", "branch", "passed", "why_not")
    return [{name: law[name] for name in shown} for law in (*laws["adaptation"], *aside)]


def _middle(view: View, names: Sequence[str]) -> tuple[object, ...]:
    """What lies in the middle of the table: the card of the moment, the Weather cards that a card shows, or the end."""
    cards = view["cards"]
    end = (
        None
        if view["outcome"] is None
        else {"won": view["outcome"] == "won", "why": view["why"], "round": view["round"]}
    )
    return cards["revealed"], names[view["leader"]], cards["weather_seen"], cards["dusk"], end


def _duties(view: View, player: dict[str, Any], seat: int | None) -> tuple[object, ...]:
    """What a player holds, and whether they lead or are on turn."""
    advisors = [advisor["key"] for advisor in player["advisors"]]
    hand = [card["key"] for card in player["hand"]]
    acting = view["phase"] == "action" and view["turn"] == player["seat"]
    rise = view["call_to_rise"] and len(view["players"]) == 1
    return advisors, hand, view["leader"] == player["seat"], acting, rise
