"""One place, three uses: change what forbids, and the legal list and the reasons follow.

Every function that forbids something is made to refuse always, and never, in every title; what
happens then is looked at in random games, in the golden logs, and in a few positions set up for
what seldom comes about.
"""

from pathlib import Path

import pytest

import fondaco
from conformance import Eager
from fondaco.core.game import State
from games.merchants import modes as merchants
from games.merkator import modes as merkator
from games.merv import modes as merv
from one_place import Mode, Trial
from positions import arrange

pytestmark = pytest.mark.skipif(
    fondaco.is_compiled(), reason="in a compiled engine no function can be replaced"
)

FORTIFYING = ("place wall", "build", "take wall", "guard", "deploy")
SERVING = ("guard", "deploy", "courtier", "take palace", "trade camel", "queue 4")

# What forbids a stop to the AI, whom the rules play: he has no legal list.
OTHERS = {"soloplay.path.bars_stop"}


def ways(
    tables: list[tuple[int, dict[str, str]]], eager: tuple[Eager, ...], times: int
) -> list[Mode]:
    return [
        (seats, options, eager[(at + time) % len(eager)], f"one place {time} {at}")
        for time in range(times)
        for at, (seats, options) in enumerate(tables)
    ]


def in_two_minds() -> State:
    """A trade was made for one Contract, and another could be paid."""
    table = arrange(
        step="fulfill",
        at="italy",
        contracts=[["c05_italy", "c04_italy"]],
        goods=[{"ham": 3, "iron": 9, "muskets": 1}],
    )
    for move in ("trade toward c05_italy", "trade 4 iron for vegetables"):
        table.play(move)
    return table.guess(0, fondaco.Seeded(0))


def above_the_limit() -> State:
    """Variant D has paid somebody more than may be kept."""
    table = arrange(
        options={"offers": "yes"},
        step="fulfill",
        at="sweden",
        contracts=[["c02_sweden"], ["c02_france"]],
        goods=[{"muskets": 1, "grain": 1}],
        taler=[14, 3],
    )
    for move in ("fulfill c02_sweden", "offer 3 taler", "swap"):
        table.play(move)
    return table.guess(0, fondaco.Seeded(0))


SOLOPLAY = [table for table in merkator.TABLES if table[1].get("solo") == "soloplay"]
MODES = {
    "merkator": ways(merkator.TABLES[::8], merkator.EAGER, 1) + ways(SOLOPLAY, merkator.EAGER, 8),
    "merchants": [
        *ways(merchants.TABLES[::5], merchants.EAGER, 1),
        (4, {"board": "main", "setup": "variable", "offers": "0"}, "buy card", "one place 69"),
    ],
    "merv": [
        *ways(merv.TABLES, (*merv.EAGER, FORTIFYING, SERVING), 7),
        (1, {"camel_market": "a"}, ("take ", "advance", "pay"), "one place 25"),
    ],
}
POSITIONS = {"merkator": [in_two_minds, above_the_limit]}
# Where the candidates of a step are narrowed, to own pieces, the place at hand or what a hand
# holds, a function that never refused would let more pass than the list has. That the list is right
# with the function as it is, the conformance suites see in every state.
NARROWED = {
    "merkator": [
        "payment.bars_contract",
        "steps.fulfill.bars_fulfillment",
        "steps.fulfill.bars_payment",
        "steps.invest.bars_sale",
        "steps.loss.bars_loss",
        "steps.trade.bars_trade",
        "steps.trade.bars_trading",
        "steps.travel.bars_take",
    ],
    "merchants": [
        "places.bars_another_route",
        "places.bars_path",
        "places.bars_route_at",
        "steps.assembling.bars_assembly_at",
        "steps.assembling.bars_disbanding_at",
        "steps.delivery.bars_delivery",
        "steps.driving.bars_drive",
        "steps.offers.bars_ask",
        "steps.offers.bars_give",
        "steps.recruiting.bars_dismissal",
        "steps.routes.bars_beside_arrow",
        "steps.routes.bars_connection",
        "steps.start.bars_first_route",
        "steps.walking.bars_walk",
    ],
    "merv": ["steps.contracts.bars_goods"],
}


@pytest.mark.long
@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_the_legal_list_follows_what_forbids(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    trial = Trial(title)
    with trial.watching():
        trial.play(MODES[title])
        for log in sorted((Path(__file__).parent / title / "logs").rglob("*.log")):
            fondaco.replay(log.read_text())
        for position in POSITIONS.get(title, []):
            trial.look(position())
    functions = [name for name in trial.functions if name not in OTHERS]
    wanted = {(name, refuses) for name in functions for refuses in (True, False)}
    with capsys.disabled():
        print(f"\n{title}: {len(functions)} functions that forbid, each changed both ways", end=" ")
    missing = sorted(wanted - trial.followed)
    assert not missing, missing
    assert trial.narrowed <= set(NARROWED[title])
    assert len(functions) > 30
