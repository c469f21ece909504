"""A game over days from its first move to its last, by two people and a bot: each is called by a
push message, comes back, is shown what happened, lets the house answer, and sees the account."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocket

from accounts import with_key
from browser.called import NOTED, deliver, may_be_called, pressed, shown, worker
from browser.conftest import Visit
from browser.inputs import by_clicking
from browser.installed import installed
from browser.playing import SOONEST
from browser.steady import Luck
from houses import Json, OpenHouse, Person, opened
from push_service import Loopback, Message, PushService, look
from waiting import until

DAYS = {"type": "days", "days": 1, "reserve": 5}
COMINGS = 6  # by a call, before the game is played to its end
BAND = ".band.since b"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, luck: Luck) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with opened(folder, token=luck.token, transport=Loopback()) as found:
        yield found


class Player:
    """Somebody who looks at a table only when called."""

    def __init__(self, visit: Visit, house: OpenHouse, service: PushService, seat: int) -> None:
        self.house = house
        self.service = service
        self.seat = seat
        self.visitor = installed(visit, speed=4)
        self.browser = service.browser(f"seat{seat}")
        self.heard = 0  # calls
        self.seen = 0  # moves, as told to the house
        self.stayed = 0  # times at home, by a decision of their own
        self.left_at: int | None = None  # after so many moves
        self.visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(json.loads(str(frame))))

    def _note(self, message: Json) -> None:
        if message["type"] == "seen":
            self.seen = message["moves"]

    def wants_to_be_called(self) -> None:
        """What who sits at a table settles for all of them."""
        may_be_called(self.visitor, self.browser)
        self.visitor.go("/settings")
        self.visitor.page.click("text=Call me in this browser")
        self.visitor.page.wait_for_selector("text=You are called in this browser.")

    def elsewhere(self) -> Person:
        """The same person, at a program that plays for them."""
        cookies = {one["name"]: one["value"] for one in self.visitor.context.cookies()}
        return with_key(self.house, cookies["fondaco"])

    # --- Being called ---

    def _messages(self) -> list[Message]:
        return [one for one in self.service.messages if one.path == f"/push/seat{self.seat}"]

    def is_called(self) -> bool:
        look(self.house)
        return len(self._messages()) > self.heard

    def call(self) -> Json:
        """The next call, as only this browser can read it."""
        until(self.is_called, f"seat {self.seat} is called")
        self.heard += 1
        return self.browser.read(self._messages()[self.heard - 1])

    def comes(self, said: Json) -> None:
        """The call is delivered and shown; a press on it leads to the table."""
        worker(self.visitor).evaluate(NOTED)
        deliver(self.visitor, self.house, said)
        assert shown(self.visitor)["title"].startswith("Merkator")
        [address] = pressed(self.visitor)
        self.visitor.go(address)
        self.visitor.wait_for_turn()

    def is_shown_what_happened(self) -> None:
        """Move by move, as it would have been seen then."""
        head = self.visitor.page.wait_for_selector(BAND)
        assert head is not None
        missed = self.visitor.now["moves"] - (self.left_at or 0)
        assert head.inner_text().startswith(f"{missed} move")

    # --- At the table ---

    def plays(self, until_seat: int) -> None:
        """Until that one is to act."""
        visitor = self.visitor
        while self._waits_for(until_seat):
            move = visitor.soonest()
            visitor.play(by_clicking, move)
            self.stayed += move == "stay"

    def _waits_for(self, seat: int) -> bool:
        """Until it is for this seat to decide, or not for a while; whether it is."""
        visitor = self.visitor
        visitor.until(
            lambda: visitor.is_settled() and (visitor.may_act or visitor.now["to_act"] == seat)
        )
        return visitor.may_act

    def leaves(self) -> None:
        """Once the house knows how much was seen."""
        self.visitor.until(lambda: self.seen == self.visitor.now["moves"])
        self.left_at = self.seen
        self.visitor.go("/about")

    def stays_at_home(self) -> str:
        """Let the house answer: nowhere but at the first place; which that is."""
        page = self.visitor.page
        page.keyboard.press("m")
        page.click(".answers summary")
        page.click(".answers-places label >> nth=0")
        page.click(".answers button")
        page.wait_for_selector(".band.standing")
        page.keyboard.press("Escape")
        [place] = self.visitor.now["standing"][str(self.seat)]["unless"]
        return str(place)


def begun(visit: Visit, house: OpenHouse, service: PushService) -> tuple[list[Player], str]:
    """Anna and Ben at a table with a bot; both have left it, and Anna has begun the game."""
    anna, ben = players = [Player(visit, house, service, seat) for seat in range(2)]
    table = anna.visitor.open_table(["me", "open", "random"], clock=DAYS)
    ben.visitor.go(f"/tables/{table}")
    ben.visitor.sit_down()
    for one in players:
        one.wants_to_be_called()
    anna.visitor.go(f"/tables/{table}")
    anna.visitor.page.click("text=Start the game")
    return players, table


class Elsewhere:
    """The same people at programs that play for them, until the game is over."""

    def __init__(self, players: list[Player], table: str) -> None:
        self.people = [one.elsewhere() for one in players]
        self.table = table

    def now(self) -> Json:
        return self.people[0].table(self.table)

    def play_on(self, place: str) -> int:
        """Play what ends the game soonest; how often Ben himself decided to stay at home."""
        stayed = 0
        while (now := self.now())["status"] == "playing":
            at, seat = now["at"], now["to_act"]
            if seat == 1 and now["view"]["step"] == "join" and now["view"]["merkator"] != place:
                until(lambda at=at: self.now()["at"] > at, "the house answers")  # type: ignore[misc]
            elif seat in (0, 1):
                stayed += (self._played(self.people[seat], at), seat) == ("stay", 1)
        return stayed

    def _played(self, person: Person, at: int) -> str:
        legal = [one["move"] for one in person.table(self.table)["legal"] or []]
        move = next((one for one in SOONEST if one in legal), legal[0] if legal else "")
        answer = person.send(self.table, "play", at=at, move=move)
        return move if answer["type"] == "ok" else ""

    def stays(self) -> int:
        """How often Ben stayed at home in all."""
        log = self.people[0].http.get(f"/api/tables/{self.table}/log").text
        return log.splitlines().count("1 stay")


def test_a_game_over_days(visit: Visit, house: OpenHouse, service: PushService) -> None:
    players, table = begun(visit, house, service)
    anna, ben = players
    assert ben.call()["kind"] == "begun"
    anna.plays(until_seat=1)
    anna.leaves()
    place = ""
    for coming in range(1, COMINGS + 1):
        player = players[coming % 2]
        said = player.call()
        assert said["kind"] == "turn"
        player.comes(said)
        if player.left_at is not None:
            player.is_shown_what_happened()
        if player is ben and not place:
            place = ben.stays_at_home()
        player.plays(until_seat=1 - player.seat)
        player.leaves()
    elsewhere = Elsewhere(players, table)
    own = ben.stayed + elsewhere.play_on(place)
    assert elsewhere.stays() > own  # the house has answered
    for one in players:
        one.visitor.go(f"/tables/{table}")
        one.visitor.page.wait_for_selector(".end .account")
