"""What goes over the wire: each message a client may send, and each that it is sent.

A socket, the plain HTTP interface and the log of a table speak of the same things with the same
words. `scripts/wire.py` writes `web/src/wire.ts` and `docs/wire.md` from this file.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fondaco.analysis.shapes import (
    Account,
    Candidate,
    Hint,
    Measure,
    Outlook,
    Verdict,
    Words,
)

WIRE = 2  # the version of all this: what a client of an older one would misunderstand raises it
MOST_TEXT = 500  # characters in one line of chat
MOST_NAME = 24  # characters in the name of a person

Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[!-~]*\Z")]
OwnNonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]
Status = Literal["waiting", "playing", "over", "aside"]
Choice = Literal["wait", "bot", "end"]
NonceOf = Literal["unknown", "own", "early", "follows", "house"]
Speakers = Literal["everybody", "players", "nobody"]
WayBack = Literal["none", "free", "asked"]
Resigning = Literal["none", "ends", "bot"]
Pool = Literal["people", "levels"]
LuckFrom = Literal["sealed", "told", "voyage"]
Attempt = Literal["first", "again", "brought"]
Answers = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=200)]

# --- From the client ---------------------------------------------------------------------------


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client. `cid` names it: sent again, it gets its first answer again."""


class Hello(Sent, tag="hello"):
    """The first message on a socket: the last number that the client has seen, if any."""

    last: Number | None = None


class Ping(Sent, tag="ping"):
    """Is anybody there?"""


class Play(Sent, tag="play"):
    """A move, in the grammar of the game; `at` is the position that the client decided in."""

    cid: Cid
    at: Number
    move: MoveText
    told: Answers = []  # where luck is told: what was drawn, see `luck`


class TellLuck(Sent, tag="luck"):
    """At a table whose luck is told: what has to be told next before this legal move is played, or
    before the game begins, after these answers? It changes nothing.

    An answer is the `number` of an outcome. Once no question is left, the same answers go with
    `play` or `start`, and what was drawn is kept with the move, like any luck.
    """

    cid: Cid
    at: Number
    move: Annotated[str, Meta(max_length=200)] = ""  # none: the set-up
    told: Answers = []
    language: Annotated[str, Meta(max_length=8)] = ""  # of the words


class Preview(Sent, tag="preview"):
    """What would this legal move bring?"""

    cid: Cid
    at: Number
    move: MoveText


class Why(Sent, tag="why"):
    """Why is this move not possible now?"""

    cid: Cid
    at: Number
    move: MoveText


class Destinations(Sent, tag="destinations"):
    """Where could my pieces go now by several moves?"""

    cid: Cid
    at: Number


class AskHint(Sent, tag="hint"):
    """What would be good here? In one's own turn, where the table has hints; it is noted. Who asks
    for the first nudge alone has it at once, and the rest is thought of meanwhile."""

    cid: Cid
    at: Number
    first: bool = False


class Undo(Sent, tag="undo"):
    """Take back my last decision: at once if that is free, otherwise the others are asked."""

    cid: Cid
    at: Number


class End(Sent, tag="end"):
    """End the game here, if the others agree."""

    cid: Cid
    at: Number


class Answer(Sent, tag="answer"):
    """Yes or no to what was asked."""

    cid: Cid
    at: Number
    yes: bool


class Look(Sent, tag="look"):
    """See the table from one of my seats; from none: lower the curtain. For this socket alone."""

    cid: Cid
    seat: SeatNumber | None


class Say(Sent, tag="say"):
    """A line of chat."""

    cid: Cid
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class Sit(Sent, tag="sit"):
    """Sit down at an open seat, and add a word of one's own to the luck: see `nonce`."""

    cid: Cid
    seat: SeatNumber
    nonce: Nonce = ""
    link: Annotated[str, Meta(max_length=64)] = ""  # the key of a seat link


class AddNonce(Sent, tag="nonce"):
    """My word for the luck of my seat, chosen after I have seen the seal; once for each seat.

    `TableNow.nonces` tells whose the nonce of each seat is: `own`, named like this; `early`, named
    before there was a seal; `follows`, made from that of another seat; `house`, drawn by the house.
    Until a seat has named one, and in games from before this was noted, it is `unknown`.
    """

    cid: Cid
    seat: SeatNumber
    nonce: OwnNonce


class Leave(Sent, tag="leave"):
    """Leave a seat before the game begins."""

    cid: Cid
    seat: SeatNumber


