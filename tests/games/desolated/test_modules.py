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


# Characters --------------------------------------------------------------------------------------------------------


@rule("DES-189")
def test_each_player_begins_with_a_character_as_first_chain() -> None:
    view = holdfast.new("desolated", seats=6, seed=3, options={"characters": True}).view(None)
    chains = [player["chains"] for player in view["players"]]

    assert all(len(owned) == 1 and [card["kind"] for card in owned[0]] == ["character"] for owned in chains)
    assert len({owned[0][0]["key"] for owned in chains}) == 6


@rule("DES-190", "DES-191", "DES-192")
def test_a_character_is_discarded_for_a_token_without_an_action() -> None:
    louise = seat(chains=[["conduit 08", "odile marrow", "mixer 08"]], hand=["kiln 01"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    assert "cash in odile marrow" in table.offers()

    table.plays("no more", "cash in odile marrow")
    assert table.asks == "Which action?"
    assert table.tokens("louise") == {"indicyl": 1}
    assert table.chains("louise") == [["conduit 08"], ["mixer 08"]]
    assert [card.key for card in table.state.removed if card.key == "odile marrow"] == ["odile marrow"]
    assert table.discarded("material") == []


@rule("DES-190", "DES-191")
def test_it_can_be_discarded_at_every_decision_of_the_own_turn() -> None:
    hand = [f"kiln {copy:02}" for copy in range(1, 9)]
    louise = seat(chains=[["odile marrow"]], hand=hand, landmarks=["scrap silo"], talent="cartographer")
    options = CHARACTERS + TALENTS
    table = desolated(louise=louise, marc=seat(chains=[["bram teller"]]), options=options)
    for key in ("no more", "pass", "end actions", "cover nothing", "store nothing"):
        assert "cash in odile marrow" in table.offers()
        assert "cash in bram teller" not in table.offers()
        table.plays(key)
    assert table.asks == "Discard which card?"

    table.plays("cash in odile marrow")
    assert table.tokens("louise") == {"indicyl": 1}
    assert table.asks == "Discard which card?"
    assert "louise gained 1 Indicyl from Odile Marrow" in table.told()


@rule("DES-191")
def test_in_solo_it_can_be_discarded_when_two_cards_are_revealed() -> None:
    chance = {"material pile": ["furnace 01", "furnace 04"]}
    table = desolated(louise=seat(chains=[["odile marrow"]]), chance=chance, options=CHARACTERS)
    table.acts("pass", "pass", "end actions", "cash in odile marrow")

    assert table.asks == "Which card strikes the Influence row?"
    assert table.tokens("louise") == {"indicyl": 1}


CLERK: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}


@rule("DES-190", "DES-217")
def test_a_character_is_means_to_pay_and_is_discarded_during_the_payment() -> None:
    """2 indicyl and 2 rubel are due; an indicyl is lacking."""
    louise = seat(chains=[["odile marrow"]], tokens={"indicyl": 1, "rubel": 2})
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade")
    assert table.offers() == ["token indicyl", "token rubel", "cash in odile marrow", "pay for me"]

    table.plays("cash in odile marrow")  # the rest allows no choice
    assert table.influence("louise") == ["tidal clerk of verdane"]
    assert table.tokens("louise") == {}
    assert table.chains("louise") == []


@rule("DES-190", "DES-215")
def test_pay_for_me_discards_it_only_where_nothing_else_will_do() -> None:
    poor = seat(chains=[["odile marrow"]], tokens={"indicyl": 1, "rubel": 2})
    table = desolated(louise=poor, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade")
    assert table.labels()["pay for me"] == "Pay for me: discard Odile Marrow, spend 2 indicyl and 2 rubel"
    table.plays("pay for me")
    assert (table.influence("louise"), table.chains("louise")) == (["tidal clerk of verdane"], [])

    rich = seat(chains=[["odile marrow"]], tokens={"indicyl": 2, "rubel": 2})
    table = desolated(louise=rich, marc=seat(), options=CHARACTERS, board=CLERK)
    table.acts("trade", "pay for me", "end actions")
    assert table.chains("louise") == [["odile marrow"]]


@rule("DES-190", "DES-217")
def test_what_is_paid_through_its_chain_comes_before_it_is_discarded() -> None:
    """1 spessart becomes kyan and hesson through Odile Marrow, who then gives the indicyl; not the other way round."""
    board: Board = {"influence_row": ["twinned herald of verdane", None, None, None]}  # indicyl, hesson, 2 kyan
    louise = seat(chains=[["odile marrow"]], tokens={"spessart": 1, "kyan": 1})
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.acts("trade")
    assert table.offers() == ["token kyan", "convert", "pay for me"]  # discarding her now would spoil it

    table.plays("pay for me")
    assert table.influence("louise") == ["twinned herald of verdane"]
    assert table.chains("louise") == []
    assert table.converted == {}


@rule("DES-190", "DES-217")
def test_a_conversion_that_needs_it_is_not_counted_after_it_is_discarded() -> None:
    """The indicyl of Sefa's chain would take 3 indicyl for a spectrol: her own rubel helps nothing."""
    board: Board = {"influence_row": ["mist steward of verdane", None, None, None]}  # 3 indicyl and a spectrol
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 5}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.plays("no more")
    assert "trade" not in table.offers()

    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 6}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=board)
    table.plays("no more")
    assert "trade" in table.offers()


