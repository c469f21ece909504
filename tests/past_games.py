"""Games that cannot be played here any more, as an upgrade of the house may leave them."""

import fondaco
from damages import change_head
from fondaco.server.house import House
from houses import Json, OpenHouse, Person
from stored import change

MOVES = 5
VERSION = fondaco.game("merkator").rules_version
RULES = f"It was played with version 99 of Merkator's rules; here is version {VERSION}."


def past_game(house: OpenHouse, person: Person, is_kept: bool = True) -> Json:
    """A game under way by rules that nobody knows here; its moments were kept, or not."""
    table = person.open("merkator", ["me", "random"])
    for _ in range(MOVES):
        table = person.play(table, table["legal"][0]["move"])
    make_past(house, table["id"], is_kept)
    return person.table(table["id"])


def make_past(house: OpenHouse, table: str, is_kept: bool) -> None:
    """Let a game of two be one by rules of the future."""
    if is_kept:
        house.run(lambda inside: _keep_moments(inside, table))
    else:
        change(house, "DELETE FROM moments WHERE table_id = ?", table)
    change(house, "DELETE FROM latest WHERE table_id = ?", table)
    change_head(house, table, f"rules {VERSION}\n", "rules 99\n")


async def _keep_moments(inside: House, table: str) -> None:
    await inside.archive.keep((await inside.room(table)).live, is_all=True)
