"""One sentence for each panel of an account: what to do next time; and what decided the game."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from fondaco.analysis.fortune import Shift
from fondaco.analysis.naming import name_of
from fondaco.analysis.shapes import Accuracy, Advice, Judged, Key, Luck, Measure, Words
from fondaco.analysis.summing import turn_of
from fondaco.analysis.walking import Decision
from fondaco.analysis.words import catalogue
from fondaco.core.game import Game

KEYS = 5
NOTABLE: dict[Measure, float] = {"chance": 0.05, "points": 2.0}
MINUS = "\u2212"
BEHIND = 0.5  # of an even chance
LOW = 80  # of 100: an accuracy that tells of points left behind where no chance was left to lose
FAR_APART = 6  # of 100, between the phases of a game


def amount(number: float, measure: Measure) -> str:
    """A change as people say it: `+5` of a hundred, or so many points."""
    found = round(number if measure == "points" else 100 * number)
    return f"{found:+d}".replace("-", MINUS) if found else "0"


def said(section: str, kind: str, values: dict[str, Words]) -> Words:
    entry = catalogue("account")[section][kind]
    english = {key: words.en for key, words in values.items()}
    german = {key: words.de for key, words in values.items()}
    return Words(entry["en"].format(**english), entry["de"].format(**german))


def both(text: object) -> Words:
    return Words(str(text), str(text))


def advice(
    luck: Luck, accuracy: Accuracy | None, own: Sequence[Judged], measure: Measure, first: float
) -> Advice:
    """What to do next time; `first` is the chance, by an even one, that the seat had when the
    chances were no longer open."""
    whole = _of_whole(own, luck, measure, first, 100 if accuracy is None else accuracy.whole)
    return Advice(whole, _of_luck(luck, measure), _of_accuracy(accuracy))


def _of_whole(
    own: Sequence[Judged], luck: Luck, measure: Measure, first: float, accuracy: int
) -> Words:
    worst = max(own, key=lambda one: one.lost, default=None)
    if worst is not None and worst.lost >= NOTABLE[measure]:
        values = {"turn": both(worst.turn), "name": worst.played.name}
        return said("advice", "one_mistake", values)
    total = sum(one.lost for one in own) if measure == "points" else -(luck.play or 0.0)
    if total >= 2 * NOTABLE[measure]:
        return said("advice", "small_mistakes", {"total": both(amount(-total, measure))})
    if accuracy < LOW:
        return said("advice", "little_left", {"accuracy": both(accuracy)})
    return said("advice", "behind_early" if first < BEHIND else "no_mistake", {})


def _of_luck(luck: Luck, measure: Measure) -> Words:
    notable = NOTABLE[measure]
    kind = "luck_even"
    if abs(luck.luck) >= notable:
        kind = "luck_with" if luck.luck > 0 else "luck_against"
    first = said("advice", kind, {"luck": both(amount(luck.luck, measure))})
    play, others = amount(luck.play or 0.0, measure), amount(luck.others, measure)
    values = {"play": both(play), "others": both(others)}
    second = said("advice", _what_counted(luck, notable), values)
    return Words(f"{first.en} {second.en}", f"{first.de} {second.de}")


def _what_counted(luck: Luck, notable: float) -> str:
    play = luck.play or 0.0
    if play <= -notable:
        return "play_lost" if play <= min(luck.others, luck.luck) else "play_cost"
    if play >= notable:
        return "play_won"
    if luck.others <= -notable:
        return "others_won"
    return "others_lost" if luck.others >= notable else "play_even"


def _of_accuracy(accuracy: Accuracy | None) -> Words:
    if accuracy is None:
        return said("advice", "none", {})
    found = [phase.accuracy for phase in accuracy.phases if phase.accuracy is not None]
    if max(found) - min(found) < FAR_APART:
        return said("advice", "even", {})
    weakest = [phase.accuracy for phase in accuracy.phases].index(min(found))
    return said("advice", ("weak_opening", "weak_middle", "weak_end")[weakest], {})


# --- What decided it ---


def keys(
    game: Game,
    made: Sequence[Decision],
    shifts: Sequence[Shift],
    judged: Sequence[Judged],
    measure: Measure,
) -> list[Key]:
    """The moments that changed most: by what a seat decided, or by the luck it had."""
    lost = {one.at: one.lost for one in judged if one.lost >= NOTABLE[measure]}
    known = {one.seat for one in judged}
    turns = _by_turn(shifts)
    found: list[tuple[float, Key]] = []
    for decision, shift in zip(made, shifts, strict=True):
        for kind, change in _changes(decision, shift, lost, known, turns):
            if abs(change) >= NOTABLE[measure]:
                found.append((abs(change), _key(game, decision, kind, change, measure)))
    heaviest = sorted(found, key=lambda pair: -pair[0])[:KEYS]
    return sorted([key for _, key in heaviest], key=lambda key: key.at)


def _changes(
    decision: Decision,
    shift: Shift,
    lost: Mapping[int, float],
    known: Collection[int],
    turns: Mapping[int, float],
) -> Iterator[tuple[str, float]]:
    """What a decision changed for its seat: by a mistake, by its luck, or, where nobody has judged
    the seat, by what it played in its turn."""
    seat = decision.seat
    if decision.at in lost:
        yield "mistake", -lost[decision.at]
    elif seat not in known and decision.at in turns:
        change = turns[decision.at]
        yield ("strong" if change > 0 else "weak"), change
    yield ("luck_with" if shift.luck[seat] > 0 else "luck_against"), shift.luck[seat]


def _by_turn(shifts: Sequence[Shift]) -> dict[int, float]:
    """What whoever had a turn made of it, where its decision stands that did most."""
    found = {}
    for _, together in groupby(shifts, key=turn_of):
        turn = list(together)
        seat = turn[0].seat
        change = sum([shift.play[seat] for shift in turn])
        own = [shift for shift in turn if shift.seat == seat]
        found[max(own, key=lambda shift: shift.play[seat] * change).at] = change
    return found


def _key(game: Game, decision: Decision, kind: str, change: float, measure: Measure) -> Key:
    values = {
        "who": both(f"{{seat_{decision.seat}}}"),
        "name": name_of(game, decision.before, decision.moves),
        "change": both(amount(change, measure)),
    }
    return Key(decision.at, decision.turn, decision.seat, said("key", kind, values))
