"""Rounds, Phases, Dawn, and the end of the game."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city, offers
from holdfast import Table
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.rules.rounds import dawn_phase
from holdfast.games.frostpunk.state import PHASES, Frostpunk
from holdfast.games.frostpunk.verbs.effects import ChangeHope, Gain, Kill, Win
from proving import rule


def passes_until(table: Table[Frostpunk], phase: str, round_: int) -> list[tuple[int, str]]:
    """Pass and take the first option until then; the Phases seen on the way."""
    seen = list[tuple[int, str]]()
    while not table.over:
        now = (table.state.round, PHASES[table.state.phase])
        if not seen or seen[-1] != now:
            seen.append(now)
        if now == (round_, phase):
            break
        table.choose("pass" if "pass" in offers(table) else 0)
    return seen


@rule("FRO-075")
def test_a_round_has_nine_phases_in_order() -> None:
    assert PHASES == ("dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night")
    chance = {"morning": ["M09"], "weather": ["W01"]}
    table = city(coal=9, hands=[["C01"]], developing=("T01", 2), sick={"worker": 0, "child": 0}).table("dawn", chance)
    seen = [phase for _, phase in passes_until(table, "night", 2)]

    assert seen == [phase for phase in PHASES if phase in seen]
    assert {"dawn", "morning", "generator", "preparation", "action", "night"} <= set(seen)


@rule("FRO-076", "FRO-033")
def test_the_game_starts_with_the_action_phase_of_round_one() -> None:
    table: Table[Frostpunk] = Table(GAME, seats=2, seed=5)
    while table.state.phase < 0:
        table.choose(0)

    assert (table.state.round, PHASES[table.state.phase]) == (1, "action")
    assert table.decision.seat == table.state.leader
    assert len(table.state.morning) == 24
    assert len(table.state.weather) == 14


@rule("FRO-077", "FRO-078")
def test_at_dawn_leadership_passes_clockwise_and_the_round_marker_moves() -> None:
    ann = city(seats=3, leader=2, round=1)
    ann.does(dawn_phase(ann.state))
    assert (ann.state.leader, ann.state.round) == (0, 2)

    solo = city(seats=1)
    solo.does(dawn_phase(solo.state))
    assert solo.state.leader == 0


@rule("FRO-079", "FRO-080")
def test_a_reached_development_token_activates_its_technology_and_the_next_is_chosen() -> None:
    ann = city(round=3, developing=("T01", 4), triggers={})
    ann.does(dawn_phase(ann.state), "T06")

    assert [technology.key for technology in ann.state.technologies] == ["T01"]
    assert ann.state.developing is not None
    assert (ann.state.developing.key, ann.state.developed_at) == ("T06", 7)


@rule("FRO-080")
def test_with_no_technology_left_no_token_is_placed() -> None:
    keys = ["T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10"]
    ann = city(round=3, technologies=keys, developing=("T01", 4), triggers={})
    ann.does(dawn_phase(ann.state))

    assert ann.state.developing is None


@rule("FRO-081", "FRO-263")
def test_a_reached_trigger_is_taken_off_and_its_scenario_card_carried_out() -> None:
    ann = city(round=4, leader=1)
    ann.does(dawn_phase(ann.state), "purpose faith")

    assert "B" not in ann.state.triggers
    assert ann.state.purpose == "faith"
    assert ann.state.removed == ["CR3"]


@rule("FRO-083")
def test_the_development_token_comes_before_triggers_and_these_in_alphabetical_order() -> None:
    ann = city(round=4, developing=("T01", 5), triggers={"B": 5, "A": 5}, discontent=["anger"])
    ann.does(dawn_phase(ann.state), "T02", "draw a token", "purpose order")

    story = ann.story_text()
    assert story.index("Better Snares was developed") < story.index("Roofs") < story.index("Something to Live For")


@rule("FRO-084")
def test_a_token_beyond_the_last_space_lies_on_the_last_space() -> None:
    ann = city(round=13, developing=("T01", 14), triggers={})
    ann.does(dawn_phase(ann.state), "T10")

    assert ann.state.developed_at == 15


@rule("FRO-230", "FRO-034")
def test_the_game_ends_with_the_goal_or_a_loss() -> None:
    won = city(round=11, triggers={"D": 12}).table("dawn")
    assert (won.over, won.winners(), won.scores()) == (True, [0, 1], [12, 12])

    lost = city(round=2, overheated=True, stress=10, drawer=1, coal=0, cold=0).table("generator")
    assert (lost.over, lost.winners(), lost.scores()) == (True, [], [1, 1])


@rule("FRO-231")
def test_after_the_night_dawn_follows_and_beyond_the_round_track_time_is_up() -> None:
    ann = city(round=15, triggers={})
    ann.does(dawn_phase(ann.state))
    assert ann.outcome == "time"

    table = city(citizens={"worker": 0, "engineer": 0, "child": 0}, sick={"worker": 0, "child": 0}, coal=0).table(
        "night"
    )
    assert table.state.round == 2


@rule("FRO-042")
def test_an_end_leaves_everything_that_would_follow() -> None:
    ann = city(hope=["unity"], food=3).resolves(ChangeHope(-1), Gain(food=9), Win())
    assert (ann.outcome, ann.food) == ("hope", 3)

    first = city(hope=["unity"]).resolves(Win(), ChangeHope(-1))
    assert first.outcome == "won"


@rule("FRO-328")
def test_a_city_without_citizens_is_not_lost_by_itself() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 0}
    table = city(citizens=nobody, sick=nobody, coal=0, dispute="SD1").table("hunger")

    assert not table.over
    assert table.state.round == 2


@rule("FRO-003", "FRO-001")
def test_there_is_no_score_but_win_or_loss_for_all_and_the_reason() -> None:
    ann = city(seats=4, corpses=10)
    ann.resolves(Kill(worker=1))
    view = GAME.view(ann.state, 0)
    assert (view["outcome"], view["why"]) == ("deaths", "Too many have died")
    assert GAME.result(ann.state).winners == ()

    won = city(seats=4).resolves(Win())
    result = GAME.result(won.state)
    assert result.winners == (0, 1, 2, 3)
    assert len({sheet.total for sheet in result.sheets}) == 1
    assert GAME.view(won.state, None)["why"] == "The city has survived"


@rule("FRO-219", "FRO-075")
def test_the_view_shows_the_round_track() -> None:
    track = GAME.view(city(round=2, developing=("T01", 3)).state, 0)["round_track"]

    assert [column["fed"] for column in track[:3]] == ["child", "worker", "engineer"]
    assert [column["space"] for column in track if column["round"]] == [2]
    assert [column["space"] for column in track if column["storm"]] == [8]
    assert [column["space"] for column in track if column["development"]] == [3]
    assert {letter: column["space"] for column in track for letter in column["triggers"]} == {"A": 3, "B": 5, "C": 8}
    assert len(track) == len(BOX.fed) == 15
