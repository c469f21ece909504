"""A game over days from its first move to its last, by two people and a bot: each is called by a
push message, comes back, is shown what happened, lets the house answer, and sees the account. And a
rated one of two people. What the pages tell of both is what their logs and the formula give."""

import itertools
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocket

import fondaco
from accounts import PASSWORD, hashing_is_cheap, with_key
from browser.called import NOTED, deliver, may_be_called, pressed, shown, worker
from browser.conftest import Visit
from browser.inputs import by_clicking
from browser.installed import installed
from browser.playing import SOONEST
from browser.steady import Luck
from fondaco.server.rated_game import Strength
from houses import Json, OpenHouse, Person, opened
from plackett_luce import by_hand
from push_service import Loopback, Message, PushService, look
from recounted import check_agrees
from waiting import until

NAMES = ["Anneliese", "Benedikt"]
DAYS = {"type": "days", "days": 1, "reserve": 5}
COMINGS = 6  # by a call, before the game is played to its end
LAST = 5  # Time counters that are left when both come to see the end
_numbers = itertools.count()
BAND = ".band.since b"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, luck: Luck) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with hashing_is_cheap(), opened(folder, token=luck.token, transport=Loopback()) as found:
        yield found


class Player:
    """Somebody who looks at a table only when called."""

    def __init__(self, visit: Visit, house: OpenHouse, service: PushService, seat: int) -> None:
        self.house = house
        self.service = service
        self.seat = seat
        self.visitor = installed(visit, speed=4)
        self.address = f"browser{next(_numbers)}"
        self.browser = service.browser(self.address)
        self.heard = 0  # calls
        self.seen = 0  # moves, as told to the house
        self.place = ""  # where they want to be asked to join
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

    def signs_up(self) -> None:
        """Rated games are for accounts."""
        page = self.visitor.page
        self.visitor.go("/account")
        page.fill("[autocomplete=username]", NAMES[self.seat])
        page.fill("[type=password]", PASSWORD)
        page.click("text=Create an account")
        page.click("text=I have kept them")
        page.wait_for_selector("text=10 codes are left.")

    def elsewhere(self) -> Person:
        """The same person, at a program that plays for them."""
        cookies = {one["name"]: one["value"] for one in self.visitor.context.cookies()}
        return with_key(self.house, cookies["fondaco"])

    # --- Being called ---

    def _messages(self) -> list[Message]:
        return [one for one in self.service.messages if one.path == f"/push/{self.address}"]

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
            lambda: (
                visitor.is_settled()
                and (visitor.is_over or visitor.may_act or visitor.now["to_act"] == seat)
            )
        )
        return visitor.may_act

    def leaves(self) -> None:
        """Once the house knows how much was seen."""
        self.visitor.until(lambda: self.seen == self.visitor.now["moves"])
        self.left_at = self.seen
        self.visitor.go("/about")

    def comes_when_called(self) -> None:
        said = self.call()
        assert said["kind"] == "turn"
        self.comes(said)
        if self.left_at is not None:
            self.is_shown_what_happened()

    def stays_at_home(self) -> None:
        """Let the house answer: nowhere but at the first place."""
        page = self.visitor.page
        page.keyboard.press("m")
        page.click(".answers summary")
        page.click(".answers-places label >> nth=0")
        page.click(".answers button")
        page.wait_for_selector(".band.standing")
        page.keyboard.press("Escape")
        [self.place] = self.visitor.now["standing"][str(self.seat)]["unless"]


def begun(
    visit: Visit, house: OpenHouse, service: PushService, *others: str, rated: bool = False
) -> tuple[list[Player], str]:
    """Anna and Ben at a table, with bots or alone; both have left it, and Anna has begun."""
    anna, ben = players = [Player(visit, house, service, seat) for seat in range(2)]
    for one in players if rated else []:
        one.signs_up()
    table = anna.visitor.open_table(["me", "open", *others], clock=DAYS, rated=rated)
    ben.visitor.go(f"/tables/{table}")
    ben.visitor.sit_down()
    for one in players:
        one.wants_to_be_called()
    anna.visitor.go(f"/tables/{table}")
    anna.visitor.page.click("text=Start the game")
    return players, table


