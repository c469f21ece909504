"""What the things of SoloPlay's AI are worth, and what yours are against him."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fondaco
from fondaco import Table
from positions import parts, points
from soloplay import against_ai, ai_parts

EXAMPLE = ["hofkammer", "theater", "rentkammer", "seeamt"]
EXAMPLE += ["peel_tower", "arsenal", "alsterhaus", "large_depot"]
CUBES = {"dutch_republic": 3, "spain": 4, "france": 1, "hamburg": 2, "sweden": 5, "russia": 5}


def example(level: str = "normal") -> Table:
    return against_ai(
        level=level,
        ai_buildings=EXAMPLE,
        cubes=CUBES,
        chart=(0, 0, 0, 1, 7),
        time=(0, 1),
        ai_bonus=["bonus_spain_ham", "bonus_italy_wine", "bonus_denmark_grain"],
        bonus=["bonus_france_iron", "bonus_bohemia_coal", "bonus_russia_plums"],
    )


# rule soloplay.score_order
# rule soloplay.score_cards
# rule soloplay.score_counters
# rule soloplay.score_five
# rule soloplay.score_removing
def test_the_example_with_the_corrected_alsterhaus() -> None:
    found = ai_parts(example())
    assert found == {
        "Contracts": 0,
        "further Contracts": 0,
        "Hofkammer": 0,
        "Rentkammer": 3,
        "Seeamt": 4.5,
        "Theater": 16,
        "Peel Tower": 5,
        "Arsenal": 12,
        "Alsterhaus": 6,
        "Large Depot": 3,
    }
    order = ["Hofkammer", "Rentkammer", "Seeamt", "Theater"]
    order += ["Peel Tower", "Arsenal", "Alsterhaus", "Large Depot"]
    assert list(found)[2:] == order
    assert points(example(), 1) == 49.5


# rule soloplay.score_half
def test_the_example_in_the_expert_game() -> None:
    assert ai_parts(example("expert"))["Hofkammer"] == 2.5
    assert points(example("expert"), 1) == 52


FIRST_PRINTED = """
from games.merkator.test_soloplay_scoring import example
from soloplay import ai_parts
found = ai_parts(example())
print(found["Alsterhaus"], found["Large Depot"], sum(found.values()))
print(sum(ai_parts(example("expert")).values()))
"""


# rule soloplay.score_order
# rule soloplay.score_removing
# rule soloplay.score_half
def test_the_example_with_alsterhaus_as_first_printed(tmp_path: Path) -> None:
    """1 point a good in the storages: 11 for Alsterhaus, 1.5 for Large Depot, 53 or 55.5 in all."""
    packaged = Path(fondaco.__file__).parent / "games" / "merkator" / "edition.toml"
    head, card, tail = packaged.read_text(encoding="utf-8").partition('id         = "alsterhaus"')
    printed = tail.replace('"column_types"', '"column_goods"', 1)
    edition = tmp_path / "first.toml"
    edition.write_text(head + card + printed, encoding="utf-8")
    tests = Path(__file__).parents[2]
    env = dict(os.environ)
    env["FONDACO_EDITION_MERKATOR"] = str(edition)
    env["PYTHONPATH"] = os.pathsep.join([str(tests), *[path for path in sys.path if path]])
    ran = subprocess.run(
        [sys.executable, "-c", FIRST_PRINTED], env=env, capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == ["11.0", "1.5", "53.0", "55.5"], ran.stderr


# rule soloplay.score_contracts
@pytest.mark.parametrize(("level", "total"), [("normal", 31), ("expert", 31), ("easy", 29.5)])
def test_all_his_contracts_score_in_full_but_in_the_easy_game(level: str, total: float) -> None:
    ai = ["c03_russia", "c04_spain", "c05_russia", "c06_spain", "c06_russia", "c07_russia"]
    assert points(against_ai(level=level, ai=ai), 1) == total


# rule soloplay.score_contracts
def test_yours_score_as_usual() -> None:
    yours = ["c03_russia", "c04_spain", "c05_russia", "c06_spain", "c06_russia", "c07_russia"]
    assert points(against_ai(contracts=yours)) == 29.5


# rule soloplay.score_cap
@pytest.mark.parametrize(("level", "theater"), [("normal", 16), ("easy", 16), ("expert", 12)])
def test_in_the_expert_game_your_buildings_give_12_at_most(level: str, theater: int) -> None:
    table = against_ai(level=level, buildings=EXAMPLE)
    assert parts(table)["Theater"] == theater


# rule soloplay.score_cards
def test_the_wache_always_scores_for_him() -> None:
    assert ai_parts(against_ai(ai_buildings=["wache"], at="italy"))["Wache"] == 5
    assert parts(against_ai(buildings=["wache"], at="italy"))["Wache"] == 0


# rule soloplay.score_counters
@pytest.mark.parametrize(("left", "fleet"), [(6, 0), (7, 5)])
def test_counters_on_the_chart_are_his(left: int, fleet: int) -> None:
    chart = (0, 0, 0, 0, left)
    table = against_ai(ai_buildings=["fleet_at_sea"], chart=chart, time=(0, 1))
    assert ai_parts(table)["Fleet at Sea"] == fleet


# rule soloplay.score_five
def test_fixed_points_for_goods_remove_no_cubes() -> None:
    """The same 5 black cubes serve the Waage, the Peel Tower and the Large Depot."""
    table = against_ai(
        ai_buildings=["waage", "peel_tower", "large_depot"], cubes={"sweden": 5, "hamburg": 2}
    )
    found = ai_parts(table)
    assert (found["Waage"], found["Peel Tower"], found["Large Depot"]) == (5, 5, 2.5)


# rule soloplay.score_five
@pytest.mark.parametrize(("spain", "baumhaus"), [(1, 0), (2, 5)])
def test_kinds_are_counted_with_the_best_placing(spain: int, baumhaus: int) -> None:
    cubes = {"hamburg": 3, "danzig": 2, "sweden": 2, "russia": 2, "england": 9, "spain": spain}
    table = against_ai(ai_buildings=["baumhaus"], cubes=cubes)
    assert ai_parts(table)["Baumhaus"] == baumhaus


# rule soloplay.score_columns
def test_brooktor_counts_the_columns_that_fit_together_and_removes_nothing() -> None:
    """1 black, 1 gray and 1 purple cube fill E or F, not both; a second black one fills both."""
    cubes = {"sweden": 1, "england": 1, "russia": 1}
    table = against_ai(ai_buildings=["brooktor", "bauhof"], cubes=cubes)
    assert ai_parts(table)["Brooktor"] == 2
    assert ai_parts(table)["Bauhof"] == 6
    table = against_ai(ai_buildings=["brooktor"], cubes={**cubes, "sweden": 2})
    assert ai_parts(table)["Brooktor"] == 4


# rule soloplay.score_removing
# rule soloplay.score_order
def test_what_has_scored_for_one_is_gone_for_the_next() -> None:
    """Arsenal comes before Bauhof and takes 2 of the 3 black cubes."""
    table = against_ai(
        ai_buildings=["bauhof", "arsenal", "large_depot"], cubes={"sweden": 3}, chart=(0,)
    )
    found = ai_parts(table)
    assert list(found)[2:] == ["Arsenal", "Bauhof", "Large Depot"]
    assert (found["Arsenal"], found["Bauhof"], found["Large Depot"]) == (4, 2, 0)


# rule soloplay.score_removing
def test_a_building_of_units_takes_all_that_fit_it() -> None:
    table = against_ai(
        ai_buildings=["viehmarkt", "large_storehouse"], cubes={"hamburg": 4, "spain": 2}
    )
    found = ai_parts(table)
    assert (found["Viehmarkt"], found["Large Storehouse"]) == (4, 1)


# rule soloplay.score_half
# rule soloplay.score_half_which
def test_in_the_expert_game_unmet_conditions_give_him_half() -> None:
    table = against_ai(level="expert", ai_buildings=["kornhaus", "bauhof"])
    assert ai_parts(table)["Kornhaus"] == 2.5
    assert ai_parts(table)["Bauhof"] == 0
    assert ai_parts(against_ai(ai_buildings=["kornhaus"]))["Kornhaus"] == 0


# rule soloplay.score_compare
@pytest.mark.parametrize(
    ("building", "name", "yours", "his"),
    [("admiralitaet", "Admiralität", 0, 5), ("kaufhaus", "Kaufhaus", 0, 5)],
)
def test_who_has_the_most_counts_chart_and_map_as_his(
    building: str, name: str, yours: int, his: int
) -> None:
    cubes = {"hamburg": 3, "spain": 2}
    goods = {"iron": 4}
    chart = (0, 0, 0, 0, 4)
    mine = against_ai(buildings=[building], cubes=cubes, goods=goods, chart=chart, time=(4, 1))
    assert parts(mine)[name] == yours
    theirs = against_ai(ai_buildings=[building], cubes=cubes, goods=goods, chart=chart, time=(4, 1))
    assert ai_parts(theirs)[name] == his


# rule soloplay.score_compare
def test_you_can_have_the_most_alone() -> None:
    table = against_ai(buildings=["kaufhaus", "boerse"], goods={"iron": 4}, cubes={"spain": 3})
    assert parts(table)["Kaufhaus"] == 5
    assert parts(table)["Börse"] == 5
    table = against_ai(buildings=["boerse"], ai=["c02_danzig"])
    assert parts(table)["Börse"] == 0