class Fill(Sent, tag="fill"):
    """Give an empty seat to a bot of that level, or empty it again. For the owner."""

    cid: Cid
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)] = ""  # none: empty it


class Start(Sent, tag="start"):
    """Begin the game: all seats are taken. For the owner. The nonce of a seat that has named none
    follows from that of another seat; if nobody has named one, the house draws them."""

    cid: Cid
    told: Answers = []  # where luck is told: how the table lies, see `luck`


class Hand(Sent, tag="hand"):
    """Hand my seat to a bot of that level."""

    cid: Cid
    seat: SeatNumber
    level: Level


class Take(Sent, tag="take"):
    """Take my seat back from the bot."""

    cid: Cid
    seat: SeatNumber


class Resign(Sent, tag="resign"):
    """Give my seat up for good: it comes last. See `TableNow.resigning`."""

    cid: Cid
    seat: SeatNumber


class Link(Sent, tag="link"):
    """A link with which somebody else, or I on another device, may sit down there."""

    cid: Cid
    seat: SeatNumber


class Revoke(Sent, tag="revoke"):
    """Links made for this seat are no longer valid."""

    cid: Cid
    seat: SeatNumber


class Choose(Sent, tag="choose"):
    """After somebody's time ran out: wait, let a bot play, or end the game."""

    cid: Cid
    choice: Choice
    level: Annotated[str, Meta(max_length=32)] = ""  # of the bot, where this choice settles it


class Remove(Sent, tag="remove"):
    """Ask somebody to leave a seat before the game begins; a link leads back. For the owner."""

    cid: Cid
    seat: SeatNumber


class Close(Sent, tag="close"):
    """Close the table before the game begins. For the owner."""

    cid: Cid


class Hush(Sent, tag="hush"):
    """Settle who may chat at the table. For the owner."""

    cid: Cid
    speakers: Speakers


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """What the house answers for a seat, so that nobody has to wait for its person.

    The answer is no to the one question that the title lets it answer (`HouseAnswer`), unless what
    it is about is named in `unless`: in Merkator a place that one would travel to, in Merchants of
    Europe something that an offer gives. With `turn_of`, it is no to all questions in that seat's
    turn, until it passes.
    """

    unless: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    turn_of: SeatNumber | None = None


class Stand(Sent, tag="stand"):
    """Let the house answer for my seat; nothing: I answer myself again. Nobody else is told of it,
    and it stands in no log: others see the answer alone."""

    cid: Cid
    seat: SeatNumber
    answer: Standing | None = None


class Seen(Sent, tag="seen"):
    """So many moves have been shown to me. Where I come back, `since` tells of it."""

    moves: Number


class Rematch(Sent, tag="rematch"):
    """Another game with the same people."""

    cid: Cid
    own_nonces: bool = False  # as of a new table


ClientMessage = (
    Hello
    | Ping
    | Play
    | TellLuck
    | Preview
    | Why
    | Destinations
    | AskHint
    | Undo
    | End
    | Answer
    | Look
    | Say
    | Sit
    | AddNonce
    | Leave
    | Fill
    | Start
    | Hand
    | Take
    | Resign
    | Link
    | Revoke
    | Choose
    | Remove
    | Close
    | Hush
    | Stand
    | Seen
    | Rematch
)

# --- What is known of a table -------------------------------------------------------------------


class Bank(Struct, frozen=True, tag_field="type", tag="bank", forbid_unknown_fields=True):
    """A clock with a bank for the game, and something added for each move, never above the bank."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, tag_field="type", tag="days", forbid_unknown_fields=True):
    """A clock with a number of days for each move, and a reserve for the whole game, from which is
    taken what a move takes longer."""

    days: Annotated[int, Meta(ge=1, le=30)]
    reserve: Annotated[int, Meta(ge=0, le=60)] = 0


ClockRule = Bank | Days


class Patience(Struct, frozen=True, tag_field="type", tag="patience", forbid_unknown_fields=True):
    """Without a clock: how long the others wait for one decision before they may choose."""

    hours: int


class ClockNow(Struct, frozen=True):
    """The clock of a table: milliseconds left to each seat, and whose time runs."""

    rule: Bank | Days | Patience
    left: list[int]
    running: int | None  # the seat
    ran_out: bool  # the running seat has no time left, and the others may choose
    choices: dict[int, Choice]  # what other seats have chosen so far
    reserve: list[int] = []  # of `left`, what is of the reserve


class SeatNow(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "link", "held", "person", "bot"]
    level: str  # of the bot that plays it, if one does
    handed: bool  # by a person, who may take it back
    resigned: bool = False  # by a person, who comes last
    program: bool = False  # a bot of a guest's plays there, under a name of its own


class AskedNow(Struct, frozen=True):
    """Something that needs the others' consent."""

    what: Literal["undo", "end"]
    seat: int
    to: int  # the number of moves that an undo leaves
    yes: list[int]  # the seats that have agreed so far


