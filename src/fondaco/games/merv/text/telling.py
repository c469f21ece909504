"""Moves and events in English: what a move text leaves unsaid, and what happened."""

from collections.abc import Mapping

from fondaco.core.fields import Entry
from fondaco.core.game import Move
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    HALL_COLOR,
    SPACE_IDS,
    TILE_ACTION,
    TILE_IDS,
    TILE_POINTS,
    WALL_IDS,
)
from fondaco.games.merv.moves import (
    ADVANCE,
    BUILD,
    BUY_GOODS,
    CLAIM,
    ENTER,
    ESTABLISH,
    FULFIL,
    GUARD,
    LEARN_ONE,
    NO_SOLDIER,
    PLACE_CAMEL,
    PLACE_COURTIER,
    QUEUE_AT,
    SCORE_HALL,
    STOP,
    SURRENDER,
    TAKE_SOLDIER,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BREAKTHROUGH_IDS,
    COLOR_IDS,
    HALL_IDS,
    INNER,
)
from fondaco.games.merv.text.wording import (
    BREAKTHROUGH_TEXTS,
    HALL_SCORES,
    breakthrough_name,
    city_cost,
    city_name,
    contract_text,
    counted,
    cube,
    hall_name,
    listed,
    named,
    number,
    site_name,
    space_cost,
    space_name,
    space_text,
    wall_name,
    words,
)

_GLOSSES = {
    int(STOP): "end this action",
    int(TAKE_SOLDIER): "on a building, for influence; it may be declined",
    int(NO_SOLDIER): "decline it",
    int(PLACE_CAMEL): "on the first card without one, to reach further",
    int(GUARD): "1 influence on your building, 2 on another's",
    int(SURRENDER): "the building is lost",
    int(ENTER): "move your master there",
    int(QUEUE_AT): "a camel on each free place behind it; 1 is in front",
}


def gloss(move: Move) -> str:
    """What the text of a move leaves unsaid, or nothing."""
    kind = move.kind
    if kind == FULFIL:
        return contract_text(CONTRACT_IDS[move.what])
    if kind == LEARN_ONE:
        return BREAKTHROUGH_TEXTS[BREAKTHROUGH_IDS[move.what]]
    if kind == BUILD:
        return wall_name(WALL_IDS[move.what])
    if kind in (PLACE_COURTIER, SCORE_HALL):
        return _gloss_hall(move)
    if kind in (ESTABLISH, BUY_GOODS):
        return _gloss_city(move)
    if kind == ADVANCE:
        space = int(move.what) + 1
        return f"{space_text(SPACE_IDS[space])}, for {space_cost(space)}"
    if kind == CLAIM:
        action = ACTION_IDS[TILE_ACTION[move.what]]
        return f"{TILE_POINTS} points a year for each of your {action} buildings"
    return _GLOSSES.get(int(kind), "")


def _gloss_hall(move: Move) -> str:
    id = HALL_IDS[move.what]
    scores = f"1 point a {HALL_SCORES[id]}"
    if move.kind == SCORE_HALL:
        return scores
    return f"for {COLOR_IDS[HALL_COLOR[move.what]]} cubes; {scores}"


def _gloss_city(move: Move) -> str:
    good = "a common good" if move.what < INNER else "a rare good"
    if move.kind == BUY_GOODS:
        return f"{good} for {city_cost(int(move.what))}"
    return f"a trading post; it sells {good} for {city_cost(int(move.what))}"


class _Teller(Entry):
    """An event with the names of those who sit at the table."""

    def __init__(self, event: Mapping[str, object], names: list[str]) -> None:
        super().__init__("event", event)
        self.names = names

    def name(self) -> str:
        return named(self.fields.get("seat", self.fields.get("opponent")), self.names)

    def does(self, verb: str) -> str:
        """Who did it, and the verb: Ana takes, You take."""
        name = self.name()
        if name == "You":
            return f"You {verb}"
        ending = "es" if verb.endswith(("ss", "sh", "ch")) else "s"
        return f"{name} {verb}{ending}"

    def count(self, field: str = "count") -> int:
        return number(self, field)

    def site(self) -> str:
        return site_name(self.text("site"))


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    """An event as a sentence. Somebody whose name is You is spoken to.

    No table tells of `moved`: it stands for a move after which there was nothing to tell.
    """
    told = _Teller(event, names)
    text = _told(told.text("event"), told)
    if told.has("rule"):
        return f"{text[:-1]} ({_reason(told.text('why'))}; {told.text('rule')})."
    return text


