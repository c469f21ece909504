"""Tables of what there is in Merv, how it is set up, and how a year goes."""

from fondaco.games.merv.reference_places import Row, entries, mark, marked, section
from fondaco.games.merv.terms import SIDE_IDS

CAMELS_OF_PLACES = 8  # one on each inner city, one in each row of the mosque


def words() -> list[Row]:
    """What the words mean that the rules need."""
    told = ["line", "site", "wall_site", "boon", "upgrade", "scoring_tile"]
    told += ["slot", "inner", "segment", "commit", "courtier"]
    return [[mark(f"word_{one}"), mark(f"means_{one}")] for one in told]


def pieces() -> list[Row]:
    """What lies on the table, and what everybody has."""
    counts = section("components")
    segments, gates = [
        sum([int(one["count"]) for one in entries("wall") if one["kind"] == kind])
        for kind in ("segment", "gate")
    ]
    posts = int(counts["trading_posts_per_player"])
    bonus = marked([one["color"] for one in entries("bonus_upgrade")])
    return [
        ["{building_sites}", str(counts["building_sites"])],
        ["{all_camels}", str(counts["camels"])],
        ["{segments}", str(segments)],
        ["{gates}", str(gates)],
        ["{caravan_cards}", str(counts["caravan_cards"])],
        ["{contract_cards}", str(counts["contracts"])],
        ["{all_breakthroughs}", str(counts["breakthroughs"])],
        ["{white_upgrades}", str(counts["white_upgrades"])],
        ["{bonus_upgrades}", f"{counts['bonus_upgrades']}: {bonus}"],
        ["{scoring_tiles}", str(counts["scoring_tiles"])],
        ["{solo_cards}", str(counts["solo_cards"])],
        ["{your_buildings}", str(counts["buildings_per_player"])],
        ["{your_servants}", str(counts["servants_per_player"])],
        ["{your_disks}", f"{posts} {{for_posts}}, 4 {{for_tracks}}"],
    ]


def players() -> list[Row]:
    """What differs with the number of players."""
    camels = int(section("components")["camels"]) - CAMELS_OF_PLACES
    placed = [int(count) for count in section("rules")["camels_in_caravansary"]]
    queues = ["{queue_1}", "{queue_2}", "{queue_3}", "{queue_4}"]
    return [
        [str(seats), queue, str(count), str(camels - count)]
        for seats, (queue, count) in enumerate(zip(queues, placed, strict=True), 1)
    ]


def year() -> list[Row]:
    """The parts of a year in their order."""
    lines = ["{columns}", "{rows}", "{columns}", "{rows}"]
    rounds = [
        [f"{{round}} {at}", mark(side), line]
        for at, (side, line) in enumerate(zip(SIDE_IDS, lines, strict=True), 1)
    ]
    return [*rounds, ["{invasion}", "-", "{years_2_3}"], ["{scoring}", "-", "{every_year}"]]
