"""Says of each title whether its net was trained for today's rules, edition and features.

A net that cannot be used is a failure; one that is merely older is named, with what renews it.
"""

import sys

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.players.weights import has_net, read


def problems(title: str) -> tuple[list[str], bool]:
    """What has changed since the net was trained, and whether it still can be used."""
    game, made = fondaco.game(title), read(title).made
    today = {"rules": game.rules_version, "edition": game.edition}
    found = [
        f"{name} {made[name]}, today {value}"
        for name, value in today.items()
        if made[name] != value
    ]
    if made["features"] != game.features.count:
        return [*found, f"{made['features']} features, today {game.features.count}"], False
    return found, True


def main() -> None:
    is_usable = True
    for title in TITLES:
        found, is_good = problems(title) if has_net(title) else (["none yet, greedy judges"], True)
        is_usable = is_usable and is_good
        renew = f" To train it: make train TITLE={title}"
        print(
            f"net of {title}: {'; '.join(found) + '.' + renew if found else 'as new as the rules'}"
        )
    if not is_usable:
        sys.exit("a net cannot be used")


if __name__ == "__main__":
    main()