@rule("DES-190", "DES-007")
def test_it_is_no_means_while_the_pool_has_no_token_of_its_material() -> None:
    louise = seat(chains=[["sefa quill"]], tokens={"indicyl": 2, "rubel": 1}, hand=["kiln 04"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS, board=CLERK)
    table.plays("no more")
    assert "trade" in table.offers()
    assert table.labels()["cash in sefa quill"] == "Discard Sefa Quill for 1 rubel"

    table = desolated(louise=louise, marc=seat(tokens={"rubel": 39}), options=CHARACTERS, board=CLERK)
    table.plays("no more")
    assert "trade" not in table.offers()
    assert table.labels()["cash in sefa quill"] == "Discard Sefa Quill for nothing: the pool has no rubel"


@rule("DES-190", "DES-162")
def test_it_pays_an_upkeep_and_the_price_of_an_advanced_landmark_too() -> None:
    louise = seat(chains=[["mirelle ovant"]], influence=["verdane whisper"])
    table = desolated(louise=louise, marc=seat(), options=[*CHARACTERS, "rise_of_the_arkheins"])
    table.plays("pay verdane whisper", "cash in mirelle ovant")
    assert table.influence("louise") == ["verdane whisper"]

    louise = seat(chains=[["mirelle ovant"]], tokens={"indicyl": 2, "hesson": 2, "rubel": 2})
    board: Board = {"landmark_row": ["broken dam of verdane", None, None]}
    table = desolated(louise=louise, marc=seat(), options=[*CHARACTERS, "planetary_destruction"], board=board)
    table.acts("earn", "pay for me")
    assert table.landmarks("louise") == {"broken dam of verdane": []}
    assert table.chains("louise") == []


@rule("DES-193")
def test_a_character_is_extended_used_and_counted_like_a_material_card() -> None:
    louise = seat(chains=[["odile marrow"]], hand=["mixer 04"], tokens={"spessart": 1}, landmarks=["indigo hamlet"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    assert table.score("louise") == 4 + 1

    table.converts("1 spessart to 1 hesson and 1 kyan")
    table.acts("upgrade")
    assert table.offers() == ["new chain", "after odile marrow", "before odile marrow"]


@rule("DES-225")
def test_a_character_is_harvested_like_any_chained_card_and_leaves_the_game() -> None:
    louise = seat(chains=[["odile marrow", "mixer 08"]], hand=["kiln 01"])
    table = desolated(louise=louise, marc=seat(), options=CHARACTERS)
    table.acts("harvest", "odile marrow")

    assert table.tokens("louise") == {"indicyl": 1}
    assert table.chains("louise") == [["mixer 08"]]
    assert table.discarded("material") == []
    assert "odile marrow" in [card.key for card in table.state.removed]


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
