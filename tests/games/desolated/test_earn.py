"""Action Phase › Earn."""

from __future__ import annotations

from games.desolated.positions import ALL, Board, desolated, seat
from proving import rule


def row(*cards: str) -> Board:
    return {"landmark_row": [*cards, *[None] * (3 - len(cards))]}


@rule("DES-063", "DES-066", "DES-068", "DES-119")
def test_example_d_one_card_whose_influence_matches() -> None:
    louise = seat(influence=["woven legate of verdane and noctane"])
    table = desolated(louise=louise, marc=seat(), board=row("hall of proxies"))
    table.acts("earn")

    assert table.landmarks("louise") == {"hall of proxies": []}
    assert table.influence("louise") == []
    assert table.discarded("influence") == ["woven legate of verdane and noctane"]
    assert table.table.view(1)["players"][0]["landmarks_counted"] == 1


@rule("DES-064")
def test_example_f_two_cards_with_four_icons_for_a_cost_of_three() -> None:
    louise = seat(influence=["woven legate of verdane and noctane", "bright legate of noctane and aurane"])
    table = desolated(louise=louise, marc=seat(), board=row("amber terraces"))
    table.acts("earn")

    assert table.landmarks("louise") == {"amber terraces": []}
    assert table.influence("louise") == []  # the fourth icon is lost


@rule("DES-065")
def test_every_discarded_card_must_be_needed() -> None:
    influence = ["tidal clerk of verdane", "tidal clerk of noctane", "woven legate of verdane and noctane"]
    table = desolated(louise=seat(influence=influence), marc=seat(), board=row("hall of proxies"))
    table.acts("earn")

    assert table.offers() == ["woven legate of verdane and noctane", "tidal clerk of verdane + tidal clerk of noctane"]


@rule("DES-067")
def test_one_landmark_an_earn() -> None:
    influence = ["tidal clerk of verdane", "frost clerk of verdane"]
    board = row("indigo hamlet", "kindling camp")
    table = desolated(louise=seat(influence=influence), marc=seat(), board=board)
    table.acts("earn", "L2", "frost clerk of verdane")

    assert table.landmarks("louise") == {"kindling camp": []}
    assert table.asked == "marc"
    assert table.row("landmark")[0] == "indigo hamlet"


@rule("DES-217")
def test_a_landmark_whose_cost_is_not_met_is_refused() -> None:
    table = desolated(
        louise=seat(influence=["tidal clerk of verdane"]), marc=seat(), board=row("indigo hamlet", "drizzle outpost")
    )
    table.acts("earn")
    assert table.landmarks("louise") == {"indigo hamlet": []}

    louise = seat(influence=["tidal clerk of verdane", "frost clerk of verdane"])
    choosing = desolated(louise=louise, marc=seat(), board=row("indigo hamlet", "drizzle outpost", "kindling camp"))
    choosing.acts("earn")
    assert choosing.offers() == ["L1", "L3"]
    assert choosing.refused_by() == {"L2": "DES-217"}


@rule("DES-120")
def test_an_icon_pays_only_for_its_own_type() -> None:
    table = desolated(louise=seat(influence=["tidal clerk of noctane"]), marc=seat(), board=row("indigo hamlet"))
    table.plays("no more")

    assert table.asked == "marc"  # nothing to do but pass


@rule("DES-069", "DES-020", "DES-097")
def test_the_third_landmark_triggers_the_final_round() -> None:
    louise = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "aurora shelf"])
    table = desolated(louise=louise, marc=seat(), nina=seat(), board=row("indigo hamlet"))
    table.acts("earn")
    assert table.table.view(None)["final"] is True
    assert "This became the final round: a player had three Landmarks" in table.told()

    table.acts()
    assert table.asked == "nina"
    table.acts()
    assert table.table.over


@rule("DES-069", "DES-168")
def test_advanced_landmarks_do_not_count_for_the_third() -> None:
    louise = seat(influence=["tidal clerk of verdane"], landmarks=["amber terraces", "world engine"])
    table = desolated(louise=louise, marc=seat(), board=row("indigo hamlet"), options=["planetary_destruction"])
    table.plays("verdane from world engine")
    table.acts("earn", "tidal clerk of verdane")

    assert len(table.landmarks("louise")) == 3
    assert table.state.final is False


@rule("DES-077", "DES-069")
def test_a_stored_landmark_does_not_count_for_the_third() -> None:
    louise = seat(
        influence=["tidal clerk of verdane"], landmarks={"vault of crowns": ["nested citadel"], "amber terraces": []}
    )
    table = desolated(louise=louise, marc=seat(), board=row("indigo hamlet"))
    table.acts("earn", "store nothing")

    assert table.state.final is True  # two face up and this one make three; the stored one makes no fourth

    fewer = seat(influence=["tidal clerk of verdane"], landmarks={"vault of crowns": ["nested citadel"]})
    table = desolated(louise=fewer, marc=seat(), board=row("indigo hamlet"))
    table.acts("earn", "store nothing")
    assert table.state.final is False


@rule("DES-078")
def test_once_triggered_the_final_round_stays_triggered() -> None:
    louise = seat(influence=["tidal clerk of verdane"], landmarks=["vault of crowns", "aurora shelf"])
    table = desolated(louise=louise, marc=seat(), board=row("indigo hamlet"))
    table.acts("earn", "vault of crowns", "aurora shelf")
    assert len(table.landmarks("louise")) == 2
    assert table.state.final is True

    table.acts()
    assert table.table.over


@rule("DES-070", "DES-123")
def test_vp_and_bonus_count_only_at_the_end_and_cost_one_of_each() -> None:
    louise = seat(influence=[f"fifth archon{ALL}"], chains=[["kiln 09"]])
    table = desolated(louise=louise, marc=seat(), board=row("overgrown relay"))
    table.acts("earn")

    assert table.landmarks("louise") == {"overgrown relay": []}
    assert table.table.view(0)["players"][0]["score"] is None
    assert table.score("louise") == 8 + 3
