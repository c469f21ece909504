"""What `fondaco admin` can be told; the server does it."""

from argparse import ArgumentParser, ArgumentTypeError

MOST_DAYS = 36_500
LOOKS = {
    "tables": "the tables that changed last",
    "people": "those who came last, or those of a name",
    "reports": "what people have reported",
    "orders": "bans, mutes and the like that are in force",
}


def add_orders(admin: ArgumentParser) -> None:
    """What there is to see, and what can be ordered."""
    known = admin.add_subparsers(title="what to do", metavar="WHAT", dest="order", required=True)
    looks = {name: known.add_parser(name, help=text) for name, text in LOOKS.items()}
    looks["people"].add_argument("name", metavar="NAME", nargs="?", default="")
    looks["reports"].add_argument(
        "--settled", action="store_true", help="show those that were settled"
    )
    ban = known.add_parser("ban", help="keep an account or a range of addresses out")
    ban.add_argument("whom", metavar="WHO", help="a name, an id, or addresses as in 192.0.2.0/24")
    mute = known.add_parser("mute", help="let somebody play, but not chat")
    mute.add_argument("whom", metavar="WHO", help="a name or an id")
    signed = known.add_parser("sign-out", help="end all sessions and tokens of somebody")
    signed.add_argument("whom", metavar="WHO", help="a name or an id")
    rest = known.add_parser("read-only", help="let nobody open a table or play")
    for order in (ban, mute, rest):
        add_terms(order)
    close = known.add_parser("close", help="end a table")
    close.add_argument("table", metavar="TABLE", help="its id")
    lift = known.add_parser("lift", help="take an order back")
    lift.add_argument("which", metavar="ORDER", help="its id, whom it is about, or read-only")
    known.add_parser("ratings", help="make all ratings anew from the journals of rated games")
    settle = known.add_parser("settle", help="settle a report")
    settle.add_argument("id", metavar="REPORT", help="its id")
    settle.add_argument("--note", default="", metavar="TEXT", help="what was done about it")


def add_terms(order: ArgumentParser) -> None:
    """How long an order stands, and why."""
    order.add_argument(
        "--days", type=days, metavar="N", help="for so many days; otherwise until it is lifted"
    )
    order.add_argument("--why", default="", metavar="TEXT", help="what people are told about it")


def days(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= MOST_DAYS:
        raise ArgumentTypeError(f"days are a number above 0, not {text!r}")
    return found