def play_on_elsewhere(players: list[Player], table: str) -> None:
    """The same people at programs that play for them, until few Time counters are left."""
    people = [one.elsewhere() for one in players]
    while sum((now := people[0].table(table))["view"]["chart"]) > LAST:
        at, seat = now["at"], now["to_act"]
        if seat in (0, 1) and not _is_answered(now, players[seat]):
            _play(people[seat], table, at, players[seat])
        else:
            until(lambda at=at: people[0].table(table)["at"] > at, "others decide")  # type: ignore[misc]


def _is_answered(now: Json, player: Player) -> bool:
    """Whether the house answers for the seat that is asked."""
    view = now["view"]
    return view["step"] == "join" and player.place not in ("", view["merkator"])


def _play(person: Person, table: str, at: int, player: Player) -> None:
    legal = [one["move"] for one in person.table(table)["legal"] or []]
    move = next((one for one in SOONEST if one in legal), legal[0] if legal else "")
    answer = person.send(table, "play", at=at, move=move)
    player.stayed += move == "stay" and answer["type"] == "ok"


def play_to_the_end(players: list[Player], table: str) -> None:
    """Both have come to the table, and play what ends the game soonest."""
    for one in players:
        one.visitor.go(f"/tables/{table}")
    anna, ben = players
    while not anna.visitor.is_over:
        anna.plays(until_seat=1)
        ben.plays(until_seat=0)
    for one in players:
        one.visitor.page.wait_for_selector(".end .account")


def check_history(player: Player, table: str) -> None:
    """What the page of one's own tells is what the log tells, counted again."""
    person = player.elsewhere()
    log = person.http.get(f"/api/tables/{table}/log").text
    [game] = [one for one in person.get("/api/games")["games"] if one["table"] == table]
    check_agrees(game, log, player.seat)
    player.visitor.go("/you")
    row = f'.yours-list tr:has(a[href="/tables/{table}"])'
    points = player.visitor.page.inner_text(f"{row} .points b")
    assert float(points) == game["seats"][player.seat]["total"]


def ranks(player: Player, table: str) -> list[int]:
    """Who came first, by the log."""
    log = player.elsewhere().http.get(f"/api/tables/{table}/log").text
    return [int(str(score["rank"])) for score in fondaco.replay(log).scores()]


def stays(player: Player, table: str) -> int:
    """How often one stayed at home in all, by the log."""
    log = player.elsewhere().http.get(f"/api/tables/{table}/log").text
    return log.splitlines().count(f"{player.seat} stay")


def test_a_game_over_days(visit: Visit, house: OpenHouse, service: PushService) -> None:
    players, table = begun(visit, house, service, "random")
    anna, ben = players
    assert ben.call()["kind"] == "begun"
    anna.plays(until_seat=1)
    anna.leaves()
    for coming in range(1, COMINGS + 1):
        player = players[coming % 2]
        player.comes_when_called()
        if player is ben and not ben.place:
            ben.stays_at_home()
        player.plays(until_seat=1 - player.seat)
        player.leaves()
    play_on_elsewhere(players, table)
    play_to_the_end(players, table)
    assert stays(ben, table) > ben.stayed  # the house has answered
    for one in players:
        check_history(one, table)


def test_a_rated_game_over_days(visit: Visit, house: OpenHouse, service: PushService) -> None:
    """Of two people, since a table with bots beside people is never rated."""
    players, table = begun(visit, house, service, rated=True)
    anna, ben = players
    assert ben.call()["kind"] == "begun"
    anna.plays(until_seat=1)
    anna.leaves()
    for player in (ben, anna):
        player.comes_when_called()
        player.plays(until_seat=1 - player.seat)
        player.leaves()
    play_on_elsewhere(players, table)
    play_to_the_end(players, table)
    after = by_hand([Strength(), Strength()], ranks(anna, table))
    for one, (mu, sigma) in zip(players, after, strict=True):
        one.visitor.go("/you")
        shown = one.visitor.page.inner_text(".yours-ratings")
        assert str(round(1200 + 25 * (mu - 25))) in shown
        assert f"± {round(1.96 * 25 * sigma)}" in shown
        check_history(one, table)
