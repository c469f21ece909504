"""Where a game can be halted when it is shown again: after decisions, turns and rounds."""

from fondaco import Event
from fondaco.server import jobs, wire

TURN, ROUND = "turn_began", "round_began"


def halts(job: jobs.Halt) -> wire.Stops:
    """The numbers of moves after which something ends; the whole game begins and ends them all."""
    table = job.stretch.beginning()
    decisions, turns, rounds, circles = [0], [0], [0], [0]
    first = table.to_act
    number = 0
    for number, (_, events) in enumerate(job.stretch.play_at(table), 1):
        if not table.is_mid_decision:
            decisions.append(number)
        if _has(events, TURN):
            turns.append(number)
        if _has(events, ROUND):
            rounds.append(number)
        if _is_turn_of(events, first):
            circles.append(number)
    told = rounds if len(rounds) > 1 else circles  # not every game speaks of rounds
    return wire.Stops(*[_ended(found, number) for found in (decisions, turns, told)])


def _has(events: list[Event], kind: str) -> bool:
    return any(event.kind == kind for event in events)


def _is_turn_of(events: list[Event], seat: int | None) -> bool:
    """Whether the seat that began is first again: there a round begins."""
    return any(event.kind == TURN and event.fields.get("seat") == seat for event in events)


def _ended(found: list[int], last: int) -> list[int]:
    return found if found[-1] == last else [*found, last]
