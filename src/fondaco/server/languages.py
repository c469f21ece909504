"""The rules of a title, and what it teaches, in the reader's language, as the client gets them."""

from functools import cache

from msgspec import convert

from fondaco import game
from fondaco.games.shelf import TITLES
from fondaco.server.wire import ClauseNow, GuideNow, HouseAnswer
from fondaco.teaching import ENGLISH, LANGUAGES, SayingNo, clauses_in, guide_of


def rules(title: str, language: str) -> list[ClauseNow]:
    """The clauses of a title; in English if nobody has told them in that language."""
    return _rules(title, _spoken(language))


def guide(title: str, language: str) -> GuideNow:
    """What a title teaches; in English if nobody has told it in that language."""
    return _guide(title, _spoken(language))


def answers(language: str) -> list[HouseAnswer]:
    """What the house may answer for people, in titles in which there is such a question."""
    return _answers(_spoken(language))


def _spoken(language: str) -> str:
    """Anybody may ask for anything: only languages that there are get a place in the caches."""
    return language if language in LANGUAGES else ENGLISH


@cache
def _rules(title: str, language: str) -> list[ClauseNow]:
    told = clauses_in(game(title), language)
    return [ClauseNow(c.id, c.page, c.heading, c.text, c.reason) for c in told]


@cache
def _guide(title: str, language: str) -> GuideNow:
    return convert(guide_of(game(title), language), GuideNow, from_attributes=True)


@cache
def _answers(language: str) -> list[HouseAnswer]:
    found = [(title, SayingNo(game(title), language)) for title in TITLES]
    return [HouseAnswer(title, one.things, one.words) for title, one in found if one.no]
