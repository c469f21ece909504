"""Trade by the worth of positions: at most two offers, none twice, all honored, no help to win.

The net that judges knows nothing here: what is tested holds for any weights, and such a net finds
more to trade than one that has learned to play.
"""

from collections import Counter
from typing import Any

import pytest

import fondaco
from drawn_nets import drawn_net
from fondaco.games.merchants.terms import RESOURCES
from fondaco.players import talks_of
from fondaco.players.budget import Budget, Clock
from fondaco.players.greedy import Judgement
from fondaco.players.judge import GreedyJudge, NetJudge
from fondaco.players.manner import Manner
from fondaco.players.searcher import SearchPlayer
from games.merchants.positions import BLUE, arrange, paths
from positions import play

GAME = fondaco.game("merchants")
MOVES = 900


def trader(seed: int | str) -> SearchPlayer:
    judge = NetJudge(GAME, drawn_net("merchants", seed))
    return SearchPlayer(
        judge, Manner(samples=1, width=3), Budget(), seed, talks_of("merchants", judge)
    )


def chosen(table: fondaco.Table, player: SearchPlayer) -> str:
    seat = table.to_act
    assert seat is not None
    return player.choose(table.game, table.guess(seat, fondaco.Seeded(1))).text


class Talked:
    """What was said at a table: the offers of each turn by what was in hand, and the answers."""

    def __init__(self) -> None:
        self.offers: dict[tuple[int, str], list[str]] = {}
        self.answers: Counter[str] = Counter()
        self.turn = 0

    def note(self, table: fondaco.Table, player: SearchPlayer, text: str) -> None:
        view: dict[str, Any] = table.view(table.to_act)
        if text == "offer":
            own = view["players"][table.to_act]
            hand = f"{own['own']['resources']} {own['gold']}"
            said = " ".join(move.text for move in player.plan)
            self.offers.setdefault((self.turn, hand), []).append(said)
        if text == "no trade":
            assert all(offer["answer"] != "accepted" for offer in view["offers"])
        self.answers[" ".join(text.split()[:2])] += 1
        self.turn += text == "end turn"


@pytest.fixture(scope="module")
def talked() -> Talked:
    """Some turns of four traders."""
    found = Talked()
    table = fondaco.new("merchants", seats=4, seed=5)
    players = [trader(seat) for seat in range(4)]
    while not table.is_over and table.moves_played < MOVES:
        player = players[table.to_act or 0]
        text = chosen(table, player)
        found.note(table, player, text)
        table.play(text)
    return found


@pytest.mark.long
def test_there_are_offers_answers_and_trades(talked: Talked) -> None:
    assert len(talked.offers) > 5
    answers = ["accept", "decline", "counter", "trade with", "no trade"]
    assert [answer for answer in answers if answer not in talked.answers] == []


@pytest.mark.long
def test_an_offer_is_not_made_twice_with_the_same_in_hand(talked: Talked) -> None:
    for offers in talked.offers.values():
        assert len(offers) == len(set(offers)) <= 2


def asked_for_salt(needed: int) -> fondaco.Table:
    """Red, who has so many commodities left to deliver and one at hand, asks Blue for the salt."""
    way = paths("praha", "silesia_west", "wroclaw")
    table = arrange(
        posts={"red": ["praha"], "blue": ["wroclaw"]},
        routes={"red": way},
        caravans=[[way[0]]],
        storage=[needed - 1, 4, 4, 4],
        freed=[1, 1, 1, 1],
        hands=[{"wool": 3, "lumber": 2}, {"salt": 2, "grain": 1}],
    )
    play(table, "offer", "give 2 wool", "ask 1 salt", "propose")
    assert table.to_act == BLUE
    return table


@pytest.mark.parametrize("seed", range(12))
def test_nobody_gives_a_rival_the_salt_that_wins(seed: int) -> None:
    assert chosen(asked_for_salt(1), trader(seed)) != "accept"


def test_the_same_salt_is_given_where_it_does_not_win() -> None:
    said = [chosen(asked_for_salt(4), trader(seed)) for seed in range(12)]
    assert said.count("accept") >= 3


class Plain(Judgement):
    """Counts cards, and above all deliveries: one's own, and against one those of others."""

    def worth(self, state: Any, seat: int) -> int:
        cards = sum(state.hands[seat * RESOURCES + resource] for resource in range(RESOURCES))
        delivered = [by for by in state.commodities if by >= 0]
        return int(10 * cards + 1000 * (2 * delivered.count(seat) - len(delivered)))


@pytest.mark.parametrize(("ways", "answers"), [(0, "accept"), (2, "decline")])
def test_who_looks_ahead_sells_nothing_that_a_rival_delivers_with(ways: int, answers: str) -> None:
    """Two cards for one look good at once; but at the end of its turn Red has delivered."""
    table, manner = asked_for_salt(4), Manner(trade_ways=ways)
    judge = GreedyJudge(GAME, Plain())
    talks = talks_of("merchants", judge, manner)
    assert talks is not None
    guess = table.guess(BLUE, fondaco.Seeded(1))
    assert talks.decision(guess, BLUE, Clock(Budget(), 0))[0].text == answers
    hurried = talks.decision(guess, BLUE, Clock(Budget(steps=1), judge.judged))
    assert hurried[0].text == "accept"