class LegalMove(Struct, frozen=True):
    """A move that may be played, and what its text leaves unsaid."""

    move: str
    gloss: str
    quiet: bool = False  # merely legal: others help more now


class ScorePart(Struct, frozen=True):
    """Points, and what for."""

    of: str
    points: float


class ScoreNow(Struct, frozen=True):
    """The points of a seat, or of an opponent whom the rules play."""

    name: str
    total: float
    rank: int
    parts: list[ScorePart]


class TableNow(Struct, frozen=True):
    """All that one client may know of a table."""

    id: str
    title: str
    name: str  # of the title, for people
    options: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatNow]
    seq: int  # the number of the last thing that happened
    at: int  # the number of the last thing that changed the position
    moves: int  # how many count
    yours: list[int]  # the seats that you hold
    owner: bool  # whether you opened it
    host: str  # the name of the person who opened it, if seated there
    eyes: int | None  # the seat whose view this is; null: an onlooker's
    to_act: int | None  # the seat that decides
    seal: str  # the SHA-256 of the seed of all luck
    seed: str  # once everybody may know it
    nonces: list[NonceOf]  # whose the nonce of each seat is; empty for older games
    view: dict[str, Any] | None = None  # once the game has begun; each title has its own
    legal: list[LegalMove] | None = None  # only for the seat that is to act
    asked: AskedNow | None = None
    clock: ClockNow | None = None
    scores: list[ScoreNow] | None = None  # when it is over
    ended: str = ""  # why, if it was left before its end
    rematch: str = ""  # the table of the next game
    edition: str = ""  # the printed things that it is played with
    problem: str = ""  # why it cannot be played here any more, and what can be done
    moves_left: int | None = None  # before the house ends the game, once they are few
    speakers: Speakers = "everybody"  # who may chat here
    removed: bool = False  # whether you were asked to leave, and not called back
    hurried: bool = False  # the house is busy: its bots think less
    undo: WayBack = "none"  # whether you can take back your last decision, or have to ask for it
    hints: bool = False  # whether you may ask for hints here, in your turn
    hinted: list[int] = []  # how many hints each seat has had
    told: bool = False  # luck comes from a real table, and is told: no seal, and nothing is proved
    resigning: Resigning = "none"  # what your resigning would bring: the end, or a bot plays on
    rated: bool = False  # no hints, and nothing that was revealed is taken back
    decided: bool = True  # of a game that is over: whether it has a result, or was just left
    voyage: str = ""  # a daily voyage: the day whose luck everybody meets, such as 2026-11-18
    standing: dict[int, Standing] = {}  # what the house answers for your seats
    to_watch: bool = False  # a table of the house, where its bots play for whoever watches
    fading: bool = False  # you have had hardly a chance to win for long: the house offers to end it


# --- To the client ------------------------------------------------------------------------------


class Answered(Struct, tag_field="type"):
    """A message to a client."""


class Table(Answered, tag="table"):
    """The table as it is now."""

    table: TableNow


class Told(Answered, tag="told"):
    """Something happened: number `seq`. The last of several brings the table as it is now."""

    seq: int
    what: str  # its kind: moved, took_back, said ...
    seat: int | None  # of whom it speaks
    text: str  # words that belong to it: of a chat, of your own move
    events: list[dict[str, Any]]  # what you may know of a move, for programs
    lines: list[str]  # the same in sentences, for people
    made: int  # when, in milliseconds since 1970
    table: TableNow | None = None


class Ok(Answered, tag="ok"):
    """Done, and kept: number `seq`."""

    cid: str
    seq: int
    link: str = ""  # the address that was asked for
    table: str = ""  # the table of a rematch


class Refused(Answered, tag="refused"):
    """Not possible, and why; nothing was changed."""

    cid: str
    text: str
    clause: str = ""  # the rule that forbids it, if one does
    page: str = ""  # of the rulebook
    again: bool = False  # only the store does not answer: send it again, under the same cid


class Stale(Answered, tag="stale"):
    """The table has moved on since; this is how it stands."""

    cid: str
    table: TableNow


