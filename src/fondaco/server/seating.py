"""Who sits where: sitting down, nonces, leaving, bots, links, and the start of the game."""

import hmac
import re

from fondaco import Refused
from fondaco.players import can_play, levels
from fondaco.server import beginning, journal, wire
from fondaco.server.decisions import (
    Decision,
    check_holds,
    check_may_play,
    check_owner,
    check_playing,
    check_seat,
    check_waiting,
)
from fondaco.server.live import LiveTable
from fondaco.server.solos import NO_HINTS
from fondaco.server.visitor import Visitor

# Characters that act on a screen instead of standing on it, or reverse what stands next to them.
UNRULY = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def sit(live: LiveTable, visitor: Visitor, message: wire.Sit) -> Decision:
    check_seat(live, message.seat)
    check_may_play(visitor)
    if message.link:
        check_link(live, message.seat, message.link)
    else:
        check_open(live, visitor, message.seat)
    sat = journal.Sat(message.seat, visitor.person, visitor.name)
    if not message.nonce or live.status != "waiting":
        return Decision(sat)
    return beginning.due(live, sat, journal.Named(message.seat, message.nonce))


def add_nonce(live: LiveTable, visitor: Visitor, message: wire.AddNonce) -> Decision:
    check_holds(live, visitor, message.seat)
    seat = live.record.seats[message.seat]
    if seat.nonce_of == "own" and seat.nonce == message.nonce:  # it was on its way twice
        return Decision(answer=wire.Ok(message.cid, live.record.seq))
    check_waiting(live)
    if seat.nonce_of == "own":
        raise Refused(f"Seat {message.seat + 1} has its nonce already.")
    return beginning.due(live, journal.Named(message.seat, message.nonce))


def check_open(live: LiveTable, visitor: Visitor, number: int) -> None:
    seat = live.record.seats[number]
    check_waiting(live)
    if seat.is_taken:
        raise Refused(f"Seat {number + 1} is taken.")
    if visitor.person in live.record.removed:
        raise Refused("You were asked to leave this table; only a link leads back to it.")
    if seat.wish.kind == "link":
        raise Refused(f"Seat {number + 1} is for whoever has its link.")
    if seat.wish.kind == "held" and seat.wish.person != visitor.person:
        raise Refused(f"Seat {number + 1} is held for {seat.wish.name}.")


def check_link(live: LiveTable, number: int, key: str) -> None:
    """A link is good until somebody sits down with it, or it is revoked."""
    if live.status == "over":
        raise Refused("The game is over.")
    if not hmac.compare_digest(key.encode(), link_key(live, number).encode()):
        raise Refused("This link is no longer valid. Ask for a new one.")
    if live.record.seats[number].level and not live.record.seats[number].person:
        raise Refused(f"A bot is playing seat {number + 1}.")


def link_key(live: LiveTable, number: int) -> str:
    """The signature of a seat link; it changes when the links of the seat are revoked."""
    text = f"seat {live.id} {number} {live.record.seats[number].revoked}"
    return hmac.digest(live.runtime.secret, text.encode(), "sha256").hex()[:40]


def link(live: LiveTable, visitor: Visitor, message: wire.Link) -> Decision:
    check_may_link(live, visitor, message.seat)
    address = f"/sit/{live.id}/{message.seat}/{link_key(live, message.seat)}"
    return Decision(answer=wire.Ok(message.cid, live.record.seq, link=address))


def revoke(live: LiveTable, visitor: Visitor, message: wire.Revoke) -> Decision:
    check_may_link(live, visitor, message.seat)
    return Decision(journal.Revoked(message.seat))


def check_may_link(live: LiveTable, visitor: Visitor, number: int) -> None:
    """A seat's links are its holder's affair, or the owner's while nobody has it."""
    check_seat(live, number)
    if live.record.seats[number].person:
        check_holds(live, visitor, number)
    else:
        check_owner(live, visitor)


def leave(live: LiveTable, visitor: Visitor, message: wire.Leave) -> Decision:
    check_holds(live, visitor, message.seat)
    if live.status == "playing":
        raise Refused(
            "The game has already begun: hand your seat to a bot, or ask the others to end it."
        )
    check_waiting(live)
    return Decision(journal.Left(message.seat))


def fill(live: LiveTable, visitor: Visitor, message: wire.Fill) -> Decision:
    check_owner(live, visitor)
    check_seat(live, message.seat)
    check_waiting(live)
    seat = live.record.seats[message.seat]
    if seat.person:
        raise Refused(f"{seat.name} is sitting there.")
    if not message.level:
        return Decision(journal.Left(message.seat))
    check_level(live, message.level)
    return Decision(journal.Filled(message.seat, message.level))


def check_level(live: LiveTable, level: str) -> None:
    """Refuse a bot that is not there; one that nobody is offered may be named all the same."""
    if live.record.opened.told:
        raise Refused("At this table luck is told, and a bot has nobody to tell it.")
    if not can_play(level, live.game.title):
        offered = ", ".join(levels(live.game.title))
        raise Refused(f"There is no bot {level!r} for {live.game.name}; the bots are {offered}.")


def start(live: LiveTable, visitor: Visitor, message: wire.Start) -> Decision:
    check_owner(live, visitor)
    check_waiting(live)
    return beginning.begun(live, message.told)


def hand(live: LiveTable, visitor: Visitor, message: wire.Hand) -> Decision:
    check_holds(live, visitor, message.seat)
    check_playing(live)
    check_level(live, message.level)
    if live.record.opened.voyage:
        raise Refused(NO_HINTS)
    spent = live.spent() if message.seat == live.running else 0
    return Decision(journal.Handed(message.seat, message.level, spent))


def take(live: LiveTable, visitor: Visitor, message: wire.Take) -> Decision:
    check_holds(live, visitor, message.seat)
    check_playing(live)
    if not live.record.seats[message.seat].level:
        raise Refused("No bot is playing for you.")
    return Decision(journal.Taken(message.seat, message.seat == live.to_act))


def say(live: LiveTable, visitor: Visitor, message: wire.Say) -> Decision:
    check_may_play(visitor)
    text = " ".join(UNRULY.sub(" ", message.text).split())
    if not text:
        raise Refused("The message is empty.")
    seats = live.record.seats_of(visitor.person)
    check_may_speak(live, visitor, bool(seats))
    return Decision(journal.Said(visitor.name, text, seats[0] if seats else None))


def check_may_speak(live: LiveTable, visitor: Visitor, is_seated: bool) -> None:
    """Whoever opened the table settles who may chat there, and may always."""
    speakers = live.record.speakers
    if live.is_owner(visitor) or speakers == "everybody" or (speakers == "players" and is_seated):
        return
    if speakers == "players":
        raise Refused("At this table only those who play may chat.")
    raise Refused("The chat of this table is closed.")
