"""What a visitor may ask of the house, how often, and what long work costs."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from starlette.requests import Request

from fondaco.server.addresses import address
from fondaco.server.limits import Limits
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import house_of, limits_of
from fondaco.server.visitor import Visitor
from fondaco.server.workers import Bill, WorkFailed

SECONDS_TO_WAIT = 0.5  # until an address that has used up its credits may go on

log = logging.getLogger("fondaco.requests")


def check_may_sign(request: Request) -> None:
    if not limits_of(request).sign_in.pay(address(request.scope)):
        raise HttpRefusal(429, "Too many names and passwords were tried. Wait a minute.")


def check_may_keep(request: Request, person: str) -> None:
    if not limits_of(request).messages.pay(person):
        raise too_much()


def check_may_report(request: Request) -> None:
    if not limits_of(request).reports.pay(address(request.scope)):
        raise too_much()


def check_may_analyse(request: Request, seconds: float) -> None:
    """What an analysis takes is paid for before, by what games of that length take."""
    if not limits_of(request).analyses.pay(address(request.scope), seconds):
        raise HttpRefusal(429, "Enough games are being analyzed for your address. Wait a minute.")


def check_may_open(request: Request, visitor: Visitor) -> None:
    house_of(request).orders.check_open()
    check_may_create(request, visitor.person)
    if not visitor.may_play:
        raise HttpRefusal(403, "This token is for watching only.")


def check_may_list(request: Request, visitor: Visitor, is_listed: bool) -> None:
    """Whoever comes as one guest after the other may not fill the list either."""
    if not is_listed or visitor.account:
        return
    if not limits_of(request).listed.pay(address(request.scope)):
        raise HttpRefusal(
            429,
            "Guests at your address have put many tables into the public list. "
            "Make an account, send a link instead, or wait.",
        )


def check_may_create(request: Request, person: str) -> None:
    if not limits_of(request).tables.pay(person or address(request.scope)):
        raise too_much()


def check_may_prefer(request: Request, person: str) -> None:
    if not limits_of(request).preferences.pay(person):
        raise too_much()


@asynccontextmanager
async def charged(request: Request) -> AsyncIterator[Bill]:
    """Long work for somebody: one piece at a time, paid for by the seconds that it takes."""
    limits, whose = limits_of(request), address(request.scope)
    check_may_labor(limits, whose)
    if not limits.waiting.enter(whose):
        raise too_much()
    try:
        async with limits.turns.of(whose):
            check_may_labor(limits, whose)  # those before may have cost all there was
            with paid(limits, whose) as bill:
                yield bill
    except WorkFailed as problem:
        house_of(request).metrics.mistakes.inc()
        log.error("work failed", extra={"problem": str(problem)})
        raise HttpRefusal(503, "The house could not do that just now. Try again.") from problem
    finally:
        limits.waiting.leave(whose)


def check_may_labor(limits: Limits, whose: str) -> None:
    if not limits.labor.pay(whose, 0.0):
        raise too_much()


@contextmanager
def paid(limits: Limits, whose: str) -> Iterator[Bill]:
    """A bill that is paid in any case: work that came to nothing was work."""
    bill = Bill()
    try:
        yield bill
    finally:
        limits.labor.owe(whose, bill.seconds)


@contextmanager
def timed(bill: Bill) -> Iterator[None]:
    """Put work that is done here, and not by a worker, on the bill."""
    began = time.monotonic()
    try:
        yield
    finally:
        bill.seconds += time.monotonic() - began


async def paced(request: Request, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A long answer, piece by piece: what was begun is not refused, but waits for the credits that
    it needs."""
    limits, whose = limits_of(request), address(request.scope)
    while True:
        while not limits.labor.pay(whose, 0.0):
            await asyncio.sleep(SECONDS_TO_WAIT)
        with paid(limits, whose) as bill, timed(bill):
            piece = await anext(pieces, None)
        if piece is None:
            return
        yield piece


def too_much() -> HttpRefusal:
    return HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")