class Previewed(Answered, tag="previewed"):
    """What the move would bring; the view is not `complete` where luck or a secret decides."""

    cid: str
    view: dict[str, Any]
    events: list[dict[str, Any]]  # of the whole decision that it begins
    free: bool = False  # an undo takes it back: nothing is revealed, and the turn goes on
    serves: list[str] = []  # what one could complete with it, by id


class OutcomeNow(Struct, frozen=True):
    """One way in which a draw can turn out."""

    cell: str  # numbers and marks: `7 {spain}` has the thing with the id `spain`
    name: str  # the same in words
    number: int | None  # with which it is told; null: it cannot come
    gone: str = ""  # why it cannot, in a few words


class QuestionNow(Struct, frozen=True):
    """A draw at a real table: what did it bring?"""

    key: str  # what is drawn from, the same in every game
    kind: str
    text: str  # what is drawn, in words
    outcomes: list[OutcomeNow]  # in printed order


class LuckNow(Answered, tag="luck"):
    """What has to be told next; and what has happened before it, one line an event."""

    cid: str
    question: QuestionNow | None  # null: all is told
    events: list[dict[str, Any]]
    lines: list[str]  # some may be empty


class Reason(Answered, tag="reason"):
    """Why the move is not possible; no text where it is."""

    cid: str
    text: str
    clause: str = ""  # the rule that forbids it
    page: str = ""  # of the rulebook
    lacks: dict[str, int] = {}  # what one has too little of for it: how many, by id


class Destination(Struct):
    """A way that a piece can go, the cheapest to where it ends."""

    moves: list[str]  # that lead there, one after the other
    pays: dict[str, int]  # in the words of the game
    events: list[dict[str, Any]]  # what they bring, besides that the piece goes
    then: list[str]  # moves that the piece could make there


class Reachable(Answered, tag="reachable"):
    """Where the pieces of the seat that is to act can go."""

    cid: str
    destinations: list[Destination]


class Hinted(Answered, tag="hinted"):
    """What to think about; unless only that was asked for, the best decisions, and why; and how
    many hints the seat has had."""

    cid: str
    hint: Hint | None
    used: int
    think: Words


class Since(Answered, tag="since"):
    """How many moves you had been shown when you looked at this table last, and when that was."""

    moves: int
    made: int  # in milliseconds since 1970


class Presence(Answered, tag="presence"):
    """Who is at the table now."""

    seats: list[int]
    onlookers: int


class Notice(Answered, tag="notice"):
    """Something from the house, such as a planned stop."""

    text: str
    seconds: int
    lasts: bool = False  # until another is told


class Outage(Answered, tag="outage"):
    """The house cannot write anything down for a while; or it can again, and the outage is over."""

    over: bool


class Outdated(Answered, tag="outdated"):
    """Your client speaks an older version than the house: load it anew, when nothing is lost by it.
    Until then the house understands you."""

    wire: int  # the version of the house


class Pong(Answered, tag="pong"):
    """Somebody is there: the answer to a ping."""


ServerMessage = (
    Table
    | Told
    | Ok
    | Refused
    | Stale
    | Previewed
    | LuckNow
    | Reason
    | Reachable
    | Hinted
    | Since
    | Presence
    | Notice
    | Outage
    | Outdated
    | Pong
)

