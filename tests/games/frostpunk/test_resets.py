"""What is allowed once a Round is allowed again in the next, and what a Round counts begins at nothing."""

from __future__ import annotations

from typing import Any

from games.frostpunk.positions import City, city, offers
from holdfast.games.frostpunk.rules.actions import start_actions
from holdfast.games.frostpunk.rules.night import bring_home
from holdfast.games.frostpunk.rules.rounds import dawn_phase
from holdfast.games.frostpunk.state import ACTION, DUSK
from holdfast.games.frostpunk.verbs.effects import ChangeDiscontent, ChangeHope, Kill
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}
TILES = {"N0": "N12", "N1": "N01"}


def next_day(ann: City) -> City:
    bring_home(ann.state)
    ann.does(dawn_phase(ann.state))
    start_actions(ann.state)
    return ann


@rule("FRO-348")
def test_an_emergency_shift_is_called_once_a_round_and_again_in_the_next() -> None:
    ann = city(flags=["emergency_shift"], sick=HEALTHY, discontent=[])
    table = ann.table()
    assert "emergency shift" in offers(table)
    table.choose("emergency shift")
    assert (table.state.temps[0], len(table.state.discontent)) == (2, 1)
    table.choose("pass")
    assert "emergency shift" not in offers(table)

    later = next_day(City(table.state, ["ann", "bo"])).table()
    assert "emergency shift" in offers(later)


@rule("FRO-348")
def test_an_emergency_shift_is_called_at_the_start_of_a_turn_only_and_needs_the_law() -> None:
    table = city(flags=["emergency_shift"], coal=3, heat=0, cold=3).table()
    table.choose("fuel 1")
    assert "emergency shift" not in offers(table)
    assert "emergency shift" not in offers(city().table())


@rule("FRO-347")
def test_long_shifts_are_worked_once_a_round_and_again_in_the_next() -> None:
    built: dict[str, Any] = {"tiles": TILES, "built": {"N0a": "hunters_hut", "N0b": "hunters_hut"}}
    table = city(flags=["long_shift"], sick=HEALTHY, **built).table()
    for key in ("use N0a", "worker", "yes", "use N0b", "worker"):
        table.choose(key)
    assert table.state.stock[0] == 20 + 3 + 3 + 3
    assert "yes" not in offers(table)

    later = next_day(City(table.state, ["ann", "bo"])).table()
    later.choose("use N0a")
    later.choose("worker")
    assert offers(later) == ["yes", "no"]


@rule("FRO-356")
def test_iron_rule_saves_the_city_once_a_round_and_again_in_the_next() -> None:
    five = ["anger*", "anger*", "anger*", "fear*", "fear*"]
    ann = city(flags=["iron_rule"], discontent=five)
    ann.resolves(ChangeDiscontent(1), answers=["active anger", "active anger", "worker", "worker"],
                 chance={"citizen": ["C02", "C05"]})  # fmt: skip
    assert (len(ann.discontent), ann.outcome) == (3, "")

    next_day(ann)
    ann.resolves(ChangeDiscontent(1), ChangeDiscontent(1), answers=["draw a token"])
    assert len(ann.discontent) == 5
    ann.resolves(ChangeDiscontent(1, "mistrust"), answers=["active anger", "active fear", "worker", "worker"],
                 chance={"citizen": ["C11", "C12"]})  # fmt: skip
    assert ann.outcome == ""


@rule("FRO-357")
def test_one_faith_saves_the_last_hope_once_a_round_and_again_in_the_next() -> None:
    for days, outcome in ((0, "hope"), (1, "")):
        ann = city(flags=["one_faith"], hope=["unity"], discontent=[])
        ann.resolves(ChangeHope(-1), answers=["worker", "worker"], chance={"citizen": ["C02", "C05"]})
        assert (ann.hope, ann.outcome) == (["unity*"], "")
        for _ in range(days):
            next_day(ann)
        answers = ["worker", "worker"] if days else []
        ann.resolves(ChangeHope(-2), answers=answers, chance={"citizen": ["C11", "C12"]} if days else None)
        assert ann.outcome == outcome


@rule("FRO-349", "FRO-312")
def test_the_first_death_of_each_round_is_buried_without_an_effect_while_a_cemetery_stands() -> None:
    ann = city(flags=["burial"], tiles=TILES, built={"N0a": "cemetery"}, discontent=[])
    ann.resolves(Kill(worker=2), chance={"citizen": ["C06", "C08"]})
    assert (len(ann.discontent), ann.state.deaths) == (1, 2)

    next_day(ann)
    assert ann.state.deaths == 0
    ann.resolves(Kill(worker=1), chance={"citizen": ["C16"]})
    assert len(ann.discontent) == 1

    without = city(flags=["burial"], discontent=[])
    without.resolves(Kill(worker=1), chance={"citizen": ["C06"]})
    assert len(without.discontent) == 1
    unlawful = city(tiles=TILES, built={"N0a": "cemetery"}, discontent=[])
    unlawful.resolves(Kill(worker=1), chance={"citizen": ["C06"]})
    assert len(unlawful.discontent) == 1


@rule("FRO-143", "FRO-147")
def test_passes_are_counted_from_the_start_of_each_action_phase() -> None:
    ann = city(sick=HEALTHY)
    ann.state.passes = 2
    start_actions(ann.state)
    table = ann.table(chance={"dusk": ["D01"]})
    table.choose("pass")
    assert table.state.phase == ACTION

    solo = city(seats=1, sick=HEALTHY)
    solo.state.passes = 1
    start_actions(solo.state)
    assert solo.state.passes == 0


@rule("FRO-221", "FRO-222")
def test_at_night_everybody_leaves_the_snow_the_building_site_and_the_tokens_children_too() -> None:
    ann = city(spent={"child": 2}, flags=["child_work"], sick=HEALTHY)
    assert ann.state.resting == [0, 0, 2]
    table = ann.table()
    for key in ("remove snow", "worker", "N0", "N1"):
        table.choose(key)
    assert table.state.snow_crew == [0]
    bring_home(table.state)

    assert table.state.snow_crew == []
    assert (table.state.spent, table.state.resting, table.state.ready) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])


@rule("FRO-147", "FRO-288")
def test_the_phase_goes_on_while_a_temporary_meeple_can_act() -> None:
    nobody = {"worker": 0, "engineer": 4, "child": 0}
    table = city(citizens=nobody, sick=HEALTHY, temps={"worker": 1}).table(chance={"dusk": ["D01"]})
    table.choose("use generator")
    assert (table.state.phase, table.state.ready, table.state.temps) == (ACTION, [0, 0, 0], [1, 0, 0])
    table.choose("gather G4")
    assert table.state.phase != ACTION
    assert table.state.phase >= DUSK
