"""How long it takes to open a game: any moment of a finished one, and one that goes on."""

import http.client
import json
import random
import time
from pathlib import Path

from figures import progress, result, spread
from seated import Game, Seated, seat_all
from served import Served

GAMES = 20
MOST_MS = 300.0
MOMENTS = 10  # of each game, once it is in memory
TO_THE_END = 10_000
LONG = {"length": "long"}
SEATS = 4
HALF = 100  # moves of a game that goes on
SURELY = 160  # moves that any of these games has


class Reader:
    """Somebody who looks at games, and at the clock."""

    def __init__(self, house: Served) -> None:
        self.line = http.client.HTTPConnection(house.host, timeout=30)
        self.times: dict[str, list[float]] = {}

    def look(self, kind: str, path: str) -> dict[str, object]:
        """Get something, and note under `kind` how long that took."""
        began = time.perf_counter()
        self.line.request("GET", path)
        answer = self.line.getresponse()
        body = answer.read()
        self.times.setdefault(kind, []).append(1000 * (time.perf_counter() - began))
        assert answer.status == 200, body
        found: dict[str, object] = json.loads(body)
        return found


def games(count: int) -> list[Game]:
    """Finished games, and as many that are half played."""
    finished = [Game(f"long {n}", SEATS, LONG, TO_THE_END) for n in range(count)]
    return finished + [Game(f"half {n}", SEATS, LONG, HALF) for n in range(count)]


def measured(folder: Path, count: int) -> tuple[dict[str, list[float]], int]:
    """Times by what was opened, and the moves of the longest game."""
    seated = seat_all(folder, games(count))
    house = Served(folder)
    house.open()
    try:
        reader = Reader(house)
        longest = max(_look_back(reader, one) for one in seated[:count])
        for one in seated[count:]:
            reader.look("a game that goes on, cold", f"/api/tables/{one.id}")
        reader.line.close()
    finally:
        house.close()
    return reader.times, longest


def _look_back(reader: Reader, seated: Seated) -> int:
    """Look at moments of a game, the first of them while it is not in memory; its moves."""
    luck = random.Random(seated.id)
    path = f"/api/tables/{seated.id}"
    guess = luck.randrange(SURELY)
    moves = reader.look("a moment, cold", f"{path}/moments/{guess}")["moves"]
    assert isinstance(moves, int)
    for _ in range(MOMENTS):
        progress(f"{path}: {moves} moves")
        reader.look("a moment, warm", f"{path}/moments/{luck.randint(0, moves)}")
    reader.look("a moment, warm", f"{path}/moments/{moves}")
    return moves


def measure(folder: Path) -> list[str]:
    """Measure and tell; the bars that were missed."""
    times, longest = measured(folder, GAMES)
    result(f"{GAMES} finished games of up to {longest} moves, and as many that go on")
    for kind, found in times.items():
        result(f"    {kind}: {spread(found)}")
    slow = {kind: max(found) for kind, found in times.items() if max(found) > MOST_MS}
    return [f"{kind}: {most:.0f} ms are over {MOST_MS:.0f} ms" for kind, most in slow.items()]