# --- Plain HTTP ---------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table should be."""

    kind: Literal["me", "open", "link", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""  # of a bot
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""  # of a person who shares this browser
    nonce: Nonce = ""  # a word for the luck, named before the seal is known: see `nonce`


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    listed: bool = False  # anybody may find it, and sit down at an open seat
    own_nonces: bool = False  # the game waits until each of my seats has sent its `nonce`
    luck: LuckFrom = "sealed"  # told: from a real table, see `luck`; voyage: that of the day
    clock: ClockRule | None = None
    hints: bool = False  # people who play together may ask for hints; alone one always may
    rated: bool = False  # for accounts: it counts for their ratings


class VoyageNow(Struct, frozen=True):
    """Your daily voyage of a day: your first try, which counts."""

    day: str
    table: str = ""
    over: bool = False
    points: float | None = None  # by which you lead, where there is an opponent; null: you left
    link: str = ""  # under which others can compare
    results: list[float] = []  # of everybody's first try here, from the lowest, once yours is over


class SoloNow(Struct, frozen=True):
    """A way to play alone, and what you have reached there."""

    title: str
    name: str  # solitary, soloplay, magistrate
    options: dict[str, str]
    rival: bool  # whether the rules play an opponent: then points are your lead over him
    marks: list[int]  # points that are printed as worth reaching
    played: int
    won: int
    best: float | None
    today: VoyageNow
    yesterday: VoyageNow


class VoyageShared(Struct, frozen=True):
    """A daily voyage that somebody shares; those who have not been on it learn nothing else."""

    day: str
    title: str
    name: str
    who: str
    yours: bool
    played: bool  # whether you have come to the end of the same voyage
    attempt: Attempt  # brought: from a log, which was played again here
    scores: list[ScoreNow] | None = None
    results: list[float] = []  # of everybody's first try here, from the lowest


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of an account."""

    name: Name
    password: Password


class Codes(Struct, frozen=True):
    """Codes for the day when the password is forgotten, each good once; they are shown once."""

    codes: list[str]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account, and the one that it shall have."""

    old: Password
    new: Password


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the codes of an account, and the password that it shall have."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more, before something that cannot be undone; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class SessionNow(Struct, frozen=True):
    """A browser in which you are signed in."""

    id: str
    label: str  # such as Firefox on Linux
    made: int  # when, in milliseconds since 1970
    used: int  # when it was last noticed, to the hour
    current: bool  # this one


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be called: what its push service has given it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]  # the browser's key, in base64url
    auth: Annotated[str, Meta(max_length=40)]  # a secret for it, in base64url
    language: Literal["en", "de"] = "en"  # of what is said


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When nobody shall be called: minutes since midnight, in a time zone."""

    begins: Annotated[int, Meta(ge=0, lt=1440)]
    ends: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=64)]  # such as Europe/Berlin


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The quiet hours that somebody wants, or none."""

    hours: QuietHours | None


class CalledBrowser(Struct, frozen=True):
    """A browser of yours that is called."""

    id: str  # the first 16 hexadecimal digits of the SHA-256 of its endpoint
    label: str  # such as Chrome on Android
    made: int  # when, in milliseconds since 1970


class CallsNow(Struct, frozen=True):
    """How you are called."""

    key: str  # the public key of the house for push messages (VAPID), in base64url
    browsers: list[CalledBrowser]
    quiet: QuietHours | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot: to play, or only to watch."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]
    scope: Literal["play", "watch"] = "play"


class TokenMade(Struct, frozen=True):
    """A fresh token; it is shown once."""

    id: str
    token: str
    label: str
    scope: str


class TokenNow(Struct, frozen=True):
    """A valid token; the token itself is not kept."""

    id: str
    label: str
    scope: str
    made: int  # when, in milliseconds since 1970


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that shall have an account of its own; of one's own bot, a new token."""

    name: Name


class BotMade(Struct, frozen=True):
    """A bot of yours with its token, which is shown once."""

    id: str
    name: str
    token: str


class BotNow(Struct, frozen=True):
    """A bot of yours."""

    id: str
    name: str
    made: int  # when, in milliseconds since 1970


