"""What the box does not hold, but a card may say: packs give Special Actions that the book foresees."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.frostpunk.positions import City, offers, refuses
from holdfast.engine.errors import ContentError
from holdfast.games.frostpunk.box import box
from holdfast.games.frostpunk.pieces import Event, Posted
from holdfast.games.frostpunk.rules.events import remove_posted
from holdfast.games.frostpunk.rules.meeples import adjust
from holdfast.games.frostpunk.rules.night import bring_home, night_phase
from holdfast.games.frostpunk.rules.rounds import dawn_phase
from holdfast.games.frostpunk.setup import new
from holdfast.games.frostpunk.state import ACTION
from proving import rule

WORKER, ENGINEER = 0, 1


def write(folder: Path, special: str, file: str = "morning", card: str = "M01") -> Path:
    (folder / "frostpunk").mkdir(parents=True)
    text = f"cards:\n  - {{id: {card}, display: {{special: {{{special}}}}}}}\n"
    (folder / "frostpunk" / f"{file}.yaml").write_text(text)
    return folder


def city_with(folder: Path, special: str) -> City:
    """A healthy city of 6 Workers and 5 Engineers, in whose Event display M01 has this Special Action."""
    packed = box(write(folder, special))
    state = new(packed, 2, {"scenario": "crater", "level": "normal"})
    state.phase, state.sick = ACTION, [0, 0, 0]
    state.hope.append(state.hope_bag.rest.pop())
    for index, advisor in enumerate(packed.advisors):
        state.players[index % 2].advisors.append(advisor)
    card = next(card for card in state.morning.rest if card.key == "M01")
    state.morning.rest.remove(card)
    state.events.append(Posted(card))
    adjust(state)
    return City(state, ["ann", "bo"])


def m01(ann: City) -> Event:
    return next(card for card in ann.state.box.morning if card.key == "M01")


@rule("FRO-196")
def test_a_card_may_say_that_its_special_action_is_taken_once_per_game(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: game, do: [{gain: {food: 1}}]")
    table = ann.table()
    table.choose("special M01")
    assert refuses(table)["special M01"] == "it has been taken this Round"

    ann = City(table.state, ["ann", "bo"])
    bring_home(ann.state)
    ann.does(dawn_phase(ann.state))
    adjust(ann.state)
    later = ann.table()
    assert "special M01" not in offers(later)
    assert refuses(later)["special M01"] == "it has been taken, once per game"
    assert "special CR1" in offers(later)


@rule("FRO-196")
def test_once_per_round_it_is_open_again_in_the_next(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: round, do: [{gain: {food: 1}}]")
    table = ann.table()
    table.choose("special M01")
    bring_home(table.state)
    adjust(table.state)

    assert "special M01" in offers(City(table.state, ["ann", "bo"]).table())


@rule("FRO-148", "FRO-194", "FRO-151")
def test_a_card_may_say_that_its_special_action_is_cold(tmp_path: Path) -> None:
    table = city_with(tmp_path / "cold", "meeple: engineer, once: round, cold: true, do: [{gain: {food: 1}}]").table()
    label = next(option.label for option in table.decision.options if option.key == "special M01")
    table.choose("special M01")
    assert label.endswith("gain 1 Food (cold)")
    assert table.state.sick == [0, 1, 0]

    warm = city_with(tmp_path / "warm", "meeple: engineer, once: round, do: [{gain: {food: 1}}]").table()
    warm.choose("special M01")
    assert warm.state.sick == [0, 0, 0]


@rule("FRO-222", "FRO-136")
def test_a_card_may_say_that_its_meeple_stays_at_night_and_counts_like_a_scout(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: round, stays: true, do: [{gain: {food: 1}}]")
    table = ann.table()
    table.choose("special M01")
    state = table.state
    assert (state.ready[ENGINEER], state.meeples[ENGINEER]) == (4, 5)

    ann = City(state, ["ann", "bo"])
    bring_home(state)
    assert (state.events[0].worker, state.events[0].stayed) == (-1, (ENGINEER,))
    assert state.meeples == [6, 4, 5]

    adjust(state)
    assert state.meeples == [6, 4, 5]
    again = ann.table()
    again.choose("special M01")
    bring_home(again.state)
    assert again.state.events[0].stayed == (ENGINEER, ENGINEER)
    assert again.state.meeples == [6, 3, 5]


@rule("FRO-222", "FRO-225")
def test_who_stays_on_a_card_needs_no_bed(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: round, stays: true, do: [{gain: {food: 1}}]")
    ann.state.heat, ann.state.stock[2] = 0, 0
    ann.state.events[0] = Posted(m01(ann), worker=ENGINEER)
    ann.state.ready[ENGINEER] -= 1
    ann.does(night_phase(ann.state))

    assert ann.sick == {"worker": 6, "engineer": 4, "child": 5}


@rule("FRO-222", "FRO-088", "FRO-327")
def test_who_stays_on_a_card_comes_to_the_supply_when_the_card_leaves(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: round, stays: true, do: [{gain: {food: 1}}]")
    ann.state.events[0] = Posted(m01(ann), worker=ENGINEER, stayed=(ENGINEER, WORKER))
    adjust(ann.state)
    assert ann.state.meeples == [5, 4, 5]
    ann.state.ready[ENGINEER] -= 1

    remove_posted(ann.state, m01(ann))
    assert ann.state.meeples == [6, 5, 5]
    assert ann.state.ready == [6, 5, 5]


@rule("FRO-222", "FRO-288", "FRO-369")
def test_a_temporary_meeple_cannot_be_the_one_that_stays(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: adult, once: round, stays: true, do: [{gain: {food: 1}}]")
    ann.state.temps[WORKER], ann.state.ready[WORKER] = 2, 0
    table = ann.table()
    table.choose("special M01")
    assert (table.state.events[0].worker, table.state.ready[ENGINEER], table.state.temps[WORKER]) == (ENGINEER, 4, 2)

    nobody = city_with(tmp_path / "nobody", "meeple: engineer, once: round, stays: true, do: [{gain: {food: 1}}]")
    nobody.state.temps[ENGINEER], nobody.state.ready[ENGINEER] = 2, 0
    assert refuses(nobody.table())["special M01"] == "no engineer is available"


@rule("FRO-194", "FRO-196", "FRO-222")
def test_the_card_says_what_it_may_do(tmp_path: Path) -> None:
    ann = city_with(tmp_path, "meeple: engineer, once: game, stays: true, do: [{gain: {food: 1}}]")
    special = m01(ann).special

    assert special is not None
    assert special.text == "gain 1 Food; once per game; the Meeple stays on the card"


@pytest.mark.parametrize(
    ("special", "message"),
    [
        ("meeple: adult, once: day", "once"),
        ("meeple: adult, once: round, cold: yes please", "cold"),
        ("meeple: adult, once: round, capacity: 2, full: [{hope: 1}]",
         "M01: special: `capacity` counts what is placed; give `place`"),
        ("meeple: adult, once: round, place: {wood: 1}, full: [{hope: 1}]",
         "M01: special: `full` happens at `capacity` placements; give `capacity`"),
        ("meeple: adult, once: game, place: {wood: 1}, capacity: 2, full: [{hope: 1}]",
         "M01: special: it is taken once per game, so 2 placements are never reached"),
    ],
)  # fmt: skip
def test_a_special_action_that_cannot_work_is_refused(special: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        box(write(tmp_path, special))

    assert message in str(error.value)


def test_scenario_cards_are_checked_too(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="CR1: special: `capacity` counts"):
        box(write(tmp_path, "meeple: adult, once: round, capacity: 2", "scenarios", "CR1"))
