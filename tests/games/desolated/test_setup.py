"""Overview, components and set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import holdfast
from games.desolated.positions import BOX, desolated, seat
from holdfast import UnknownGame
from holdfast.engine.table import Table
from holdfast.games.desolated import EXPANSIONS, GAME
from holdfast.games.desolated.state import Desolated
from proving import rule


def new(seats: int, seed: int = 1, **options: Any) -> Table[Desolated]:
    return holdfast.new("desolated", seats=seats, seed=seed, options=options)


@rule("DES-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_play_each_for_themselves(seats: int) -> None:
    table = new(seats)
    assert len(table.scores()) == seats
    assert table.state.solo is (seats == 1)

    with pytest.raises(UnknownGame, match="not 7"):
        new(7)


@rule("DES-003")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.landmarks), len(BOX.influence), len(BOX.materials)) == (27, 192, 300)
    assert sum(BOX.tokens) == 248
    advanced = (BOX.advanced_influence, BOX.advanced_landmarks, BOX.technology)
    modules = (BOX.campaigns, BOX.characters, BOX.talents, BOX.rare)
    assert [len(cards) for cards in advanced] == [36, 36, 36]
    assert [len(cards) for cards in modules] == [6, 6, 6, 6]
    assert sum(map(len, (*advanced, *modules))) == 132
    pieces = BOX.numbers.components
    assert (pieces.reference_cards, pieces.boards, pieces.first_player_markers) == (6, 1, 1)


@rule("DES-212")
def test_the_second_marker_is_a_spare_that_nobody_holds() -> None:
    assert BOX.numbers.components.spare_markers == 1
    assert isinstance(new(3).view(0)["first"], int)


@rule("DES-004")
def test_the_base_game_has_no_advanced_card() -> None:
    state = new(3).state
    cards = [*state.material_pile.rest, *state.influence_pile.rest, *state.landmark_pile.rest]

    assert all(not getattr(card, "advanced", False) and not hasattr(card, "track") for card in cards)
    assert all(player.campaign is None and player.talent is None and not player.chains for player in state.players)


@rule("DES-004", "DES-185")
@pytest.mark.parametrize("name", list(EXPANSIONS))
def test_each_expansion_brings_only_its_own_cards(name: str) -> None:
    state = new(2, **{name: True}).state
    first = state.players[0]
    found = {
        "rise_of_the_arkheins": any(card.advanced for card in state.influence_pile.rest),
        "planetary_destruction": len(state.landmark_pile) + 3 > 27,
        "racloir_technology": len(state.material_pile) > 287,
        "campaigns": first.campaign is not None,
        "characters": bool(first.chains),
        "talents": first.talent is not None,
        "rare_materials": any(card.kind == "rare" for card in first.hand),
    }
    assert [option for option, there in found.items() if there] == [name]


@rule("DES-005")
def test_three_decks_are_drawn_from_in_an_order_that_only_chance_knows() -> None:
    firsts = {new(2, seed).view(0)["material_line"]["row"][0]["card"]["key"] for seed in range(9)}
    assert len(firsts) > 4

    state = new(2).state
    assert not state.material_pile.top
    assert not state.influence_pile.top
    assert not state.landmark_pile.top


@rule("DES-006", "DES-007")
def test_all_tokens_form_one_pool() -> None:
    pool = new(4).view(0)["pool"]

    assert pool == {"indicyl": 60, "hesson": 60, "rubel": 40, "kyan": 40, "spessart": 24, "spectrol": 24}


@rule("DES-007")
def test_a_token_that_the_pool_does_not_have_is_not_gained() -> None:
    table = desolated(
        louise=seat(chains=[["condenser 07"]]), marc=seat(tokens={"rubel": 40})
    )  # the pool has no Rubel left
    table.acts("harvest")

    assert table.chains("louise") == []
    assert table.tokens("louise") == {}
    assert "Rubel Condenser gave nothing: the pool had no Rubel" in table.told()


@rule("DES-007")
def test_the_pool_does_not_limit_conversions() -> None:
    hand = ["condenser 01", "condenser 02"]
    table = desolated(louise=seat(hand=hand, chains=[["kiln 01", "condenser 04"]]), marc=seat(tokens={"rubel": 40}))
    table.plays("convert")

    assert table.converted == {"rubel": 1}


@rule("DES-008", "DES-009")
def test_example_a_a_game_of_four() -> None:
    view = new(4).view(0)
    lines = [view[f"{line}_line"] for line in ("material", "influence", "landmark")]

    assert [len(line["row"]) for line in lines] == [5, 4, 3]
    assert all(slot["card"] for line in lines for slot in line["row"])
    assert [line["pile"] for line in lines] == [279, 188, 24]
    assert [player["hand_size"] for player in view["players"]] == [4, 4, 4, 4]


@rule("DES-009", "DES-017")
def test_hands_are_private() -> None:
    view = new(2).view(0)

    assert len(view["players"][0]["hand"]) == 4
    assert view["players"][1]["hand"] is None
    assert new(2).view(None)["players"][0]["hand"] is None


@rule("DES-010")
def test_the_hand_limit_is_seven() -> None:
    assert {player["hand_limit"] for player in new(3).view(0)["players"]} == {7}


@rule("DES-011")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = desolated(first="marc", louise=seat(), marc=seat(), nina=seat())
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.acts()
    assert asked == ["marc", "nina", "louise", "marc"]


@rule("DES-012")
def test_chance_or_the_table_names_the_starting_player() -> None:
    assert {new(3, seed).state.first for seed in range(20)} == {0, 1, 2}
    assert new(3, starting_player=2).state.first == 1
    assert new(3, starting_player=2).decision.seat == 1

    with pytest.raises(UnknownGame, match="cannot be 4"):
        new(3, starting_player=4)


@rule("DES-002", "DES-214")
def test_the_starting_player_keeps_the_marker_and_everybody_has_one_turn_a_round() -> None:
    table = new(3, starting_player=3)
    turns = Counter[tuple[int, int]]()
    seen = -1
    while not table.over and table.state.round < 5:
        if len(table._journal) < 2 and seen != (now := table.state.round * 10 + table.state.turn):
            turns[table.state.round, table.state.turn] += 1
            seen = now
        table.choose("no more" if "no more" in [o.key for o in table.decision.options] else "pass")
    assert table.view(0)["first"] == 2
    assert turns == {(number, player): 1 for number in range(1, 5) for player in range(3)}


@rule("DES-013")
def test_every_line_has_a_draw_pile_numbered_slots_and_a_discard_pile() -> None:
    view = new(2).view(0)

    assert [slot["slot"] for slot in view["landmark_line"]["row"]] == ["L1", "L2", "L3"]
    assert [slot["slot"] for slot in view["influence_line"]["row"]] == ["F1", "F2", "F3", "F4"]
    assert [slot["slot"] for slot in view["material_line"]["row"]] == ["M1", "M2", "M3", "M4", "M5"]
    assert all(
        {"pile", "row", "discard"} <= set(view[f"{line}_line"]) for line in ("landmark", "influence", "material")
    )


@rule("DES-014")
def test_the_landmark_discard_pile_is_for_solo_only() -> None:
    assert new(1).view(0)["landmark_line"]["discard_used"] is True
    assert new(2).view(0)["landmark_line"]["discard_used"] is False


@rule("DES-015")
def test_cards_in_the_inventory_convert_and_cards_in_hand_do_not() -> None:
    two_water = ["condenser 01", "condenser 02"]
    in_hand = desolated(louise=seat(hand=[*two_water, "condenser 04"]), marc=seat())
    placed = desolated(louise=seat(hand=two_water, chains=[["condenser 04"]]), marc=seat())

    assert "convert" not in in_hand.offers()
    assert "convert" in placed.offers()


@rule("DES-016")
def test_influence_and_landmarks_never_enter_a_hand() -> None:
    table = desolated(
        louise=seat(tokens={"indicyl": 2, "rubel": 2}),
        marc=seat(influence=["tidal clerk of noctane"]),
        board={"influence_row": ["tidal clerk of verdane", None, None, None],
               "landmark_row": ["drizzle outpost", None, None]},
    )  # fmt: skip
    table.acts("trade")
    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.hand("louise") == []

    table.acts("earn")
    assert table.landmarks("marc") == {"drizzle outpost": []}
    assert table.hand("marc") == []


@rule("DES-017")
def test_all_but_hands_piles_and_stored_faces_lies_open() -> None:
    louise = seat(
        hand=["condenser 01"],
        tokens={"kyan": 2},
        chains=[["kiln 01"]],
        loose=["cargo rig 01"],
        landmarks={"scrap silo": ["kiln 02"]},
    )
    table = desolated(louise=louise, marc=seat(), board={"tokens": {"F2": {"rubel": 1}}})
    seen = table.table.view(1)["players"][0]

    assert {kind: number for kind, number in seen["tokens"].items() if number} == {"kyan": 2}
    assert [card["key"] for card in seen["chains"][0]] == ["kiln 01"]
    assert [card["key"] for card in seen["loose"]] == ["cargo rig 01"]
    assert (seen["hand_size"], seen["hand"]) == (1, None)
    assert (seen["landmarks"][0]["stored"], seen["landmarks"][0]["stored_cards"]) == (1, None)
    assert table.table.view(0)["players"][0]["landmarks"][0]["stored_cards"][0]["key"] == "kiln 02"
    assert table.table.view(1)["influence_line"]["tokens"][1] == {"rubel": 1}
    assert table.table.view(1)["converted"] == {}


@rule("DES-228")
def test_the_order_of_set_up_with_everything_in_use() -> None:
    table = new(2, **dict.fromkeys(EXPANSIONS, True))
    while len(table.decisions) and table.decision.rule == "DES-202":
        table.choose(0, seat=table.decision.seat)
    names = [entry.who for entry in table.log if isinstance(entry.who, str)]
    order = list(dict.fromkeys(names))

    assert order == [
        "advanced landmarks", "landmark pile", "influence pile", "material pile", "advanced influence cards",
        "advanced material cards", "campaigns", "characters", "talents", "starting player",
    ]  # fmt: skip
    said = [entry.who for entry in table.log]
    assert said.index("talents") < said.index(0) < said.index("starting player")


def test_the_manifest_lists_every_expansion_and_module() -> None:
    assert {setting.name for setting in GAME.settings} == {*EXPANSIONS, "starting_player"}
