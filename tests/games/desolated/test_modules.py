"""Modules: Campaigns, Characters, Talents, Rare Materials."""

from __future__ import annotations

import pytest

import holdfast
from games.desolated.positions import Board, Position, desolated, seat
from proving import rule

CAMPAIGNS = ["campaigns"]
CHARACTERS = ["characters"]
TALENTS = ["talents"]
RARE = ["rare_materials"]
FRAGMENT = "prime fragment"


# Campaigns ---------------------------------------------------------------------------------------------------------


@rule("DES-186")
def test_each_player_is_dealt_another_campaign_face_up() -> None:
    view = holdfast.new("desolated", seats=6, seed=3, options={"campaigns": True}).view(None)

    assert len({player["campaign"]["key"] for player in view["players"]}) == 6


@rule("DES-187", "DES-188")
def test_the_campaign_gives_a_token_at_the_beginning_of_upkeep() -> None:
    louise = seat(campaign="ember tithe", hand=["kiln 01"], landmarks=["scrap silo"])
    table = desolated(louise=louise, marc=seat(campaign="rain tithe"), options=CAMPAIGNS)
    table.acts("pass")

    assert table.asks == "Store a card beneath which Landmark?"
    assert table.tokens("louise") == {"hesson": 1}
    table.plays("store nothing")
    assert table.tokens("marc") == {}


# Talents -----------------------------------------------------------------------------------------------------------


@rule("DES-194", "DES-195")
def test_each_player_gets_another_talent_at_random() -> None:
    games = [holdfast.new("desolated", seats=3, seed=seed, options={"talents": True}).view(None) for seed in range(6)]
    dealt = [tuple(player["talent"]["key"] for player in view["players"]) for view in games]

    assert all(len(set(keys)) == 3 for keys in dealt)
    assert len(set(dealt)) > 3


@rule("DES-196", "DES-197")
def test_example_g_a_hand_card_of_its_material_covers_the_bottom_row() -> None:
    louise = seat(talent="cartographer", hand=["kiln 01", "kiln 02", "kiln 07"])
    table = desolated(louise=louise, marc=seat(), options=TALENTS)
    assert table.score("louise") == -5
    table.acts("pass")
    assert table.offers() == ["kiln 01", "kiln 02", "cover nothing"]

    table.plays("kiln 02")
    assert table.score("louise") == -3
    assert table.asked == "marc"  # one row a turn, though a rubel card would fit the next
    assert [card.key for card in table.player("louise").covering] == ["kiln 02"]


@rule("DES-197", "DES-200")
def test_the_talent_comes_before_storing() -> None:
    louise = seat(talent="cartographer", hand=["kiln 01"], landmarks=["scrap silo"])
    table = desolated(louise=louise, marc=seat(), options=TALENTS)
    table.acts("pass")
    assert table.asks == "Cover the lowest row of your Talent?"

    table.plays("cover nothing")
    assert table.asks == "Store a card beneath which Landmark?"


@rule("DES-198")
@pytest.mark.parametrize(
    ("covering", "points"),
    [([], -5), (["kiln 01"], -3), (["kiln 01", "kiln 07", "kiln 04", "kiln 09", "kiln 11"], 9)],
)
def test_the_lowest_visible_row_counts(covering: list[str], points: int) -> None:
    table = desolated(louise=seat(talent="cartographer", covering=covering), marc=seat(), options=TALENTS)

    assert table.score("louise") == points


@rule("DES-199")
def test_the_top_row_cannot_be_covered_and_covering_cards_are_out_of_play() -> None:
    covering = ["kiln 01", "kiln 07", "kiln 04", "kiln 09", "kiln 11"]
    louise = seat(talent="cartographer", covering=covering, hand=["shunt 01"], landmarks=["amber terraces"])
    table = desolated(louise=louise, marc=seat(), options=TALENTS)
    table.acts("pass")

    assert table.asked == "marc"
    assert table.score("louise") == 9 + 12  # the covering spessart counts for no bonus
    assert table.hand("louise") == ["shunt 01"]


@rule("DES-226")
def test_a_rare_material_covers_any_row() -> None:
    louise = seat(talent="navigator", hand=[FRAGMENT, "kiln 01"])
    table = desolated(louise=louise, marc=seat(), options=TALENTS + RARE)
    table.acts("pass")
    assert table.offers() == [FRAGMENT, "cover nothing"]

    table.plays(FRAGMENT)
    assert [card.key for card in table.player("louise").covering] == [FRAGMENT]
    assert table.score("louise") == -3


@rule("DES-200")
def test_upkeep_in_order_with_everything_in_use() -> None:
    louise = seat(
        campaign="rain tithe",
        talent="cartographer",
        hand=[f"kiln {copy:02}" for copy in range(1, 10)],
        landmarks=["scrap silo", "broken dam of verdane"],
    )
    options = CAMPAIGNS + TALENTS + ["planetary_destruction"]
    table = desolated(louise=louise, marc=seat(campaign="ember tithe", talent="tinkerer"), options=options)
    table.acts("pass")
    assert (table.tokens("louise"), table.state.granted) == ({"indicyl": 1}, [0, 0, 0])
    asked = []
    while table.asked == "louise":
        asked.append(table.asks)
        table.plays(next(key for key in ("cover nothing", "store nothing", *table.offers()) if key in table.offers()))
    assert asked == [
        "Cover the lowest row of your Talent?",
        "Store a card beneath which Landmark?",
        "Discard which card?",
        "Discard which card?",
    ]


# Rare Materials ----------------------------------------------------------------------------------------------------


