"""Moves, previews and reasons; taking back; ending a game early."""

from collections.abc import Sequence

from fondaco import Refused, Sealed, Table
from fondaco.server import inquiries, journal, rated, taking_back, told, wire
from fondaco.server.decisions import Decision, check_playing, own_seats
from fondaco.server.journal import split
from fondaco.server.live import LiveTable
from fondaco.server.stretch import Stretch
from fondaco.server.visitor import Visitor

OTHER_RULES = "its rules are no longer played here"
TOO_LONG = "it has come to {} moves, and no game may have more"


def play(live: LiveTable, visitor: Visitor, message: wire.Play) -> Decision:
    acting_seat(live, visitor)
    return moved(live, message.move, message.told)


def moved(live: LiveTable, text: str, answers: Sequence[int] = ()) -> Decision:
    """A legal move of the seat that is to act, on a copy of the table."""
    table = check_playing(live)
    move = table.legal_move(text, table.to_act)
    after = table.copy()
    is_told = live.record.opened.told
    events = told.played(after, move, answers) if is_told else after.play_move(move)
    body = journal.Moved(after.last_row(), live.spent(), gained(live, after))
    if len(live.record.lines) + 1 < live.game.most_moves or after.is_over:
        return Decision(body, table=after, events=events)
    why = TOO_LONG.format(live.game.most_moves)
    return Decision(body, journal.Ended(why), table=revealed(after), events=events)


def gained(live: LiveTable, after: Table) -> int:
    """The milliseconds that a clock adds when a turn, or a part of one, is done."""
    rule = live.record.opened.clock
    if not isinstance(rule, wire.Bank) or after.to_act == live.to_act:
        return 0
    return rule.increment * 1000


def acting_seat(live: LiveTable, visitor: Visitor) -> int:
    """The seat that is to act, if the visitor may act for it."""
    table = check_playing(live)
    seats = own_seats(live, visitor)
    seat = table.to_act
    assert seat is not None
    if seat not in seats:
        raise Refused(f"It is for {live.record.names()[seat]} to decide.")
    if live.record.opened.rated:
        rated.check_visitor(visitor)
    if live.record.seats[seat].level:
        raise Refused("A bot is playing for you: take your seat back first.")
    return seat


def preview(live: LiveTable, visitor: Visitor, message: wire.Preview) -> Decision:
    acting_seat(live, visitor)
    return Decision(answer=inquiries.preview(check_playing(live), message))


def why(live: LiveTable, visitor: Visitor, message: wire.Why) -> Decision:
    acting_seat(live, visitor)
    return Decision(answer=inquiries.why(check_playing(live), message))


def destinations(live: LiveTable, visitor: Visitor, message: wire.Destinations) -> Decision:
    acting_seat(live, visitor)
    return Decision(answer=inquiries.destinations(check_playing(live), message))


def undo(live: LiveTable, visitor: Visitor, message: wire.Undo) -> Decision:
    table = check_playing(live)
    seats = own_seats(live, visitor)
    mine = taking_back.last_own_move(live, seats)
    seat = split(live.record.lines[mine])[0]
    if live.record.opened.told:
        return untold(live, mine, seat)
    free = taking_back.before(live, table, mine)
    if free is not None:
        return taken_back(live, table, free, seat)
    if live.record.opened.rated:
        raise Refused(rated.NOT_BACK)
    to = live.replay.beginning_of_decision(mine)
    if not others(live, seat) and not taking_back.is_among_people(live, seats):
        raise Refused(taking_back.REVEALED)
    return asked(live, journal.Asked(seat, "undo", to))


def taken_back(live: LiveTable, table: Table, after: Table, seat: int) -> Decision:
    """Nothing was revealed since, and nobody else has to be asked."""
    to = len(live.record.lines) - (table.moves_played - after.moves_played)
    return Decision(journal.TookBack(seat, to, False), table=after)


def untold(live: LiveTable, mine: int, seat: int) -> Decision:
    """At a real table nothing that was told has to stay: a slip of the finger is put right."""
    to = live.replay.beginning_of_decision(mine)
    return Decision(journal.TookBack(seat, to, False), table=live.replay.after(to))


def end(live: LiveTable, visitor: Visitor, message: wire.End) -> Decision:
    if live.past is not None and live.status == "playing":
        own_seats(live, visitor)
        return Decision(journal.Ended(OTHER_RULES))
    check_playing(live)
    return asked(live, journal.Asked(own_seats(live, visitor)[0], "end", 0))


def asked(live: LiveTable, wish: journal.Asked) -> Decision:
    """Ask the others, if there are any who decide."""
    if not others(live, wish.seat):
        return granted(live, wish)
    return Decision(wish)


def others(live: LiveTable, seat: int) -> set[str]:
    return taking_back.others(live, seat)


def granted(
    live: LiveTable, wish: journal.Asked | wire.AskedNow, *before: journal.Happening
) -> Decision:
    if wish.what == "end":
        return ended(live, "all agreed", *before)
    after = live.replay.after(wish.to)
    return Decision(*before, journal.TookBack(wish.seat, wish.to, True), table=after)


def ended(live: LiveTable, why: str, *before: journal.Happening, decided: bool = False) -> Decision:
    """Leave the game, or let somebody have won it; a sealed table tells its seed."""
    after = revealed(check_playing(live).copy())
    return Decision(*before, journal.Ended(why, decided), table=after)


def revealed(table: Table) -> Table:
    """The table of a game that ends here, with its seed, if it is sealed."""
    if isinstance(table.chance.source, Sealed):
        table.reveal()
    return table


def answer(live: LiveTable, visitor: Visitor, message: wire.Answer) -> Decision:
    check_playing(live)
    wish = live.record.asked
    if wish is None:
        raise Refused("There is no question to answer.")
    seats = own_seats(live, visitor)
    if message.yes and visitor.person == live.record.seats[wish.seat].person:
        raise Refused("It is for the others to say.")
    agreed = journal.Agreed(seats[0], message.yes)
    if message.yes and all_agree(live, wish, visitor):
        return granted(live, wish, agreed)
    return Decision(agreed)


def all_agree(live: LiveTable, wish: wire.AskedNow, visitor: Visitor) -> bool:
    said_yes = {live.record.seats[seat].person for seat in wish.yes} | {visitor.person}
    return others(live, wish.seat) <= said_yes


def renewed(live: LiveTable) -> Decision | None:
    """Let a game go on under today's rules, from where it stands: nothing before is taken back."""
    position = live.renewal()
    if position is None:
        return None
    is_sealed = bool(live.record.opened.seal)
    table = Stretch(live.record.head, position, [], live.seed, is_sealed).end()
    return Decision(journal.Renewed(position), table=table)