class PersonNow(Struct, frozen=True):
    """Who you are here."""

    name: str
    guest: bool
    codes: int = 0  # that an account has left
    notice: str = ""  # from the house, for everybody


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody likes the client, on all devices; what is null, nobody has chosen."""

    language: Literal["en", "de"] | None = None
    theme: Literal["system", "light", "dark"] | None = None
    speed: Annotated[float, Meta(ge=0, le=4)] | None = None  # of what others do; 0: at once
    sound: bool | None = None
    volume: Annotated[int, Meta(ge=0, le=100)] | None = None
    confirm: Literal["never", "final", "always"] | None = None  # before which moves one is asked
    palette: Literal["printed", "red_green", "blue_yellow"] | None = None
    text: Literal["normal", "large", "largest"] | None = None
    board: Literal["drawn", "text"] | None = None
    level: Annotated[str, Meta(max_length=32)] | None = None  # of the bots chosen last
    offer_end: bool | None = None  # whether one is told that a game can hardly be won any more


class PreferencesNow(Struct, frozen=True):
    """Your preferences, where the house keeps them: those of accounts."""

    kept: bool
    preferences: Preferences


class HouseAnswer(Struct, frozen=True):
    """The question of a title that the house may answer for a seat, always with no: in words."""

    title: str
    things: dict[str, str]  # about which one may want to be asked nevertheless, by id: their names
    words: dict[str, str]  # heading, except, always; unless with {things}, turn with {name}


class HouseTable(Struct, frozen=True):
    """The table of the house at which its best bots play, for whoever wants to watch."""

    table: str


class SeatHeld(Struct, frozen=True):
    """A table of yours, and what you have there."""

    table: str
    title: str
    status: Status
    seats: list[int]
    owner: bool
    changed: int  # when, in milliseconds since 1970


class LineSaid(Struct, frozen=True):
    """A line of chat of yours."""

    table: str
    text: str
    made: int


class ReportMade(Struct, frozen=True):
    """What you have reported."""

    table: str
    text: str
    made: int


class AllYours(Struct, frozen=True):
    """All that the house knows of you."""

    id: str
    name: str
    guest: bool
    made: int
    tokens: list[TokenNow]
    bots: list[BotNow]
    sessions: list[SessionNow]
    tables: list[SeatHeld]
    chat: list[LineSaid]
    reports: list[ReportMade]
    progress: "Progress"  # with lessons and puzzles
    called: list[Subscription] = []  # browsers that the house may call
    quiet: QuietHours | None = None
    preferences: Preferences = Preferences()
    sheets: "list[KeptSheet]" = []  # of games at real tables


class SeatPlayed(Struct, frozen=True):
    """A seat of a finished game, or an opponent whom the rules play."""

    name: str
    level: str  # of the bot that played it at the end
    person: bool
    total: float | None = None  # its points
    rank: int | None = None  # none where the game was left before its end
    accuracy: int | None = None  # of 100, where the game was analyzed
    hints: int = 0  # that it was given
    resigned: bool = False


class GamePlayed(Struct, frozen=True):
    """A finished game of yours."""

    table: str
    title: str
    name: str  # of the title, for people
    options: dict[str, str]
    began: int  # in milliseconds since 1970
    ended: int
    moves: int
    yours: list[int]  # your seats
    seats: list[SeatPlayed]
    rivals: list[SeatPlayed]  # opponents whom the rules play
    counted: dict[str, int]  # what your first seat did how often, in the words of the title
    why: str = ""  # it ended early
    rated: bool = False


Amount = Annotated[float, Meta(ge=-9999, le=9999)]
Part = Annotated[str, Meta(min_length=1, max_length=64)]


class SheetColumn(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody had in the end at a real table."""

    name: Name
    points: Annotated[dict[Part, Amount], Meta(max_length=60)]  # by part, as the engine calls them
    ties: Annotated[list[Amount], Meta(max_length=8)] = []  # what breaks a tie, first things first


class KeptSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The score sheet of a game at a real table: it counts for nothing but one's own history.

    The device that made it has named it: sent again, it is the same one, as it was corrected.
    """

    id: Cid
    title: Annotated[str, Meta(min_length=1, max_length=40)]
    made: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]  # in milliseconds since 1970
    columns: Annotated[list[SheetColumn], Meta(min_length=1, max_length=4)]
    yours: SeatNumber | None = None  # which of the columns is you


class RatingNow(Struct, frozen=True):
    """How strong somebody plays a title: among people, or against the levels of the house."""

    title: str
    pool: Pool
    name: str
    level: str  # of a bot of the house; else empty
    bot: bool  # a bot, of the house or of a guest
    you: bool
    rating: int
    spread: int  # 19 of 20 chances that it lies so near
    games: int
    provisional: bool  # the spread is still large


class YourGames(Struct, frozen=True):
    """Your page: the games that you have finished, the newest first."""

    since: int  # when the house first saw you
    games: list[GamePlayed]
    marks: dict[str, list[int]]  # by title: points that are worth reaching when one plays alone
    ratings: list[RatingNow]
    sheets: list[KeptSheet]  # of games at real tables, the newest first
    left_out: int = 0  # older games, which only their logs tell of


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that whoever runs the house should see: a table, a line said there, or a name."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Annotated[str, Meta(max_length=64)] = ""
    seq: Number | None = None  # of the line of chat
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    name: str
    status: Status
    seats: list[SeatNow]
    listed: bool
    moves: int
    changed: int  # when, in milliseconds since 1970
    your_turn: bool = False
    deadline: int | None = None  # until when whoever is to act has time
    invited: str = ""  # a seat is held for you: who has invited you


class OptionNow(Struct, frozen=True):
    """A choice that a table makes before the game."""

    name: str
    text: str
    values: dict[str, str]  # with a text each
    default: str
    seats: list[int]  # the numbers of seats for which there is this choice


class TitleNow(Struct, frozen=True):
    """A title on the shelf."""

    title: str
    name: str
    seats: list[int]  # how many there can be
    options: list[OptionNow]
    levels: list[str]  # of its bots, the weakest first
    plays: dict[str, str] = {}  # how each level plays, in a line


class ClauseNow(Struct, frozen=True):
    """A rule, in our own words."""

    id: str
    page: str
    heading: str
    text: str
    reason: str  # of a ruling of ours


class TurnStepNow(Struct, frozen=True):
    """A step of a turn, in the picture on the first page of a title's rules."""

    name: str
    text: str
    piece: str  # the thing that stands for it; may be empty


