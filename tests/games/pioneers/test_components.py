"""Key components: mats, survivors, structures, decks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pioneers.positions import BOX, at_setup, card, pioneers, seat
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.pieces import ATTACK, EVENT, ITEM, PERSONALITY, STRUCTURE
from holdfast.games.pioneers.rules.powers import DEFENCE, RAID
from proving import rule


@rule("PIO-017")
def test_the_mat_changes_nothing_but_the_colour() -> None:
    first, second = at_setup(), at_setup()
    first.plays("blue", "red", "green")
    second.plays("orange", "purple", "yellow")

    assert [player.color for player in second.state.players] == ["orange", "purple", "yellow"]
    for player in second.state.players:
        player.color = first.state.players[player.seat].color
    assert first.state == second.state


@rule("PIO-018", "PIO-019")
def test_a_mat_shows_hq_structures_items_and_personalities_survivor_and_pile() -> None:
    table = pioneers(anna=seat(town=["farm", "rv", "theresa"], food=1, hand=["school"]), ben=seat(), cleo=seat())
    anna = table.view()["players"][0]

    assert (anna["hq"], anna["structures"], anna["row"]) == ("small hq", ["farm"], ["rv", "theresa"])
    assert (anna["survivor"], anna["pile"]["food"], anna["color"]) == ("sarge", 1, "blue")


@rule("PIO-020")
def test_hand_research_tokens_and_projects_are_not_part_of_the_town() -> None:
    anna = seat(hand=["armoury", "farm"], research={"purchasing power": 3}, projects=["deep vaults"])
    table = pioneers(anna=anna, ben=seat(), cleo=seat(), board={"phase": "maintenance"})

    assert table.view()["players"][0]["structures"] == []
    assert table.seat("anna").size == 0
    assert table.state.players[0].production == [0, 1, 0]  # the Small HQ alone
    assert table.seat("anna").powers[DEFENCE] == 0


@rule("PIO-021")
def test_everybody_holds_one_survivor_and_selects_a_new_one_each_round() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={"phase": "turn order", "passed": ["cleo"]})
    assert table.asked == "cleo"
    table.plays("pete", "sarge", "the cook")

    assert [table.seat(name).survivor for name in ("anna", "ben", "cleo")] == ["sarge", "the cook", "pete"]


@rule("PIO-022", "PIO-025", "PIO-262")
def test_six_survivors_with_number_name_combat_and_skill() -> None:
    assert sorted(survivor.number for survivor in BOX.survivors) == [1, 2, 3, 4, 5, 6]
    assert all(survivor.name and survivor.text for survivor in BOX.survivors)
    assert {survivor.key: survivor.combat for survivor in BOX.survivors} == {
        "sarge": 2, "nadia voles": 1, "pete": 0, "wren okafor": 1, "lou anne": 0, "the cook": 0,
    }  # fmt: skip


@rule("PIO-023")
def test_the_highest_survivor_goes_first() -> None:
    table = pioneers(anna=seat(survivor="the cook"), ben=seat(survivor="wren okafor"), cleo=seat(survivor="sarge"))

    assert [table.names[number] for number in table.state.order] == ["cleo", "ben", "anna"]
    assert table.asked == "cleo"


@rule("PIO-024")
def test_the_combat_modifier_is_added_to_the_rolls_of_its_holder() -> None:
    table = pioneers(anna=seat(survivor="sarge"), ben=seat(survivor="pete"), cleo=seat(), board={"round": 2})

    assert (table.seat("anna").powers[DEFENCE], table.seat("anna").powers[RAID]) == (2, 2)
    assert table.seat("ben").powers[DEFENCE] == 0


@rule("PIO-026", "PIO-054")
def test_every_town_starts_with_a_small_hq_which_is_a_structure() -> None:
    table = at_setup()
    for player in table.state.players:
        assert player.hq.key == "small hq"
    built = pioneers(anna=seat(town=["farm"] * 4), ben=seat(town=["pig pens"] * 3), cleo=seat())
    assert (built.seat("anna").size, built.seat("ben").size) == (1, 0)  # HQ and 4, HQ and 3


@rule("PIO-027", "PIO-028")
def test_structures_are_in_the_market_deck_and_no_hq_in_any_deck() -> None:
    kinds = [Counter(card.kind for card in deck) for deck in BOX.decks]
    assert kinds[0] == {STRUCTURE: 40, PERSONALITY: 7, ITEM: 4, ATTACK: 3}
    assert kinds[1] == {ATTACK: 18, EVENT: 12, ITEM: 20, PERSONALITY: 8}
    assert not any("hq" in card.key.split() for deck in BOX.decks for card in deck)


@rule("PIO-027")
def test_a_structure_is_bought_and_played_in_step_1() -> None:
    table = pioneers(anna=seat(credit=1, response=1), ben=seat(), cleo=seat())
    table.plays("buy 5", "play bazaar")

    assert table.seat("anna").structures == ["bazaar"]


@rule("PIO-029")
def test_production_maintenance_and_effect_of_a_structure_are_optional() -> None:
    farm, armoury, watchtower, training = map(card, ("farm", "armoury", "watchtower", "training grounds"))
    assert (farm.production, farm.maintenance) == ((1, 0, 0), (0, 0, 0))
    assert (armoury.production, armoury.maintenance) == ((0, 0, 0), (0, 1, 0))
    assert (watchtower.production, watchtower.maintenance) == ((0, 0, 0), (0, 0, 0))
    assert (training.production, training.maintenance) == ((0, 0, 1), (1, 1, 0))
    assert watchtower.powers[DEFENCE] == 1


@rule("PIO-030", "PIO-034")
def test_structures_line_up_beside_the_hq_and_the_others_in_their_own_row() -> None:
    table = pioneers(anna=seat(town=["farm"], hand=["school", "rv", "theresa"], response=3), ben=seat(), cleo=seat())
    table.plays("play rv", "play school", "play theresa")

    anna = table.view("ben")["players"][0]
    assert anna["structures"] == ["farm", "school"]
    assert anna["row"] == ["rv", "theresa"]


@rule("PIO-031")
def test_structures_are_not_limited_and_their_order_means_nothing() -> None:
    many = ["farm"] * 4 + ["pig pens"] * 3 + ["armoury"] * 2 + ["training grounds"]
    table = pioneers(
        anna=seat(town=many), ben=seat(town=["farm", "watchtower"]), cleo=seat(town=["watchtower", "farm"])
    )

    assert len(table.seat("anna").structures) == 10
    assert table.seat("anna").size == 2
    assert table.seat("ben").powers == table.seat("cleo").powers
    assert table.seat("anna").powers[DEFENCE] == 2 + 4 + 2  # Martial HQ, two Armouries, Training Grounds


@rule("PIO-032")
def test_bought_and_drawn_cards_go_to_the_hand() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), chance={"wastes deck": ["hunting rifle"]})
    table.plays("buy 6", "(end turn)", "wastes")

    assert table.seat("anna").hand == ["workshop"]
    assert table.seat("ben").hand == ["hunting rifle"]
    assert table.seat("anna").town == table.seat("ben").town == []


@rule("PIO-033", "PIO-185", "PIO-213")
def test_playing_a_card_costs_one_response_token() -> None:
    table = pioneers(anna=seat(hand=["farm", "school"], response=1), ben=seat(), cleo=seat())
    table.plays("play farm")

    assert table.seat("anna").response == 0
    assert table.refuses()["play school"] == "playing a card costs a response token"


@rule("PIO-035")
def test_a_hand_is_not_limited() -> None:
    hand = ["farm"] * 5 + ["pig pens"] * 3 + ["raid"] * 4
    table = pioneers(anna=seat(hand=hand), ben=seat(), cleo=seat(), chance={"wastes deck": ["arc levy"]})
    table.plays("wastes", "(end turn)")

    assert len(table.seat("anna").hand) == 13
    assert table.asked == "ben"


@rule("PIO-036")
def test_a_card_goes_to_the_discard_pile_of_its_own_deck() -> None:
    table = pioneers(
        anna=seat(hand=["tinned food", "farm"], town=["scrap yard", "pig pens"], response=1), ben=seat(), cleo=seat()
    )
    table.plays("play tinned food", "use scrap yard", "use pig pens")

    decks = table.view()["decks"]
    assert decks["wastes"]["discard"] == ["tinned food"]
    assert decks["market"]["discard"] == ["farm", "pig pens"]


@rule("PIO-037")
def test_an_empty_deck_is_made_again_from_its_discard_pile() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={"wastes": ["raid"]})
    assert len(table.state.wastes.discard) == 57
    table.plays("wastes", "(end turn)", "wastes")

    assert table.seat("anna").hand == ["raid"]
    assert len(table.state.wastes.pile.rest) == 56
    assert table.state.wastes.discard == []
    assert "The discard pile of the wastes was shuffled into a new deck" in table.told()


@rule("PIO-037")
def test_without_deck_and_discard_pile_no_card_is_drawn_and_market_slots_stay_empty() -> None:
    table = pioneers(anna=seat(), ben=seat(), cleo=seat(), board={"market": [None] * 6})
    state = table.state
    keep = state.market.pile.rest
    state.players[2].hand = [*keep, *state.wastes.pile.rest]
    state.market.pile.rest = []
    state.wastes.pile.rest = []
    table.table.decision.refresh()

    assert "wastes" not in table.offers()
    assert table.refuses()["wastes"] == "no wastes card is left"
    table.plays("pass", "pass", "pass")
    assert table.market == [None] * 6


@rule("PIO-260")
def test_fifty_four_market_cards_fifty_eight_wastes_cards_six_projects() -> None:
    assert [len(deck) for deck in BOX.decks] == [54, 58]
    assert len(BOX.projects) == 6


@rule("PIO-261")
def test_the_invariants_notice_a_lost_or_doubled_card() -> None:
    for number, change in enumerate(("lost", "doubled", "project", "survivor")):
        table = pioneers(anna=seat(hand=["farm"]), ben=seat(), cleo=seat())
        state = table.state
        if change == "lost":
            state.players[0].hand.clear()
        elif change == "doubled":
            state.wastes.discard.append(card("raid"))
        elif change == "project":
            state.projects[0] = None
        else:
            state.players[1].survivor = state.players[0].survivor
        with pytest.raises(Exception, match=("lost or made", "lost or made", "lost or made", "same survivor")[number]):
            GAME.invariants(state)
