"""One sentence for each panel of an account: what to do next time; and what decided the game."""

from collections.abc import Sequence

from fondaco.analysis.fortune import Shift
from fondaco.analysis.naming import name_of
from fondaco.analysis.shapes import Accuracy, Advice, Judged, Key, Luck, Measure, Words
from fondaco.analysis.walking import Decision
from fondaco.analysis.words import catalogue
from fondaco.core.game import Game

KEYS = 5
NOTABLE: dict[Measure, float] = {"chance": 0.05, "points": 2.0}
FAR_APART = 6  # of 100, between the phases of a game


def amount(number: float, measure: Measure) -> str:
    """A change as people say it: `+5` of a hundred, or so many points."""
    return f"{round(number):+d}" if measure == "points" else f"{round(100 * number):+d}"


def said(section: str, kind: str, values: dict[str, Words]) -> Words:
    entry = catalogue("account")[section][kind]
    english = {key: words.en for key, words in values.items()}
    german = {key: words.de for key, words in values.items()}
    return Words(entry["en"].format(**english), entry["de"].format(**german))


def both(text: object) -> Words:
    return Words(str(text), str(text))


def advice(luck: Luck, accuracy: Accuracy | None, worst: Judged | None, measure: Measure) -> Advice:
    return Advice(_of_whole(worst, measure), _of_luck(luck, measure), _of_accuracy(accuracy))


def _of_whole(worst: Judged | None, measure: Measure) -> Words:
    if worst is None or worst.lost < NOTABLE[measure]:
        return said("advice", "no_mistake", {})
    return said("advice", "one_mistake", {"turn": both(worst.turn), "name": worst.played.name})


def _of_luck(luck: Luck, measure: Measure) -> Words:
    notable = NOTABLE[measure]
    kind = "luck_even"
    if abs(luck.luck) >= notable:
        kind = "luck_with" if luck.luck > 0 else "luck_against"
    first = said("advice", kind, {"luck": both(amount(luck.luck, measure))})
    second = said(
        "advice",
        _what_counted(luck, notable),
        {"play": both(amount(luck.play, measure)), "others": both(amount(luck.others, measure))},
    )
    return Words(f"{first.en} {second.en}", f"{first.de} {second.de}")


def _what_counted(luck: Luck, notable: float) -> str:
    if luck.play <= -notable and luck.play <= luck.others:
        return "play_lost"
    return "others_won" if luck.others <= -notable else "play_won"


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
    lost = {one.at: one for one in judged if one.lost >= NOTABLE[measure]}
    found: list[tuple[float, Key]] = []
    for decision, shift in zip(made, shifts, strict=True):
        seat = decision.seat
        if decision.at in lost:
            worst = lost[decision.at]
            found.append((worst.lost, _key(game, decision, "mistake", -worst.lost, measure)))
        elif abs(shift.luck[seat]) >= NOTABLE[measure]:
            kind = "luck_with" if shift.luck[seat] > 0 else "luck_against"
            weight = abs(shift.luck[seat])
            found.append((weight, _key(game, decision, kind, shift.luck[seat], measure)))
    heaviest = sorted(found, key=lambda pair: -pair[0])[:KEYS]
    return sorted([key for _, key in heaviest], key=lambda key: key.at)


def _key(game: Game, decision: Decision, kind: str, change: float, measure: Measure) -> Key:
    values = {
        "who": both(f"{{seat_{decision.seat}}}"),
        "name": name_of(game, decision.moves),
        "change": both(amount(change, measure)),
    }
    return Key(decision.at, decision.turn, decision.seat, said("key", kind, values))
