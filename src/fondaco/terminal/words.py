"""The few words around the rules, in the languages in which rules are told."""

from fondaco.teaching import ENGLISH

Words = dict[str, str]

WORDS: dict[str, Words] = {
    ENGLISH: {
        "first": "{name} in ten minutes",
        "turn": "A turn",
        "wins": "What wins",
        "card": "{name}: reference card",
        "reading": "How to read the rules",
        "sources": (
            "The brackets after a rule say where it comes from. A page or a sheet is one of the"
            " printed rules. Our ruling: the printed rules leave this open, so we have decided it,"
            " for the reason given. A rule or sentence that begins with “At this table” is about"
            " playing here, on a computer: what you are asked, and in which order."
        ),
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
        "reading": "Wie die Regeln zu lesen sind",
        "sources": (
            "Die Klammern nach einer Regel sagen, woher sie kommt. Mit einer Seite oder einem"
            " Blatt sind die gedruckten Regeln gemeint, die Anleitung. Unsere Auslegung: Sie lassen"
            " das offen, also haben wir es entschieden, aus dem Grund, der dabei steht. Was mit"
            " „An diesem Tisch“ beginnt, betrifft das Spielen hier, am Computer: was du gefragt"
            " wirst und in welcher Reihenfolge."
        ),
        "example": "Beispiel",
        "setup": "Aufbaublatt",
        "page": "Spielregel Seite {page}",
        "solo_page": "Soloblatt Seite {page}",
        "ruling": "unsere Auslegung: {reason}",
    },
}


def words_in(language: str) -> Words:
    return WORDS.get(language, WORDS[ENGLISH])
