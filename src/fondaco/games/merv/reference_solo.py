"""Tables of the solo game: how the corrupt magistrate gains and chooses."""

from fondaco.games.merv.magistrate.city import WALL_ORDER
from fondaco.games.merv.reference_places import Row, mark, section
from fondaco.games.merv.terms import ACTION_IDS


def magistrate_actions() -> list[Row]:
    """What he does with each solo card."""
    return [[mark(action), mark(f"he_{action}")] for action in ACTION_IDS]


def magistrate_boons() -> list[Row]:
    """What the spaces of the mosque bring him."""
    upgrade = f"{section('rules')['magistrate_upgrade_points']} {{points}}"
    return [
        ["{camel}", "{as_shown}"],
        ["{white_upgrade}, {bonus_upgrade}", upgrade],
        ["{scoring_tile}", "{best_tile}"],
        ["{soldier}, {favour}", "{as_shown}"],
        ["{courtier}", "{one_palace}"],
        ["{any_wall}", "{one_wall}"],
        ["{points}", "{as_shown}"],
        ["{mosque_scoring}", "{as_shown}"],
    ]


def magistrate_breakthroughs() -> list[Row]:
    """What he makes of his breakthroughs."""
    points = section("rules")["magistrate_breakthrough_points"]
    scrolls = section("rules")["breakthrough_scrolls"]
    made = ["{his_first}", f"{{his_second}} {points} {{points}}", "{his_third}", "{his_fourth}"]
    return [[str(count), told] for count, told in zip(scrolls, made, strict=True)]


def magistrate_walls() -> list[Row]:
    """Where he places a wall, the first choice first, and the influence that it gains him."""
    return [
        [str(rank), protected(held), str(influence(held))]
        for rank, held in enumerate(WALL_ORDER, 1)
    ]


def protected(held: int) -> str:
    """Whose buildings; `held` has 9 for one of the courtier's, 3 for one of his, 1 for yours."""
    owners = [(held // 9, "{courtiers}"), (held % 9 // 3, "{his}"), (held % 3, "{yours}")]
    return " + ".join([f"{count} {whose}" for count, whose in owners if count]) or "{no_building}"


def influence(held: int) -> int:
    own, other = section("rules")["own_influence"], section("rules")["other_influence"]
    return int(own * (held % 9 // 3) + other * (held // 9 + held % 3))
