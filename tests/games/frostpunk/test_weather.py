"""Phase 4: Weather and Storms."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.rules.shelters import slots, warm_slots
from holdfast.games.frostpunk.rules.weather import weather_phase
from holdfast.games.frostpunk.verbs.effects import MoveStorm, PeekAtWeather
from holdfast.games.frostpunk.view import view
from proving import rule

HUTS = {"N0a": "hunters_hut", "N0b": "hunters_hut"}


@rule("FRO-113", "FRO-114", "FRO-117")
def test_a_weather_card_is_resolved_from_a_to_d_and_discarded_face_up() -> None:
    ann = city(round=2, cold=3, ranges=[0, 1, 2], storm=9, food=0, tiles={"N0": "N12"}, built=HUTS)
    ann.does(weather_phase(ann.state), chance={"weather": ["W08"]})

    assert (ann.state.cold, ann.state.ranges) == (5, [1, 2, 3])
    assert ann.food == 2
    assert ann.state.storm == 8
    assert view(ann.state, 0)["cards"]["weather_discard"] == ["W08"]


@rule("FRO-114")
def test_markers_stop_on_the_last_space() -> None:
    ann = city(round=2, cold=12, ranges=[12, 12, 11])
    ann.does(weather_phase(ann.state), chance={"weather": ["W05"]})

    assert (ann.state.cold, ann.state.ranges) == (12, [12, 12, 12])


@rule("FRO-115", "FRO-292")
def test_hunters_traps_give_food_for_each_symbol_on_the_map() -> None:
    basic = city(round=2, food=0, tiles={"N0": "N12"}, built=HUTS)
    basic.does(weather_phase(basic.state), chance={"weather": ["W01"]})
    assert basic.food == 2

    upgraded = city(round=2, food=0, tiles={"N0": "N12"}, built=HUTS, upgraded=["hunters_hut"])
    upgraded.does(weather_phase(upgraded.state), chance={"weather": ["W01"]})
    assert upgraded.food == 4


@rule("FRO-116")
def test_scouts_advance_as_far_as_the_card_shows() -> None:
    ann = city(round=2, tiles={"N0": "N12"}, built={"N0a": "beacon"}, visited=[0, 1, 0])
    ann.sends(1)
    ann.does(weather_phase(ann.state), chance={"weather": ["W04"]})

    assert ann.state.scouts[0].position == 1


@rule("FRO-118")
def test_a_storm_hits_when_its_marker_is_on_or_before_the_round_marker() -> None:
    hit = city(round=6, storm=7)
    hit.does(weather_phase(hit.state), chance={"weather": ["W06"]})
    assert hit.state.storms == 1

    spared = city(round=6, storm=8)
    spared.does(weather_phase(spared.state), chance={"weather": ["W06"]})
    assert (spared.state.storms, spared.state.storm) == (0, 7)


@rule("FRO-082", "FRO-123")
def test_the_round_marker_may_walk_onto_the_storm_marker_and_the_weather_phase_sees_it() -> None:
    ann = city(round=6, storm=6)
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})
    assert ann.state.storms == 1

    gone = city(round=6, storm=0, storms=2)
    gone.does(weather_phase(gone.state), chance={"weather": ["W08"]})
    assert (gone.state.storms, gone.state.storm) == (2, 0)


@rule("FRO-120", "FRO-119")
def test_the_first_storm_of_the_crater_ruins_the_tents_and_comes_again_at_12() -> None:
    ann = city(round=6, storm=6, tiles={"N0": "N12"}, built={"N0a": "bunkhouse"})
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})

    assert ann.state.storm == 12
    assert [ann.site(space).ruin for space in ("G1", "G2", "N0a")] == [True, True, False]
    assert BOX.building("tent") in ann.state.ruined
    assert view(ann.state, 0)["cards"]["storm"] == "ST-CR"


@rule("FRO-121", "FRO-119")
def test_the_second_storm_ruins_the_bunkhouses_and_takes_the_marker_off() -> None:
    ann = city(round=9, storm=9, storms=1, tiles={"N0": "N12"}, built={"N0a": "bunkhouse"})
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})

    assert ann.state.storm == 0
    assert ann.site("N0a").ruin
    assert BOX.building("bunkhouse") in ann.state.ruined
    assert view(ann.state, 0)["cards"]["storm"] is None


@rule("FRO-122", "FRO-228")
def test_a_ruin_shelters_nobody_without_a_law() -> None:
    ann = city(cleared=["G1", "G2"], built={"G1": "tent ruin"}, heat=3, cold=3)
    assert slots(ann.state, ann.site("G1")) == 0
    assert warm_slots(ann.state) == (0, 0)

    ann.state.flags.append("ruin_sleep")
    assert warm_slots(ann.state) == (1, 0)
    ann.state.heat = 0
    assert warm_slots(ann.state) == (0, 0)


@rule("FRO-124")
def test_a_kind_that_lies_ruined_on_the_board_cannot_be_built() -> None:
    table = city(wood=9, ruined=["tent"], tiles={"N0": "N12"}).table()
    table.choose("construct")
    table.choose("worker")

    keys = [option.key for option in table.decision.options]
    assert "build tent" not in keys
    assert "build bunkhouse" in keys
    assert {o.key: o.why_not for o in table.decision.refused}["build tent"] == "all of them are Ruins"


@rule("FRO-125")
def test_the_discard_pile_becomes_the_weather_deck_when_it_is_empty() -> None:
    ann = city(round=2)
    ann.state.weather_discard, ann.state.weather.rest = list(BOX.weather), []
    ann.does(weather_phase(ann.state), chance={"weather": ["W03"]})

    assert [card.key for card in ann.state.weather_discard] == ["W03"]
    assert len(ann.state.weather) == 13


@rule("FRO-341")
def test_storm_plus_n_moves_the_marker_later_and_never_brings_a_storm() -> None:
    assert city(storm=8).resolves(MoveStorm(1)).state.storm == 9
    assert city(storm=14).resolves(MoveStorm(3)).state.storm == 15
    assert city(storm=0, storms=2).resolves(MoveStorm(1)).state.storm == 0
    assert city(storm=3, round=5).resolves(MoveStorm(1)).state.storms == 0


@rule("FRO-340")
def test_peeked_weather_cards_are_seen_by_all_and_go_back_in_a_chosen_order() -> None:
    ann = city(round=2)
    ann.resolves(PeekAtWeather(3), answers=["W13", "W01"], chance={"weather": ["W01", "W02", "W13"]})
    assert view(ann.state, 1)["cards"]["weather_known"] == ["W13", "W01", "W02"]

    ann.does(weather_phase(ann.state))
    assert [card.key for card in ann.state.weather_discard] == ["W13"]


@rule("FRO-340")
def test_a_shorter_deck_shows_what_it_has_and_older_known_cards_stay_beneath() -> None:
    ann = city(round=2)
    ann.state.weather_discard, ann.state.weather.rest = list(BOX.weather[2:]), list(BOX.weather[:2])
    ann.resolves(PeekAtWeather(4), answers=["W02"], chance={"weather": ["W01", "W02"]})
    ann.resolves(PeekAtWeather(1))

    assert view(ann.state, None)["cards"]["weather_known"] == ["W02", "W01"]
    assert len(ann.state.weather_discard) == 12