class PartNow(Struct, frozen=True):
    """A part of the first page."""

    heading: str
    text: str


class FirstPageNow(Struct, frozen=True):
    """The game in ten minutes."""

    goal: str
    turn: list[TurnStepNow]
    parts: list[PartNow]
    wins: str


class GuideTableNow(Struct, frozen=True):
    """A table of the rules, filled from the edition in use."""

    id: str
    heading: str
    columns: list[str]
    rows: list[list[str]]
    note: str


class ChangeNow(Struct, frozen=True):
    """What an example changes."""

    of: str
    was: str
    now: str


class ExampleNow(Struct, frozen=True):
    """A position of a real game, what is played there, and what comes of it."""

    text: str
    changes: list[ChangeNow]


class ChapterNow(Struct, frozen=True):
    """Rules that belong together, and what helps to learn them."""

    id: str
    heading: str
    clauses: list[ClauseNow]
    intro: str
    notes: list[str]
    drawings: list[str]  # by name; the client may know how to draw them
    tables: list[GuideTableNow]
    examples: list[ExampleNow]


class GuideNow(Struct, frozen=True):
    """What a title teaches. In its texts `{ham}` stands for the thing of that id."""

    names: dict[str, str]  # of these things
    chapters: list[ChapterNow]
    first: FirstPageNow | None
    card: list[GuideTableNow]


class Moment(Struct, frozen=True):
    """A table after one of its moves."""

    table: str
    at: int  # after so many moves
    moves: int  # of the whole game, so far
    seat: int | None  # who moved
    move: str  # your own; after the end, anybody's
    events: list[dict[str, Any]]
    lines: list[str]
    view: dict[str, Any]
    edition: str  # the printed things that it was played with


class StoryLine(Struct, frozen=True):
    """What one move brought, in sentences."""

    at: int  # the number of moves after it
    seat: int
    events: list[dict[str, Any]]
    lines: list[str]


class MoveShown(Struct, frozen=True):
    """A move, what it brought, and the table after it."""

    at: int  # the number of moves after it
    seat: int
    events: list[dict[str, Any]]
    lines: list[str]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    """What happened at a table after one of its moves, as you may see it."""

    view: dict[str, Any]  # before it
    moves: list[MoveShown]


class ChatLine(Struct, frozen=True):
    """What somebody said."""

    seq: int
    name: str
    seat: int | None
    text: str
    made: int


class RenewedLine(Struct, frozen=True):
    """Where a game went on under other rules, or with another edition."""

    at: int  # after so many moves
    rules: int  # the version of the rules from there on
    edition: str  # the printed things from there on


class Story(Struct, frozen=True):
    """All that happened at a table, as one may know it, and all that was said."""

    moves: list[StoryLine]
    chat: list[ChatLine]
    renewals: list[RenewedLine]


class Board(Struct, frozen=True):
    """A table as lines of text, as one may see it."""

    at: int  # the number of moves that it is after
    lines: list[str]


class Course(Struct, frozen=True):
    """The points of every seat at the start and after each move."""

    names: list[str]
    totals: list[list[float]]


class AnalysisNow(Struct, frozen=True):
    """How far the analysis of a finished game is, and what came of it."""

    status: Literal["none", "waiting", "working", "done", "failed", "impossible"]
    part: float  # that is done, from 0 to 1
    account: Account | None = None
    hinted: list[int] = []  # how many hints each seat has had


class Stops(Struct, frozen=True):
    """Where a game can be halted when it is shown again: after so many moves each."""

    decisions: list[int]
    turns: list[int]
    rounds: list[int]


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to study: a finished game after some of its moves, and a branch from there. Its
    luck is new, and the same whenever the same is asked for."""

    at: Number  # moves of the game
    moves: Annotated[list[MoveText], Meta(max_length=400)] = []  # and these after them
    seat: SeatNumber | None = None  # who looks at it; null: whoever is to act


class StudyNow(Struct, frozen=True):
    """A position that is studied, as a table at which one has all seats."""

    table: TableNow
    told: list[StoryLine]  # what the moves of the branch have brought
    mid: bool  # between two small moves of one decision
    outlook: Outlook  # how it stands, for whoever knows all


class StudyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a legal move of a study, as at a table."""

    study: Study
    message: Preview | Why | Destinations


