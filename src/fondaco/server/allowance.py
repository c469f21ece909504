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
    return rule.seconds * 1000 if isinstance(rule, Bank) else rule.days * DAY
