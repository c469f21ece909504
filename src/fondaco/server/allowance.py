"""How much time a seat has: by the clock of its table, or by the patience of the others."""

from fondaco.server.wire import Bank, Days, Patience

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
PATIENCE = Patience(72)  # without a clock

Rule = Bank | Days | Patience


def allowance(rule: Rule) -> int:
    """The time of a seat at the start, in milliseconds."""
    if isinstance(rule, Patience):
        return rule.hours * HOUR
    if isinstance(rule, Bank):
        return rule.seconds * 1000
    return (rule.days + rule.reserve) * DAY


def refilled(rule: Rule) -> int:
    """The time of a seat that is given more: a reserve is used up for good."""
    return rule.days * DAY if isinstance(rule, Days) else allowance(rule)


def reserve_in(rule: Rule, left: int) -> int:
    """How much of the time that is left is of the reserve."""
    return max(0, left - rule.days * DAY) if isinstance(rule, Days) else 0


def charged(rule: Rule, left: int, spent: int, gained: int) -> int:
    """The time that is left after a move: of a bank less than before, of days only what the move
    took longer, and that from the reserve."""
    if isinstance(rule, Bank):
        return max(0, min(left - spent + gained, rule.seconds * 1000))
    if isinstance(rule, Days):
        return rule.days * DAY + max(0, min(left - rule.days * DAY, left - spent))
    return left
