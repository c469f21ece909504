"""The few words around the rules, in the languages in which rules are told."""

from fondaco.teaching import ENGLISH

Words = dict[str, str]

WORDS: dict[str, Words] = {
    ENGLISH: {
        "first": "{name} in ten minutes",
        "turn": "A turn",
        "wins": "What wins",
        "card": "{name}: reference card",
        "example": "Example",
        "setup": "set-up sheet",
        "page": "rulebook page {page}",
        "solo_page": "solo sheet page {page}",
        "ruling": "our ruling: {reason}",
    },
    "de": {
        "first": "{name} in zehn Minuten",
        "turn": "Ein Zug",
        "wins": "Wer gewinnt",
        "card": "{name}: Übersicht",
        "example": "Beispiel",
        "setup": "Aufbaublatt",
        "page": "Spielregel Seite {page}",
        "solo_page": "Soloblatt Seite {page}",
        "ruling": "unsere Auslegung: {reason}",
    },
}


def words_in(language: str) -> Words:
    return WORDS.get(language, WORDS[ENGLISH])