@rule("DES-201", "DES-202")
def test_everybody_takes_a_rare_material_and_secretly_discards_a_card() -> None:
    table = holdfast.new("desolated", seats=2, seed=5, options={"rare_materials": True, "starting_player": 1})
    assert [decision.seat for decision in table.decisions] == [0, 1]
    assert [player["hand_size"] for player in table.view(None)["players"]] == [5, 5]
    assert FRAGMENT in [option.key for option in table.decisions[0].options]

    table.choose(FRAGMENT, seat=0)
    assert table.view(1)["players"][0]["set_aside"] is None
    assert table.view(1)["removed"] == []
    other = next(option.key for option in table.decisions[0].options if option.key != FRAGMENT)
    table.choose(other, seat=1)
    assert [player["hand_size"] for player in table.view(None)["players"]] == [4, 4]
    assert table.view(1)["removed"] == [FRAGMENT]
    assert table.view(1)["material_line"]["discard"] == [other]


@rule("DES-203", "DES-204")
def test_from_the_hand_it_pays_any_one_material_named_when_paid() -> None:
    louise = seat(hand=[FRAGMENT], tokens={"indicyl": 2, "rubel": 1})
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), options=RARE, board=board)
    table.acts("trade", "prime fragment as rubel")

    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.hand("louise") == []


@rule("DES-227")
def test_it_leaves_the_game_whenever_it_is_discarded() -> None:
    louise = seat(hand=[FRAGMENT, *(f"kiln {copy:02}" for copy in range(1, 8))])
    table = desolated(louise=louise, marc=seat(), options=RARE)
    table.acts("pass", FRAGMENT)

    assert table.discarded("material") == []
    assert [card.key for card in table.state.removed].count(FRAGMENT) == 2  # marc's had gone before


@rule("DES-203", "DES-204")
def test_upgraded_it_links_to_any_symbol_but_to_no_bare_edge() -> None:
    chains = [["condenser 01"], ["conduit 01"], ["forge 11"], ["kiln 12"]]
    table = desolated(louise=seat(hand=[FRAGMENT], chains=chains), marc=seat(), options=RARE)
    table.acts("upgrade")
    offers = table.offers()

    assert "between condenser 01 and conduit 01" in offers  # classes that never meet otherwise
    assert "before forge 11" in offers
    assert "after forge 11" not in offers
    assert "before kiln 12" not in offers
    table.plays("new chain")
    assert table.chains("louise") == [*chains, [FRAGMENT]]


def bridged(**tokens: int) -> Position:
    """Condenser, fragment, separator: 2 indicyl | 1 rubel, wild | 2 wild, 1 spessart | rubel and hesson."""
    louise = seat(chains=[["condenser 01", FRAGMENT, "separator 01"]], tokens=tokens)
    return desolated(louise=louise, marc=seat(), options=RARE)


@rule("DES-205", "DES-206")
def test_a_conversion_through_it_uses_it_up_and_breaks_the_chain() -> None:
    table = bridged(indicyl=2)
    table.plays("convert", "2 indicyl to 1 hesson and 1 rubel using up prime fragment")

    assert table.converted == {"hesson": 1, "rubel": 1}
    assert table.chains("louise") == [["condenser 01"], ["separator 01"]]
    assert FRAGMENT in [card.key for card in table.state.removed]


@rule("DES-206")
def test_a_path_that_does_not_touch_it_leaves_it_alone() -> None:
    table = bridged(indicyl=2)
    table.plays("convert", "2 indicyl to 1 rubel")

    assert table.chains("louise") == [["condenser 01", FRAGMENT, "separator 01"]]


@rule("DES-203", "DES-206")
def test_its_own_sides_take_any_material_and_give_two_that_the_owner_names() -> None:
    table = bridged(kyan=1)
    table.plays("convert", "1 wild to 2 wild using up prime fragment", "spessart", "spectrol")

    assert table.tokens("louise") == {}
    assert table.converted == {"spessart": 1, "spectrol": 1}
    assert table.chains("louise") == [["condenser 01"], ["separator 01"]]


@rule("DES-203")
def test_two_different_materials_pay_its_right_side() -> None:
    table = bridged(kyan=1, hesson=2)
    table.plays("convert", "2 wild to 2 indicyl using up prime fragment", "token kyan")

    assert table.tokens("louise") == {"hesson": 1}
    assert table.converted == {"indicyl": 2}


@rule("DES-207")
def test_in_a_chain_it_counts_for_every_bonus() -> None:
    louise = seat(chains=[[FRAGMENT]], landmarks=["amber terraces", "overgrown relay", "indigo hamlet"])
    table = desolated(louise=louise, marc=seat(), options=RARE)

    assert table.score("louise") == 12 + 5 + 8 + 3 + 4 + 1


@rule("DES-207")
def test_harvested_it_gives_a_token_of_choice_and_leaves_the_game() -> None:
    table = desolated(louise=seat(chains=[[FRAGMENT]]), marc=seat(), options=RARE)
    table.acts("harvest", "spectrol")

    assert table.tokens("louise") == {"spectrol": 1}
    assert table.discarded("material") == []


@rule("DES-205")
def test_pay_for_me_uses_it_up_where_nothing_else_will_do() -> None:
    louise = seat(chains=[[FRAGMENT]], tokens={"indicyl": 3, "rubel": 1})
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(), options=RARE, board=board)
    table.acts("trade", "pay for me")

    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.chains("louise") == []


@rule("DES-185")
def test_everything_can_be_combined() -> None:
    table = holdfast.new(
        "desolated",
        seats=2,
        seed=8,
        options=dict.fromkeys([*CAMPAIGNS, *CHARACTERS, *TALENTS, *RARE, "racloir_technology"], True),
    )
    player = table.state.players[0]

    assert player.campaign is not None
    assert player.talent is not None
    assert player.chains
    assert FRAGMENT in [card.key for card in player.hand]
