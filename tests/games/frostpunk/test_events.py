"""Morning cards, Dusk cards, Social Disputes."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city, event, refuses
from holdfast.games.frostpunk.pieces import ENGINEER, Posted
from holdfast.games.frostpunk.rules.events import displayed_effects, dusk_phase, morning_phase, resolve_card
from holdfast.games.frostpunk.rules.special_actions import perform_special
from holdfast.games.frostpunk.verbs.effects import AddDusk, DiscardDusk, PurgeDusk
from holdfast.games.frostpunk.view import view
from proving import rule

ROOMY = {"N0a": "bunkhouse", "N0b": "bunkhouse", "N1a": "bunkhouse", "N1b": "bunkhouse", "N2a": "bunkhouse"}
TILES = {"N0": "N12", "N1": "N01", "N2": "N07"}


@rule("FRO-085")
def test_the_top_morning_card_is_revealed_and_its_instant_effect_resolved_at_once() -> None:
    ann = city(round=2, coal=5)
    ann.does(morning_phase(ann.state), "option 3", chance={"morning": ["M04"]})

    assert ann.coal == 3
    assert "Stolen Coal was revealed" in ann.story_text()


@rule("FRO-086")
def test_one_open_option_is_chosen_and_a_red_prerequisite_closes_others() -> None:
    table = city(round=2).table("morning", chance={"morning": ["M03"]})
    assert [option.key for option in table.decision.options] == ["option 1", "option 2"]
    assert refuses(table) == {"option 3": "it needs Technology Relief Valves"}

    ready = city(round=2, technologies=["T05"], hope=["unity"])
    ready.does(morning_phase(ready.state), "option 3", "activate unity", chance={"morning": ["M03"]})
    assert ready.hope == ["unity*"]


@rule("FRO-087")
def test_the_card_is_removed_or_displayed_as_the_option_says() -> None:
    removed = city(round=2)
    removed.does(morning_phase(removed.state), "option 2", chance={"morning": ["M09"]})
    assert removed.state.removed == ["M09"]

    displayed = city(round=2)
    displayed.does(morning_phase(displayed.state), "option 1", chance={"morning": ["M15"]})
    assert [posted.card.key for posted in displayed.state.events] == ["M15"]


@rule("FRO-088")
def test_a_removed_card_gives_its_resources_to_the_bank_and_its_meeple_to_the_supply() -> None:
    ann = city(events=["M15"], wood=5, hope=["unity"], sick={"worker": 0, "child": 0})
    ann.state.events[0] = Posted(event("M15"), placed=1)
    ann.does(perform_special(ann.state, ann.player("ann"), event("M15"), ENGINEER), "activate unity")

    assert (ann.state.events, ann.state.removed) == ([], ["M15"])
    assert ann.wood == 4
    assert ann.state.meeples[ENGINEER] == 5


@rule("FRO-089")
def test_the_instant_effect_comes_before_costs_are_checked() -> None:
    table = city(round=2, food=4).table("morning", chance={"morning": ["M02"]})

    assert table.state.stock[0] == 2
    assert refuses(table) == {"option 2": "the cost cannot be paid in full"}


@rule("FRO-090")
def test_without_an_open_option_the_card_is_removed_and_an_empty_deck_skips_the_phase() -> None:
    card = event("M06")
    closed = type(card)(card.key, card.name, card.kind, choices=card.choices[:2])
    ann = city(round=2)
    ann.state.morning.rest.remove(card)
    ann.state.revealed = closed
    ann.does(resolve_card(ann.state, closed), checked=False)  # the card is not one of the box
    assert ann.state.removed == ["M06"]

    empty = city(round=2)
    empty.state.removed += [card.key for card in empty.state.morning.rest]
    empty.state.morning.rest = []
    assert empty.does(morning_phase(empty.state)).asked == []


@rule("FRO-091", "FRO-092")
def test_options_put_numbered_dusk_cards_into_the_dusk_deck() -> None:
    ann = city(round=2, dispute="SD1")
    ann.does(morning_phase(ann.state), "option 1", chance={"morning": ["M01"]})
    assert ann.dusk == ["D01", "D02", "D03", "D04", "D05", "D06", "D07", "SD1"]
    assert event("D07") not in ann.state.reserve

    done = {card: [effect for choice in card.choices for effect in choice.way.do] for card in BOX.morning}
    adding = [card for card, effects in done.items() if any(isinstance(effect, AddDusk) for effect in effects)]
    assert len(adding) >= len(BOX.morning) / 2


@rule("FRO-092")
def test_a_dusk_card_that_is_out_of_the_reserve_is_not_added_again() -> None:
    ann = city(added=["D07"]).resolves(AddDusk("D07"))
    assert ann.dusk.count("D07") == 1

    ann.resolves(PurgeDusk("D07"), AddDusk("D07"))
    assert "D07" not in ann.dusk
    assert ann.state.removed == ["D07"]


@rule("FRO-197")
def test_dusk_effects_of_displayed_cards_come_first_in_a_chosen_order() -> None:
    ann = city(round=9, scenario_cards=["CR4", "CR5"], hope=["unity*"], sick={"worker": 0, "child": 0})
    ann.does(displayed_effects(ann.state), "CR5", "draw a token")

    assert ann.asked[0].keys == ["CR4", "CR5"]
    assert (ann.sick["worker"], len(ann.discontent)) == (1, 3)


@rule("FRO-198", "FRO-199", "FRO-200")
def test_then_a_dusk_card_is_revealed_resolved_and_discarded() -> None:
    ann = city(coal=2, dispute="SD1")
    ann.does(dusk_phase(ann.state), "option 1", chance={"dusk": ["D05"]})

    assert (ann.coal, ann.sick["worker"]) == (1, 2)
    assert [card.key for card in ann.state.dusk_discard] == ["D05"]
    assert "D05" not in ann.dusk


@rule("FRO-199")
def test_dusk_options_have_prerequisites_too() -> None:
    table = city(dispute="SD1").table("dusk", chance={"dusk": ["D03"]})
    assert refuses(table) == {"option 3": "it needs Watch Post: at least 1"}


@rule("FRO-200")
def test_a_dusk_card_with_the_remove_icon_leaves_the_game() -> None:
    ann = city(added=["D36"], dispute="SD1", hope=["unity"])
    ann.does(dusk_phase(ann.state), "activate unity", chance={"dusk": ["D36"]})

    assert ann.state.removed == ["D36"]


@rule("FRO-201")
def test_an_empty_dusk_deck_takes_the_discard_pile_and_nothing_is_revealed_if_both_are_empty() -> None:
    ann = city()
    ann.state.dusk_discard, ann.state.dusk.rest = ann.state.dusk.rest, []
    ann.does(dusk_phase(ann.state), chance={"dusk": ["D01"]})
    assert (len(ann.dusk), [card.key for card in ann.state.dusk_discard]) == (5, ["D01"])

    empty = city()
    empty.state.removed += empty.dusk
    empty.state.dusk.rest = []
    assert empty.does(dusk_phase(empty.state)).state.revealed is None


@rule("FRO-337", "FRO-055")
def test_what_is_in_the_dusk_deck_and_all_discard_piles_lie_open_but_no_order() -> None:
    ann = city(dispute="SD4")
    ann.does(dusk_phase(ann.state), chance={"dusk": ["D01"]})
    cards = view(ann.state, None)["cards"]

    assert [card["key"] for card in cards["dusk"]] == ["D02", "D03", "D04", "D05", "D06", "SD4"]
    assert cards["dusk_discard"] == ["D01"]
    assert cards["weather_discard"] == cards["citizen_discard"] == []
    ann.state.dusk.rest.reverse()
    assert view(ann.state, None)["cards"] == cards


@rule("FRO-202")
def test_a_promise_is_kept_as_soon_as_its_condition_holds() -> None:
    ann = city(events=["M12"], tiles=TILES, built=ROOMY, hope=["unity"], discontent=["anger"])
    ann.does(displayed_effects(ann.state))
    assert ann.state.events[0].failed == 1

    ann.state.flags.append("shared_beds")
    ann.does(displayed_effects(ann.state), "activate unity")
    assert (ann.state.removed, ann.hope, ann.discontent) == (["M12"], ["unity*"], [])


@rule("FRO-202")
def test_a_promise_that_fails_as_often_as_it_says_is_broken() -> None:
    ann = city(events=["M12"])
    ann.does(displayed_effects(ann.state))
    ann.does(displayed_effects(ann.state))

    assert (ann.state.removed, ann.state.events) == (["M12"], [])
    assert "D40" in ann.dusk


@rule("FRO-203", "FRO-204", "FRO-207")
def test_after_a_dispute_the_next_one_is_read_and_shuffled_in_with_the_discard_pile() -> None:
    ann = city(dispute="SD2", hope=["unity*"])
    ann.state.dusk_discard.append(ann.state.dusk.rest.pop(0))
    ann.does(dusk_phase(ann.state), "draw a token", "worker", chance={"dusk": ["SD2"], "dispute": ["SD5"]})

    assert ann.state.removed == ["SD2"]
    assert ann.dusk == ["D01", "D02", "D03", "D04", "D05", "D06", "SD5"]
    assert ann.state.dusk_discard == []
    assert "Men with Hammers joined the Dusk deck" in ann.story_text()


@rule("FRO-205", "FRO-206")
def test_without_a_dispute_left_deck_and_discard_pile_are_still_shuffled_together() -> None:
    ann = city(dispute="SD2", hope=["unity*"])
    ann.state.removed += [card.key for card in ann.state.disputes.rest]
    ann.state.disputes.rest = []
    ann.state.dusk_discard.append(ann.state.dusk.rest.pop(0))
    ann.does(dusk_phase(ann.state), "draw a token", "worker", chance={"dusk": ["SD2"]})

    assert ann.dusk == ["D01", "D02", "D03", "D04", "D05", "D06"]


@rule("FRO-208", "FRO-338")
def test_cards_with_the_red_icon_are_never_discarded() -> None:
    ann = city(dispute="SD3").resolves(DiscardDusk(1), answers=["D02"])
    assert "SD3" not in ann.asked[0].keys
    assert [card.key for card in ann.state.dusk_discard] == ["D02"]
    assert all(card.red for card in BOX.disputes)
    assert not any(card.red for card in BOX.dusk)

    only = city(dispute="SD3")
    only.state.dusk_discard += [card for card in only.state.dusk.rest if not card.red]
    only.state.dusk.rest = [event("SD3")]
    only.resolves(DiscardDusk(2))
    assert only.dusk == ["SD3"]


@rule("FRO-311")
def test_a_card_that_removes_itself_ignores_where_it_should_go() -> None:
    ann = city(added=["D33"], tiles=TILES, built=ROOMY, flags=["shared_beds"], dispute="SD1")
    ann.does(dusk_phase(ann.state), chance={"dusk": ["D33"]})

    assert ann.state.removed == ["D33"]
    assert ann.state.dusk_discard == []
