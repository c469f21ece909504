"""No dead end, whatever a snapshot holds: made-up positions with pieces anywhere, played on."""

from typing import Any

import fondaco
from conformance import liked
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, HEX_IDS, PATH_IDS, PLACE_IDS
from fondaco.games.merchants.terms import BOARD_IDS, RESOURCE_IDS
from games.merchants.positions import COLORS, arrange

POSITIONS = 100
MOVES = 40
RARE = ("dismiss", "disband", "recruit", "assemble", "play", "merchant", "caravan", "stop")
STEPS = ("act", "act", "roll", "robber")


class Maker:
    """Puts pieces anywhere."""

    def __init__(self, seed: int) -> None:
        self.luck = fondaco.Seeded(f"made {seed}")
        self.name = BOARD_IDS[self.luck.pick(2)]
        self.board = BOARDS[BOARD_IDS.index(self.name)]
        self.seats = 3 + self.luck.pick(2)
        self.cities = self.some([CITY_IDS[city] for city in self.board.cities])
        on_board = [id for path, id in enumerate(PATH_IDS) if self.board.on_board[path]]
        self.paths = self.some(on_board)[: 30 * self.seats] or on_board[:1]

    def some(self, things: list[str]) -> list[str]:
        """Some of them, in any order."""
        left = list(things)
        return [left.pop(self.luck.pick(len(left))) for _ in range(self.luck.pick(len(things)))]

    def up_to_two(self, things: list[str]) -> list[list[str]]:
        """For each seat."""
        pick = self.luck.pick
        return [[things[pick(len(things))] for _ in range(pick(3))] for _ in range(self.seats)]

    def table(self) -> fondaco.Table:
        pick = self.luck.pick
        places = [id for at, id in enumerate(PLACE_IDS) if len(self.board.paths_at[at])]
        posts: dict[str, list[str]] = {}
        for city in self.cities:
            posts.setdefault(COLORS[pick(4)], []).append(city)
        fields: dict[str, Any] = {
            "seats": self.seats,
            "board": self.name,
            "step": STEPS[pick(len(STEPS))],
            "posts": posts,
            "routes": {
                c: self.paths[at :: self.seats] for at, c in enumerate(COLORS[: self.seats])
            },
            "merchants": self.up_to_two(self.cities * 3 + places),
            "caravans": self.up_to_two(self.paths),
            "hands": [{id: pick(5) for id in RESOURCE_IDS} for _ in range(self.seats)],
            "cards": [{"lancer": 1, "swift_merchant": pick(2), "swift_caravan": pick(2)}],
            "gold": [pick(4) for _ in range(self.seats)],
            "storage": [pick(4) for _ in range(self.seats)],
            "robber": HEX_IDS[self.board.hexes[0]],
        }
        return arrange(**fields)


def test_no_made_up_position_leads_into_a_dead_end() -> None:
    # rule merchant.room
    # rule caravan.place
    for seed in range(POSITIONS):
        maker = Maker(seed)
        play_on(maker.table(), maker.luck)


def play_on(table: fondaco.Table, luck: fondaco.Seeded) -> None:
    for _ in range(MOVES):
        if table.to_act is None:
            return
        legal = table.legal()
        assert legal
        moves = liked(legal, RARE) if luck.pick(3) else legal
        table.play((moves or legal)[luck.pick(len(moves or legal))])