class Considered(Struct, frozen=True):
    """What bots would play in a position, the best first."""

    candidates: list[Candidate]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that somebody tries in a study: its small moves, one after the other."""

    study: Study
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]


class Tried(Struct, frozen=True):
    """How good the decision is, by what its seat could know."""

    verdict: Verdict
    lost: float  # against the best, as a chance or in points
    tried: Candidate


class LessonRow(Struct, frozen=True):
    """A lesson in the path of a title."""

    id: str
    kind: Literal["path", "solo", "variant"]
    name: Words
    seconds: int  # that it takes somebody who is new to the game, about
    steps: int
    why: str  # it cannot be played with the edition of this house; empty: it can


class LessonStep(Struct, frozen=True):
    """One slip of a lesson, and what it waits for."""

    say: Words
    at: str  # the thing it is pinned beside, by kind and id
    do: list[str]  # moves of which one is wanted, "travel *" all that begin so; none: go on
    wrong: Words | None  # what is said to any other legal move
    rule: str  # the clause that tells why
    then: list[str]  # what is played next without the pupil


class LessonNow(Struct, frozen=True):
    """A lesson as a whole."""

    title: str
    id: str
    name: Words
    achieved: Words  # what the pupil has done in the end
    pupil: int  # the learner's seat
    steps: list[LessonStep]


class FirstGameSlip(Struct, frozen=True):
    """What is said in a first game when something may be done, or happens, for the first time."""

    say: Words
    at: str  # the thing it is pinned beside, by kind and id
    may: str  # the first word of a move that is legal then
    event: str  # or a kind of event that has happened


class LessonLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What was played in a lesson, by the pupil and the others."""

    moves: Annotated[list[MoveText], Meta(max_length=400)] = []


class LessonPosition(Struct, frozen=True):
    """How a lesson stands after that, as a table at which the pupil sits."""

    table: TableNow
    told: list[StoryLine]  # what the moves have brought


class LessonAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a move there, as at a table."""

    line: LessonLine
    message: Preview | Why | Destinations


class CountedPart(Struct, frozen=True):
    """A part of a score, as the engine calls it and as people do."""

    of: str
    name: str


class ScoreSheet(Struct, frozen=True):
    """What a title counts at the end, for a sheet at a real table."""

    parts: list[CountedPart]  # that everybody has
    each: list[CountedPart]  # of which a seat counts those that it owns
    ties: list[str]  # what decides between equal totals, first things first; more is better


class PuzzleRow(Struct, frozen=True):
    """A puzzle: a position in which one decision is worth much more than all others."""

    title: str
    id: str
    seats: int
    seat: int  # whose decision it is
    missed: int  # how many of twelve bots do not find it: how hard it is
    name: Words  # what it is about
    question: Words  # what leads to the solution
    measure: Measure  # what a try loses: chance, or points


class PuzzlesNow(Struct, frozen=True):
    """The puzzles that fit the rules and the edition of this house, the easiest first."""

    day: str
    today: PuzzleRow | None  # the same for everybody
    puzzles: list[PuzzleRow]


PuzzleOutcome = Literal["solved", "seen"]


class PuzzleSolution(Struct, frozen=True):
    """What is best in a puzzle, why, and by how much it is better than the next best."""

    best: Candidate  # worth: by so much it is better
    runner_up: Words


class Solving(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that shall solve a puzzle: all its small moves."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]


class PuzzleTried(Struct, frozen=True):
    """What came of a try at a puzzle."""

    solves: bool
    lost: float  # against the solution
    tried: Candidate


class LessonPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a lesson was left."""

    at: Number  # the step, the first being 0
    moves: Annotated[list[MoveText], Meta(max_length=200)]  # that were played
    marks: Annotated[list[Number], Meta(max_length=200)]  # moves before each step up to this one


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come in a lesson."""

    done: bool
    place: LessonPlace | None = None


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come with lessons and puzzles."""

    lessons: dict[str, LessonProgress] = {}  # by title and id, such as merkator/travel
    puzzles: dict[str, PuzzleOutcome] = {}  # by title and id, such as merv 10-67
    days: list[Day] = []  # on which the puzzle of the day was solved


class EditionChecked(Struct, frozen=True):
    """Whether a file with the printed things of a title can be played with."""

    sound: bool
    lines: list[str]  # what was found


class Problem(Struct, frozen=True):
    """Why a request was not granted."""

    text: str