def _reason(why: str) -> str:
    """Why the rules chose it; a wall is called as players call it."""
    words = [wall_name(word) if word in WALL_IDS else word for word in why.split(" ")]
    return " ".join(words)


def _told(kind: str, told: _Teller) -> str:
    if kind in _FACTS:
        return _FACTS[kind]
    if kind in _TURNS:
        return _of_turn(kind, told)
    if kind in _PIECES:
        return _of_pieces(kind, told)
    if kind in _PLACES:
        return _of_places(kind, told)
    if kind in _YEAR:
        return _of_year(kind, told)
    return _of_cards(kind, told)


_FACTS = {
    "invasion": "The Mongols attack the city.",
    "game_over": "The game is over.",
}
_TURNS = ("moved", "year_began", "round_began", "turn_began", "opponent_turn", "entered")
_PIECES = (
    *("built", "activated", "nothing_placed", "took_cube", "paid", "discounted", "deployed"),
    *("declined", "upgraded", "claimed", "camels", "camel_placed", "traded", "walled"),
)
_PLACES = (
    *("acts", "card_taken", "restocked", "courtier", "took", "learned", "established", "bought"),
    *("camels_returned", "advanced", "fulfilled", "committed"),
)
_YEAR = (
    *("favour", "influence", "scored", "queued", "ransomed", "destroyed", "soldiers_return"),
    *("scoring_began", "hall_scored"),
)


def _of_turn(kind: str, told: _Teller) -> str:
    if kind == "moved":
        return f"{told.name()}: {told.text('move')}."
    if kind == "year_began":
        return f"Year {told.count('year')} begins."
    if kind == "round_began":
        return f"Round {told.count('round')} begins."
    if kind == "entered":
        return f"{told.does('enter')} {told.text('line')}."
    name = told.name()
    if kind == "opponent_turn":
        return f"It is {name[0].lower()}{name[1:]}'s turn."
    return "It is your turn." if name == "You" else f"It is {name}'s turn."


def _of_pieces(kind: str, told: _Teller) -> str:
    if kind == "built":
        return f"{told.does('build')} on {told.site()}."
    if kind == "activated":
        return f"{told.does('activate')} {told.site()}."
    if kind == "nothing_placed":
        return f"{told.does('build')} nothing."
    if kind == "deployed":
        return f"{told.does('deploy')} a soldier on {told.site()}."
    if kind == "upgraded":
        return f"{told.does('upgrade')} {told.site()} with {told.text('with')}."
    if kind == "walled":
        return f"{told.does('build')} a {wall_name(told.text('wall'))} at {_slot(told)}."
    if kind == "claimed":
        action = ACTION_IDS[TILE_ACTION[TILE_IDS.index(told.text("tile"))]]
        return f"{told.does('claim')} the scoring tile for {action} buildings."
    return _of_cubes(kind, told)


def _slot(told: _Teller) -> str:
    return told.text("slot").replace("_", " ")


def _of_cubes(kind: str, told: _Teller) -> str:
    if kind == "took_cube":
        source = told.text("from")
        place = "a pair of spices" if source == "pair" else site_name(source)
        return f"{told.does('take')} {cube(told.text('cube'))} from {place}."
    if kind == "paid":
        power = " by the exchange power" if told.value("exchange") is True else ""
        return f"{told.does('pay')} {cube(told.text('cube'))}{power}."
    if kind == "discounted":
        return f"{told.does('use')} the discount."
    if kind == "declined":
        return f"{told.does('place')} no soldier."
    if kind == "camels":
        return f"{told.does('gain')} {counted(told.count(), 'camel')} from the {told.text('from')}."
    if kind == "camel_placed":
        return f"{told.does('place')} a camel in the {told.text('where')}."
    slot = told.text("slot").replace("_", " ")
    return f"{told.does('place')} a camel in the camel market, {slot}."


