"""What happened, as sentences."""

from collections import Counter
from typing import Any

from fondaco import Game
from fondaco.core.game import TURN_EVENTS
from fondaco.terminal.lines import paragraph

Told = dict[str, Any]

TURN_BEGAN = "turn_began"  # the event that every game tells when a turn begins
REASONS = ("rule", "why")  # what an event has whose doer the rules play
STEP = "  "  # how a line begins that tells such a step
ARTICLES = ("a", "an", "the")
PLURALS = {"New cube ": "New cubes ", " a Supply tile cube ": " Supply tile cubes "}
# What a beginning that sentences share may end with, besides its verb: no name is torn apart.
BINDING = ("into", "in", "on", "at", "to", "of", "from", "for", "with", "now")
LEAST = 2  # words that sentences which are folded have in common: who does what


def turns(events: list[Told]) -> set[int]:
    """The seats whose turns begin in the events."""
    return {event["seat"] for event in events if event["event"] == TURN_BEGAN}


def tells_of(events: list[Told], seat: int) -> bool:
    """Whether the events say what the seat has done."""
    return any(event.get("seat") == seat and event["event"] != TURN_BEGAN for event in events)


def tale(game: Game, events: list[Told], names: list[str], opening: str = "") -> list[str]:
    """What happened; a turn that begins is set apart, and so is each step that has a reason."""
    bound = [name.replace(" ", "\xa0") for name in names]  # no line breaks within a name
    events = [event for event in events if game.sentence(event, bound)]
    rows: list[str] = []
    sentences = [opening] if opening else []
    for part in _parts(events):
        if part[0]["event"] in TURN_EVENTS or _reason(part[0]):
            rows += paragraph(" ".join(sentences))
            sentences = []
        rows += [""] if part[0]["event"] in TURN_EVENTS else []
        if _reason(part[0]):
            rows += paragraph(_step(game, part, bound), STEP, STEP + STEP)
        else:
            sentences.append(_told(game, part, bound))
    return rows + paragraph(" ".join(sentences))


def _parts(events: list[Told]) -> list[list[Told]]:
    """Events that are told together: of one step of those whom the rules play, or of one kind."""
    parts: list[list[Told]] = []
    for event in events:
        if parts and _is_of(parts[-1][0], event):
            parts[-1].append(event)
        else:
            parts.append([event])
    return parts


def _is_of(first: Told, event: Told) -> bool:
    if _reason(first) or _reason(event):
        return _reason(first) == _reason(event)
    return all(first.get(field) == event.get(field) for field in ("event", "seat", "opponent"))


def _reason(event: Told) -> tuple[Any, ...]:
    return tuple(event[field] for field in REASONS if field in event)


def _step(game: Game, part: list[Told], names: list[str]) -> str:
    """The events of one step; its reason is told once, with what was chosen, not with what that
    brought."""
    bare = [{name: event[name] for name in event if name not in REASONS} for event in part]
    reason = game.sentence(part[0], names)[len(game.sentence(bare[0], names)) - 1 :]
    first, *rest = [_told(game, run, names) for run in _parts(bare)]
    return " ".join([first[:-1] + reason, *rest])


def _told(game: Game, run: list[Told], names: list[str]) -> str:
    """Events of one kind; what is counted and happened several times is added up."""
    found = Counter(game.sentences(run, names))
    return _folded([one for text, times in found.items() for one in _added(game, text, times)])


def _added(game: Game, sentence: str, times: int) -> list[str]:
    for one, many in game.counted.items():
        if times > 1 and f" 1 {one}" in sentence:
            return [sentence.replace(f" 1 {one}", f" {times} {many}", 1)]
    return [sentence] * times


def _folded(sentences: list[str]) -> str:
    """Sentences that begin alike as one: the beginning once, then what differs."""
    same = _same_words(sentences)
    if len(sentences) == 1 or same < LEAST:
        return " ".join(sentences)
    rests = [" ".join(_words(sentence)[same:]) for sentence in sentences]
    if any("," in rest for rest in rests):  # a list of lists could not be read
        return " ".join(sentences)
    times = "twice" if len(rests) == 2 else f"{len(rests)} times"
    beginning = " ".join(_words(sentences[0])[:same])
    if len(set(rests)) == 1:
        return _repeated(beginning, rests) or f"{sentences[0][:-1]} {times}."
    if all(rest.isdigit() for rest in rests):  # steps on a track: how many, and where they end
        step, _, now = beginning.rpartition(", ")
        return f"{step} {times}, {now} {rests[-1]}." if step else f"{beginning} {rests[-1]}."
    return f"{_plural(f'{beginning} ')}{', '.join(rests)}."


def _repeated(beginning: str, rests: list[str]) -> str:
    """The same goods several times, added up; names of goods have capitals and no plural."""
    number, _, good = rests[0].partition(" ")
    if not number.isdigit() or not good.istitle():
        return ""
    return f"{beginning} {int(number) * len(rests)} {good}."


def _plural(beginning: str) -> str:
    """How sentences about several things begin that each speak of one."""
    for one, many in PLURALS.items():
        beginning = beginning.replace(one, many)
    return beginning


def _same_words(sentences: list[str]) -> int:
    """With how many words all begin, up to what they count or name: who does what, or whereto."""
    words = [_words(sentence) for sentence in sentences]
    first = words[0]
    same = 0
    while all(len(row) > same + 1 and row[same] == first[same] for row in words):
        if first[same].isdigit():
            break
        same += 1
    while same > _doing(first) and first[same - 1] not in BINDING:
        same -= 1
    return same


def _doing(words: list[str]) -> int:
    """How many words say who does what: Ana takes, The high courtier takes."""
    if words[0].lower() not in ARTICLES:
        return LEAST
    ends = [at + 1 for at, word in enumerate(words) if at >= LEAST and word.endswith("s")]
    return ends[0] if ends else LEAST + 1


def _words(sentence: str) -> list[str]:
    return sentence[:-1].split(" ")
