"""Says of each title whether its net was trained for today's rules, edition and features, and
whether its chances were calibrated, and its puzzles found, with today's net.

A net that cannot be used is a failure; what is merely older is named, with what renews it. An
earlier edition that differs in how games begin is as good as today's for nets and puzzles.
"""

import sys

import fondaco
from fondaco.analysis.calibration import calibration_of
from fondaco.analysis.outlook import name_of_judge
from fondaco.games.shelf import TITLES
from fondaco.players.weights import has_net, read
from fondaco.puzzles import puzzles_of
from fondaco.puzzles.files import older
from fondaco.versions import editions_of


def problems(title: str) -> tuple[list[str], bool]:
    """What has changed since the net was trained, and whether it still can be used."""
    game, made = fondaco.game(title), read(title).made
    edition = made["edition"] if made["edition"] in editions_of(game) else game.edition
    today = {"rules": game.rules_version, "edition": edition}
    found = [
        f"{name} {made[name]}, today {value}"
        for name, value in today.items()
        if made[name] != value
    ]
    if made["features"] != game.features.count:
        return [*found, f"{made['features']} features, today {game.features.count}"], False
    return found, True


def told_of_calibration(title: str) -> str:
    """Whether the calibration of a title is as new as its rules, its edition and its judge."""
    game, found = fondaco.game(title), calibration_of(title)
    renew = f" To renew it: make calibrate TITLE={title}"
    if found is None:
        return f"calibration of {title}: none yet.{renew}"
    was = (found.rules, found.edition, found.judge)
    today = (game.rules_version, game.edition, name_of_judge(title))
    names = ("rules", "edition", "judge")
    old = [f"{n} {a}, today {b}" for n, a, b in zip(names, was, today, strict=True) if a != b]
    return f"calibration of {title}: {'; '.join(old) + '.' + renew if old else 'as new as the net'}"


def told_of_puzzles(title: str) -> str:
    """Whether the puzzles of a title are as new as its rules, its edition and its judge."""
    found = puzzles_of(title)
    renew = f" To renew them: make puzzles TITLE={title}"
    if not found.puzzles:
        return f"puzzles of {title}: none yet.{renew}"
    changes = older(found)
    told = "; ".join(changes) + "." + renew if changes else "as new as the net"
    return f"{len(found.puzzles)} puzzles of {title}: {told}"


def main() -> None:
    is_usable = True
    for title in TITLES:
        found, is_good = problems(title) if has_net(title) else (["none yet, greedy judges"], True)
        is_usable = is_usable and is_good
        renew = f" To train it: make train TITLE={title}"
        print(
            f"net of {title}: {'; '.join(found) + '.' + renew if found else 'as new as the rules'}"
        )
        print(told_of_calibration(title))
        print(told_of_puzzles(title))
    if not is_usable:
        sys.exit("a net cannot be used")


if __name__ == "__main__":
    main()