def _of_places(kind: str, told: _Teller) -> str:
    if kind == "acts":
        return f"{told.does('take')} the {told.text('action')} action."
    if kind == "card_taken":
        return f"{told.does('take')} {told.text('spice')}."
    if kind == "restocked":
        return f"New in the caravansary: {listed(words(told, 'cards'))}."
    if kind == "courtier":
        return f"{told.does('place')} a courtier in the {hall_name(told.text('hall'))}."
    if kind in ("took", "committed"):
        verb = "take" if kind == "took" else "commit"
        return f"{told.does(verb)} {_stores(told)}."
    if kind == "learned":
        id = told.text("breakthrough")
        return f"{told.does('make')} a breakthrough: {breakthrough_name(id)}."
    if kind == "fulfilled":
        return f"{told.does('fulfil')} a contract: {contract_text(told.text('contract'))}."
    return _of_journeys(kind, told)


def _stores(told: _Teller) -> str:
    kind = told.text("kind")
    if kind == "scrolls":
        return counted(told.count(), "scroll")
    return counted(told.count(), f"{kind} good")


def _of_journeys(kind: str, told: _Teller) -> str:
    if kind == "established":
        return f"{told.does('establish')} a trading post in {city_name(told.text('city'))}."
    if kind == "bought":
        camels = told.count("camels")
        way = f", with {counted(camels, 'camel')} on the way" if camels > 0 else ""
        return f"{told.does('buy')} from {city_name(told.text('city'))}{way}."
    if kind == "advanced":
        return f"{told.does('advance')} to {space_name(told.text('space'))} in the mosque."
    goals = [("to_cards", "the caravan cards"), ("to_market", "the camel market")]
    goals.append(("to_box", "the box"))
    moved = [f"{told.count(field)} to {goal}" for field, goal in goals if told.count(field) > 0]
    return f"Camels return from the routes: {listed(moved)}."


def _of_year(kind: str, told: _Teller) -> str:
    if kind in ("favour", "influence"):
        return f"{told.does('gain')} {kind}, now {told.count('space')}."
    if kind == "scored":
        points = counted(told.count("points"), "point")
        return f"{told.does('score')} {points}: {told.text('for')}."
    if kind == "queued":
        skipped = told.count("skipped")
        price = f", for {counted(skipped, 'camel')}" if skipped > 0 else ""
        return f"{told.does('take')} place {told.count('place')} in the queue{price}."
    if kind == "ransomed":
        return f"{told.does('pay')} {cube(told.text('cube'))} as ransom for {told.site()}."
    if kind == "destroyed":
        return f"{told.does('lose')} the building on {told.site()}."
    if kind == "soldiers_return":
        return f"{counted(told.count(), 'soldier')} return from the city."
    if kind == "scoring_began":
        return f"Year {told.count('year')} is scored."
    hall = hall_name(told.text("hall"))
    return (
        f"{told.does('hear')} a courtier in the {hall}: {counted(told.count('points'), 'point')}."
    )


_TIMES = ("no times", "once", "twice")


def _of_cards(kind: str, told: _Teller) -> str:
    """The magistrate's cards."""
    if kind == "card_drawn":
        return f"{told.does('draw')} the {told.text('card')} card."
    if kind == "card_discarded":
        return f"{told.does('discard')} the {told.text('card')} card."
    if kind == "card_removed":
        return f"The {told.text('card')} card leaves the game."
    if kind == "deck_shuffled":
        return f"{told.does('shuffle')} the discarded solo cards."
    if kind == "acts_times":
        count = told.count("times")
        times = _TIMES[count] if count < len(_TIMES) else f"{count} times"
        return f"{told.does('take')} the {told.text('action')} action {times}."
    assert kind == "did_nothing", kind
    return f"{told.name()} does nothing."
