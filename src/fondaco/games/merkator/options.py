"""The ways to play Merkator that a table may choose, and those that do not go together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import zeros
from fondaco.core.option import Option
from fondaco.core.refusal import Refused
from fondaco.games.merkator.terms import (
    BONUS_GOOD_AT_ONCE,
    EASY,
    EXPERT,
    FORCED_CASH,
    HAND_CARD,
    LONG,
    NO_COINS,
    NO_JOINING,
    NO_LOSSES,
    OFFERS,
    OPTIONS,
    SOLITARY,
    SOLOPLAY,
)

OPTION_LIST: Final = [
    Option(
        "length",
        "How long the game is",
        {
            "standard": "the game as it is mostly played",
            "long": "from small beginnings: two Contracts, no cubes and no Bonus cards",
        },
        [2, 3, 4],
    ),
    Option(
        "joining",
        "Whether one may join the other's travels",
        {"yes": "for Time counters", "no": "never: smoother for two"},
        [2],
    ),
    Option(
        "coins",
        "What cards are paid with",
        {"yes": "Taler, for which Contracts are sold", "no": "Contracts, without change"},
        [2],
    ),
    Option(
        "hand_card",
        "Whether an open card may be taken in hand",
        {"no": "no", "yes": "one, to buy it or to gain it later: for experts"},
        [1, 2, 3, 4],
    ),
    Option(
        "losses",
        "Whether an emptied row of the time chart costs goods",
        {"yes": "a letter decides what is lost", "no": "never: less luck (variant A)"},
        [2, 3, 4],
    ),
    Option(
        "cash",
        "What keeps the players from hoarding",
        {"limit": "nobody keeps more than 15 Taler", "forced": "the rich must build (variant B)"},
        [2, 3, 4],
    ),
    Option(
        "bonus_good",
        "What a Bonus card brings when it is bought",
        {"no": "nothing yet", "yes": "one good of its kind (variant C)"},
        [1, 2, 3, 4],
    ),
    Option(
        "offers",
        "Whether the others may pay for a Contract to be put back",
        {"no": "no", "yes": "with Taler and Time counters (variant D)"},
        [2, 3, 4],
    ),
    Option(
        "solo",
        "What to play alone",
        {
            "solitary": "17 turns for as many points as you can",
            "soloplay": "against an opponent whom the rules play",
        },
        [1],
    ),
    Option(
        "level",
        "How strong the opponent of soloplay is",
        {
            "normal": "as he is",
            "easy": "his Contracts after the fifth score half",
            "expert": "he gets change and points for unmet Buildings, yours are capped",
        },
        [1],
    ),
]


def check_together(options: dict[str, str]) -> None:
    """Refuse options that do not go together."""
    # rule variants.apart
    if options.get("coins") == "no" and options.get("cash") == "forced":
        raise Refused("Options coins=no and cash=forced exclude each other: there is no cash.")
    # rule soloplay.apart
    if options.get("solo") == "soloplay":
        check_no_variant(options)
    elif options.get("level", "normal") != "normal":
        raise Refused("Option level is for solo=soloplay only: the solitary game has no opponent.")


def check_no_variant(options: dict[str, str]) -> None:
    for name in ("hand_card", "bonus_good"):
        if options.get(name) == "yes":
            raise Refused(f"Options solo=soloplay and {name}=yes exclude each other.")


def chosen(seats: int, options: dict[str, str]) -> vec[i64]:
    """The ways to play as the state keeps them."""
    found = zeros(OPTIONS)
    found[LONG] = int(options.get("length") == "long")
    found[NO_JOINING] = int(options.get("joining") == "no")
    solitary = seats == 1 and options.get("solo") != "soloplay"
    found[NO_COINS] = int(options.get("coins") == "no" or solitary)
    found[HAND_CARD] = int(options.get("hand_card") == "yes")
    found[NO_LOSSES] = int(options.get("losses") == "no")
    found[FORCED_CASH] = int(options.get("cash") == "forced")
    found[BONUS_GOOD_AT_ONCE] = int(options.get("bonus_good") == "yes")
    found[OFFERS] = int(options.get("offers") == "yes")
    found[SOLITARY] = int(solitary)
    # rule soloplay.coins
    found[SOLOPLAY] = int(options.get("solo") == "soloplay")
    found[EASY] = int(options.get("level") == "easy")
    found[EXPERT] = int(options.get("level") == "expert")
    return found
