"""What a Building gives right now, and why parts of a score bring what they do."""

import json

import fondaco
from fondaco import Table
from fondaco.games.merkator.terms import GOOD_IDS
from fondaco.terminal import parts
from fondaco.terminal.choices import brings
from games.merkator.test_soloplay_scoring import example
from soloplay import ai_parts

NAMES = ["You", "Ana"]


def placed(**changes: object) -> Table:
    """A table for two with some fields of its snapshot changed."""
    fields = json.loads(fondaco.new("merkator", seats=2, seed=3).snapshot())
    fields["state"].update(changes)
    return fondaco.restore(json.dumps(fields))


def with_grain(number: int) -> Table:
    """A table at which a Building that counts food is for sale, and its first seat has grain."""
    buildings = json.loads(placed().snapshot())["state"]["buildings"]
    none = dict.fromkeys(GOOD_IDS, 0)
    return placed(
        buildings={**buildings, "kornhaus": "open"}, goods=[{**none, "grain": number}, none]
    )


def rich() -> Table:
    return placed(taler=[30, 0])


def total(table: Table) -> float:
    return float(str(table.scores()[0]["total"]))


def seen(table: Table, closely: bool) -> str:
    rows = [row for section in parts.sections(table, 0, NAMES, closely) for row in section]
    return " ".join(" ".join(rows).split())


def test_a_building_to_buy_tells_what_it_would_give_now() -> None:
    # rule score.buildings
    table = rich()
    told = brings(table, "buy rathaus", NAMES)
    assert told.endswith("the most Building cards; 5 points now (1 against 0)")
    assert "5 points now (1 against 0)" in seen(table, closely=True)
    assert "points now (" not in seen(table, closely=False)


def test_an_own_building_tells_what_it_gives_now() -> None:
    # rule score.buildings
    table = rich()
    table.play("buy rathaus")
    assert "Building Rathaus: 5 points if you alone own the most Building cards; 5 points now" in (
        seen(table, closely=False)
    )
    assert "rathaus" not in table.worth(1)


def test_what_it_would_give_is_what_is_scored_once_it_is_bought() -> None:
    # rule score.supply
    table = rich()
    for text in [text for text in table.legal() if text.startswith("buy ") and "bonus" not in text]:
        promised = table.worth(0)[text.removeprefix("buy ")]
        twin = table.copy()
        twin.play(text)
        gained = total(twin) - total(table)
        assert promised.startswith(f"{gained:g} point")


def test_what_a_building_lacks_counts_all_that_the_supply_tile_can_become() -> None:
    # rule score.supply
    assert with_grain(0).worth(0)["kornhaus"] == "0 points now (5 of 8 with the Supply tile)"
    assert with_grain(2).worth(0)["kornhaus"] == "0 points now (7 of 8 with the Supply tile)"
    assert with_grain(4).worth(0)["kornhaus"] == ("5 points now (9 with the Supply tile, 8 needed)")


def test_the_parts_of_the_ais_score_have_reasons() -> None:
    # rule soloplay.score_removing
    his = example().accounts()[1]
    assert set(his) == set(ai_parts(example())) - {"Contracts", "further Contracts"}
    assert his["Arsenal"] == "for 6"
    assert his["Alsterhaus"] == "for 6"
    assert his["Large Depot"] == "for 6"


def test_half_the_points_on_the_level_expert_are_explained() -> None:
    # rule soloplay.score_half
    assert example("expert").accounts()[1]["Hofkammer"].endswith(": half on the level Expert")
    assert "half" not in example().accounts()[1]["Hofkammer"]


def test_a_lead_that_does_not_count_is_explained() -> None:
    # rule soloplay.end_stuck
    table = fondaco.new("merkator", seats=1, options={"solo": "soloplay"}, seed=1)
    view = table.view(0)
    assert table.game.closing(view, ["You"], []) == []
    lost = {**view, "rating": "Game Loss"}
    [told] = table.game.closing(lost, ["You"], [])
    assert told.startswith("Points do not count: the AI could not travel")
