"""The account of a game as text, and as a page with its chart."""

from collections.abc import Sequence
from html import escape

from fondaco.analysis.advising import MINUS, amount
from fondaco.analysis.chart import drawn
from fondaco.analysis.shapes import Account, Fact, Judged, Luck, Moment, Words
from fondaco.analysis.words import catalogue, with_names

VERDICTS = ("best", "good", "doubtful", "mistake")
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2520; background: #fbf8f2; }
h1, h2 { font-weight: 600; } table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid #ded6ca; }
svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #ece5da; background: #221e1a; } }
"""


class Teller:
    """Tells one account in one language, to people whose names are known."""

    def __init__(self, account: Account, names: Sequence[str], language: str) -> None:
        self.account = account
        self.names = list(names)
        self.language = language
        self.page = catalogue("page")[language]

    def said(self, words: Words) -> str:
        return with_names(words.de if self.language == "de" else words.en, self.names)

    def amount(self, number: float) -> str:
        """A change as people say it."""
        if self.account.measure == "chance":
            return amount(number, "chance")
        return self.decimal(f"{number:+.1f}")

    def decimal(self, text: str) -> str:
        return text.replace("-", MINUS).replace(".", self.page["decimal"])

    def lines(self) -> list[str]:
        """The account in lines of text."""
        found = [self.page["head"].format(quality=self.account.quality, judge=self.account.net)]
        for heading, rows in self.parts():
            found += ["", heading, *[f"  {row}" for row in rows]]
        return found

    def parts(self) -> list[tuple[str, list[str]]]:
        seats = range(len(self.names))
        found = [(self.page["result"], self._result())] if self.account.totals else []
        found += [(self._of_standing(), self._standing()), (self.page["keys"], self._keys())]
        for seat in seats:
            found.append((self.page["seat"].format(name=self.names[seat]), self._seat(seat)))
        return [*found, (self.page["facts"], self._facts())]

    def _result(self) -> list[str]:
        """The totals of all, the first of them first."""
        pairs = sorted(zip(self.account.totals, self.names, strict=False), key=lambda one: -one[0])
        return [", ".join([f"{name} {self.decimal(f'{total:g}')}" for total, name in pairs])]

    def _of_standing(self) -> str:
        """What is told of each turn."""
        if self.account.measure == "chance":
            return str(self.page["standing"])
        marks = ", ".join([str(mark.points) for mark in self.account.moments[0].marks])
        told = self.page["marks"].format(marks=marks) if marks else ""
        return f"{self.page['expected']}{told}"

    def _standing(self) -> list[str]:
        """How all stood at about a dozen turns."""
        moments = self.account.moments
        every = max(1, len(moments) // 12)
        rows = []
        for moment in [*moments[:-1:every], moments[-1]]:
            note = f"  ({self.page['open']})" if moment.open else ""
            told = "  ".join(self._numbers(moment))
            rows.append(f"{self.page['turn']} {moment.turn:3}  {told}{note}")
        return rows

    def _numbers(self, moment: Moment) -> list[str]:
        """The chances of all; alone the points to expect, and the chances to reach the marks."""
        if self.account.measure == "chance":
            return [f"{100 * chance:3.0f}" for chance in moment.chances]
        marks = [f"{100 * mark.chance:3.0f}" for mark in moment.marks]
        return [self.decimal(f"{moment.points:5.1f}"), *marks]

    def _keys(self) -> list[str]:
        found = [
            f"{self.page['turn']} {key.turn}: {self.said(key.words)}" for key in self.account.key
        ]
        return [self.said(self.account.turning), *found] if self.account.turning else found

    def _seat(self, seat: int) -> list[str]:
        account, advice = self.account, self.account.advice[seat]
        own = [one for one in account.decisions if one.seat == seat]
        counts = [self._count(own, verdict) for verdict in VERDICTS]
        accuracy = account.accuracy[seat]
        rows = [", ".join(counts)] if own else []
        if accuracy is not None:
            phases = ", ".join(
                ["-" if p.accuracy is None else str(p.accuracy) for p in accuracy.phases]
            )
            rows.append(self.page["accuracy"].format(whole=accuracy.whole, phases=phases))
        rows.append(self._luck(account.luck[seat]))
        rows += [self._costly(account.decisions[place]) for place in account.costliest[seat]]
        return [*rows, self.said(advice.luck), self.said(advice.accuracy), self.said(advice.whole)]

    def _luck(self, luck: Luck) -> str:
        """From where to where the chance of a seat went, and what made it go there."""
        row: str = self.page["luck" if luck.play is not None else "unjudged"]
        return row.format(
            start=self._stood(luck.start),
            end=self._stood(luck.end),
            luck=self.amount(luck.luck),
            play=self.amount(luck.play or 0.0),
            others=self.amount(luck.others),
        )

    def _stood(self, number: float) -> str:
        """A chance, in 100, or points."""
        is_points = self.account.measure == "points"
        return self.decimal(f"{number:.1f}") if is_points else f"{100 * number:.0f}"

    def _count(self, own: Sequence[Judged], verdict: str) -> str:
        number = len([one for one in own if one.verdict == verdict])
        one_of_it = self.page.get(f"{verdict}_one", self.page[verdict])
        return f"{number} {one_of_it if number == 1 else self.page[verdict]}"

    def _costly(self, one: Judged) -> str:
        better = one.better
        assert better is not None
        why = "; ".join([self.said(reason.words) for reason in better.reasons])
        row: str = self.page["costly"]
        return row.format(
            turn=one.turn,
            played=self.said(one.played.name),
            lost=self._lost(one),
            better=self.said(better.name),
            why=f" ({why})" if why else "",
        )

    def _lost(self, one: Judged) -> str:
        """From what to what the chance fell, as the chart has it; or the points thrown away."""
        if one.points > 0:
            return str(self.page["thrown_away"]).format(points=self.decimal(f"{one.points:.1f}"))
        before, after = self._stood(one.before), self._stood(one.after)
        return str(self.page["fell"]).format(before=before, after=after)

    def _facts(self) -> list[str]:
        return [f"{self.said(one.name)}: {self._values(one)}" for one in self.account.facts]

    def _values(self, fact: Fact) -> str:
        return ", ".join([with_names(str(value), self.names) for value in fact.values])

    def html(self) -> str:
        """The account as a page of its own."""
        blocks = []
        for heading, rows in self.parts():
            items = "".join([f"<li>{escape(row)}</li>" for row in rows])
            blocks.append(f"<h2>{escape(heading)}</h2><ul>{items}</ul>")
        title = escape(self.lines()[0])
        chart = drawn(self.account, self.names, self.page["turn"], self.page["open"])
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
            f"{chart}{''.join(blocks)}</html>\n"
        )
