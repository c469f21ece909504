"""A house in which everything is to be seen: tables in every state, and whose they are."""

from collections.abc import Callable
from typing import Any

from houses import OpenHouse, Person
from past_games import past_game

Json = dict[str, Any]
MOST_MOVES = 600
TRIES = 6


class Scene:
    """Anna, who sees it, Bert, and their tables."""

    def __init__(self, house: OpenHouse) -> None:
        self.anna, self.bert = house.person(), house.person()
        self.anna.post("/api/me", {"name": "Anna"})
        self.bert.post("/api/me", {"name": "Bert"})
        self.waiting = self.anna.open("merkator", ["me", "open", "link", "greedy"], listed=True)
        self.link = str(self.anna.send(self.waiting["id"], "link", seat=2)["link"])
        self.mine = self.anna.open("merkator", ["me", "random"], clock={"type": "days", "days": 3})
        self.theirs = self._begun()
        self.asked = self._begun()
        self._ask()
        self.over = self._finished()
        self.bids = self._bids()
        self.soloplay = self.anna.open("merkator", ["me"], options={"solo": "soloplay"})
        self.merv = self.anna.open("merv", ["me", "random"])
        self.merchants = self.anna.open("merchants", ["me", "random", "random"])
        self.merv_over = self._finished("merv")
        self.past = past_game(house, self.anna)
        self.past_unkept = past_game(house, self.anna, is_kept=False)

    def _begun(self) -> Json:
        """A table at which Bert has to decide."""
        table = self.bert.open("merkator", ["me", "open"])
        self.anna.send(table["id"], "sit", seat=1)
        self.bert.send(table["id"], "start")
        self.bert.send(table["id"], "say", text="Good evening")
        return table

    def _ask(self) -> None:
        """Bert would like to end the game here."""
        at = self.bert.table(self.asked["id"])["at"]
        assert self.bert.send(self.asked["id"], "end", at=at)["type"] == "ok"

    def _finished(self, title: str = "merkator") -> Json:
        """A game alone that a bot has played to its end."""
        table = self.anna.open(title, ["me"])
        self.anna.send(table["id"], "hand", seat=0, level="random")
        with self.anna.socket(table["id"]) as talk:
            talk.until(lambda told: (told.get("table") or {}).get("status") == "over")
        return table

    def _bids(self) -> Json:
        """A table at which Anna is asked for an offer, with a card in her hand."""
        for _ in range(TRIES):
            table = self._offering()
            if _played_to(self.anna, table, lambda view: view["step"] == "bid_time"):
                return table
        raise AssertionError("nobody was asked for an offer")

    def _offering(self) -> Json:
        options = {"offers": "yes", "hand_card": "yes"}
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]
        wanted = {"title": "merkator", "seats": seats, "options": options}
        found: Json = self.anna.post("/api/tables", wanted)
        return found


def _played_to(person: Person, table: Json, is_there: Callable[[Json], bool]) -> bool:
    """Play for all seats, what is fulfilled first, until the table stands so, or is over."""
    for moves in range(MOST_MOVES):
        now = person.table(table["id"])
        if now["status"] == "over" or is_there(now["view"]):
            return bool(now["status"] != "over")
        legal = [one["move"] for one in now["legal"]]
        fulfilled = [move for move in legal if move.startswith("fulfill ")]
        person.play(now, (fulfilled or legal)[moves * 7 % len(fulfilled or legal)])
    return False
