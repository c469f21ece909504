// Written by `make wire` from src/fondaco/server/wire.py: change that, not this.

import type { Account, Candidate, Hint, Measure, Outlook, Verdict, Words } from "./analysis";

/** the version of all this: what a client of an older one would misunderstand raises it */
export const WIRE = 2;

/** characters in one line of chat */
export const MOST_TEXT = 500;

/** characters in the name of a person */
export const MOST_NAME = 24;

export type Status = "waiting" | "playing" | "over" | "aside";

export type Choice = "wait" | "bot" | "end";

export type NonceOf = "unknown" | "own" | "early" | "follows" | "house";

export type Speakers = "everybody" | "players" | "nobody";

export type WayBack = "none" | "free" | "asked";

export type Resigning = "none" | "ends" | "bot";

export type Pool = "people" | "levels";

export type LuckFrom = "sealed" | "told" | "voyage";

export type Attempt = "first" | "again" | "brought";

/** The first message on a socket: the last number that the client has seen, if any. */
export interface Hello {
  type: "hello";
  /** 0 to 1000000000 */
  last?: number | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A move, in the grammar of the game; `at` is the position that the client decided in. */
export interface Play {
  type: "play";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  /** 1 to 200 characters */
  move: string;
  /** where luck is told: what was drawn, see `luck`; at most 200 entries */
  told?: number[];
}

/** At a table whose luck is told: what has to be told next before this legal move is played, or before the game begins, after these answers? It changes nothing. An answer is the `number` of an outcome. Once no question is left, the same answers go with `play` or `start`, and what was drawn is kept with the move, like any luck. */
export interface TellLuck {
  type: "luck";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  /** none: the set-up; at most 200 characters */
  move?: string;
  /** at most 200 entries */
  told?: number[];
  /** of the words; at most 8 characters */
  language?: string;
}

/** What would this legal move bring? */
export interface Preview {
  type: "preview";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  /** 1 to 200 characters */
  move: string;
}

/** Why is this move not possible now? */
export interface Why {
  type: "why";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  /** 1 to 200 characters */
  move: string;
}

/** Where could my pieces go now by several moves? */
export interface Destinations {
  type: "destinations";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
}

/** What would be good here? In one's own turn, where the table has hints; it is noted. Who asks for the first nudge alone has it at once, and the rest is thought of meanwhile. */
export interface AskHint {
  type: "hint";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  first?: boolean;
}

/** Take back my last decision: at once if that is free, otherwise the others are asked. */
export interface Undo {
  type: "undo";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
}

/** End the game here, if the others agree. */
export interface End {
  type: "end";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
}

/** Yes or no to what was asked. */
export interface Answer {
  type: "answer";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 1000000000 */
  at: number;
  yes: boolean;
}

/** See the table from one of my seats; from none: lower the curtain. For this socket alone. */
export interface Look {
  type: "look";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number | null;
}

/** A line of chat. */
export interface Say {
  type: "say";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 1 to 500 characters */
  text: string;
}

/** Sit down at an open seat, and add a word of one's own to the luck: see `nonce`. */
export interface Sit {
  type: "sit";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
  /** at most 64 characters; pattern `^[!-~]*$` */
  nonce?: string;
  /** the key of a seat link; at most 64 characters */
  link?: string;
}

/** My word for the luck of my seat, chosen after I have seen the seal; once for each seat. `TableNow.nonces` tells whose the nonce of each seat is: `own`, named like this; `early`, named before there was a seal; `follows`, made from that of another seat; `house`, drawn by the house. Until a seat has named one, and in games from before this was noted, it is `unknown`. */
export interface AddNonce {
  type: "nonce";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  nonce: string;
}

/** Leave a seat before the game begins. */
export interface Leave {
  type: "leave";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** Give an empty seat to a bot of that level, or empty it again. For the owner. */
export interface Fill {
  type: "fill";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
  /** none: empty it; at most 32 characters */
  level?: string;
}

/** Begin the game: all seats are taken. For the owner. The nonce of a seat that has named none follows from that of another seat; if nobody has named one, the house draws them. */
export interface Start {
  type: "start";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** where luck is told: how the table lies, see `luck`; at most 200 entries */
  told?: number[];
}

/** Hand my seat to a bot of that level. */
export interface Hand {
  type: "hand";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
  /** 1 to 32 characters */
  level: string;
}

/** Take my seat back from the bot. */
export interface Take {
  type: "take";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** Give my seat up for good: it comes last. See `TableNow.resigning`. */
export interface Resign {
  type: "resign";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** A link with which somebody else, or I on another device, may sit down there. */
export interface Link {
  type: "link";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** Links made for this seat are no longer valid. */
export interface Revoke {
  type: "revoke";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** After somebody's time ran out: wait, let a bot play, or end the game. */
export interface Choose {
  type: "choose";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  choice: Choice;
  /** of the bot, where this choice settles it; at most 32 characters */
  level?: string;
}

/** Ask somebody to leave a seat before the game begins; a link leads back. For the owner. */
export interface Remove {
  type: "remove";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
}

/** Close the table before the game begins. For the owner. */
export interface Close {
  type: "close";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
}

/** Settle who may chat at the table. For the owner. */
export interface Hush {
  type: "hush";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  speakers: Speakers;
}

/** What the house answers for a seat, so that nobody has to wait for its person. The answer is no to the one question that the title lets it answer (`HouseAnswer`), unless what it is about is named in `unless`: in Merkator a place that one would travel to, in Merchants of Europe something that an offer gives. With `turn_of`, it is no to all questions in that seat's turn, until it passes. */
export interface Standing {
  /** at most 20 entries */
  unless: string[];
  /** 0 to 9 */
  turn_of: number | null;
}

/** Let the house answer for my seat; nothing: I answer myself again. Nobody else is told of it, and it stands in no log: others see the answer alone. */
export interface Stand {
  type: "stand";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** 0 to 9 */
  seat: number;
  answer?: Standing | null;
}

/** So many moves have been shown to me. Where I come back, `since` tells of it. */
export interface Seen {
  type: "seen";
  /** 0 to 1000000000 */
  moves: number;
}

/** Another game with the same people. */
export interface Rematch {
  type: "rematch";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
  /** as of a new table */
  own_nonces?: boolean;
}

export type ClientMessage =
  | Hello
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
  | Rematch;

/** A clock with a bank for the game, and something added for each move, never above the bank. */
export interface Bank {
  type: "bank";
  /** 10 to 86400 */
  seconds: number;
  /** 0 to 3600 */
  increment: number;
}

/** A clock with a number of days for each move, and a reserve for the whole game, from which is taken what a move takes longer. */
export interface Days {
  type: "days";
  /** 1 to 30 */
  days: number;
  /** 0 to 60 */
  reserve: number;
}

export type ClockRule = Bank | Days;

/** Without a clock: how long the others wait for one decision before they may choose. */
export interface Patience {
  type: "patience";
  hours: number;
}

/** The clock of a table: milliseconds left to each seat, and whose time runs. */
export interface ClockNow {
  rule: Bank | Days | Patience;
  left: number[];
  /** the seat */
  running: number | null;
  /** the running seat has no time left, and the others may choose */
  ran_out: boolean;
  /** what other seats have chosen so far */
  choices: Record<number, Choice>;
  /** of `left`, what is of the reserve */
  reserve: number[];
}

/** A seat as everybody sees it. */
export interface SeatNow {
  name: string;
  kind: "bot" | "held" | "link" | "open" | "person";
  /** of the bot that plays it, if one does */
  level: string;
  /** by a person, who may take it back */
  handed: boolean;
  /** by a person, who comes last */
  resigned: boolean;
  /** a bot of a guest's plays there, under a name of its own */
  program: boolean;
}

/** Something that needs the others' consent. */
export interface AskedNow {
  what: "end" | "undo";
  seat: number;
  /** the number of moves that an undo leaves */
  to: number;
  /** the seats that have agreed so far */
  yes: number[];
}

/** A move that may be played, and what its text leaves unsaid. */
export interface LegalMove {
  move: string;
  gloss: string;
  /** merely legal: others help more now */
  quiet: boolean;
}

/** Points, and what for. */
export interface ScorePart {
  of: string;
  points: number;
}

/** The points of a seat, or of an opponent whom the rules play. */
export interface ScoreNow {
  name: string;
  total: number;
  rank: number;
  parts: ScorePart[];
}

/** All that one client may know of a table. */
export interface TableNow {
  id: string;
  title: string;
  /** of the title, for people */
  name: string;
  options: Record<string, string>;
  status: Status;
  listed: boolean;
  seats: SeatNow[];
  /** the number of the last thing that happened */
  seq: number;
  /** the number of the last thing that changed the position */
  at: number;
  /** how many count */
  moves: number;
  /** the seats that you hold */
  yours: number[];
  /** whether you opened it */
  owner: boolean;
  /** the name of the person who opened it, if seated there */
  host: string;
  /** the seat whose view this is; null: an onlooker's */
  eyes: number | null;
  /** the seat that decides */
  to_act: number | null;
  /** the SHA-256 of the seed of all luck */
  seal: string;
  /** once everybody may know it */
  seed: string;
  /** whose the nonce of each seat is; empty for older games */
  nonces: NonceOf[];
  /** once the game has begun; each title has its own */
  view: Record<string, unknown> | null;
  /** only for the seat that is to act */
  legal: LegalMove[] | null;
  asked: AskedNow | null;
  clock: ClockNow | null;
  /** when it is over */
  scores: ScoreNow[] | null;
  /** why, if it was left before its end */
  ended: string;
  /** the table of the next game */
  rematch: string;
  /** the printed things that it is played with */
  edition: string;
  /** why it cannot be played here any more, and what can be done */
  problem: string;
  /** before the house ends the game, once they are few */
  moves_left: number | null;
  /** who may chat here */
  speakers: Speakers;
  /** whether you were asked to leave, and not called back */
  removed: boolean;
  /** the house is busy: its bots think less */
  hurried: boolean;
  /** whether you can take back your last decision, or have to ask for it */
  undo: WayBack;
  /** whether you may ask for hints here, in your turn */
  hints: boolean;
  /** how many hints each seat has had */
  hinted: number[];
  /** luck comes from a real table, and is told: no seal, and nothing is proved */
  told: boolean;
  /** what your resigning would bring: the end, or a bot plays on */
  resigning: Resigning;
  /** no hints, and nothing that was revealed is taken back */
  rated: boolean;
  /** of a game that is over: whether it has a result, or was just left */
  decided: boolean;
  /** a daily voyage: the day whose luck everybody meets, such as 2026-11-18 */
  voyage: string;
  /** what the house answers for your seats */
  standing: Record<number, Standing>;
  /** a table of the house, where its bots play for whoever watches */
  to_watch: boolean;
  /** you have had hardly a chance to win for long: the house offers to end it */
  fading: boolean;
}

/** The table as it is now. */
export interface Table {
  type: "table";
  table: TableNow;
}

/** Something happened: number `seq`. The last of several brings the table as it is now. */
export interface Told {
  type: "told";
  seq: number;
  /** its kind: moved, took_back, said ... */
  what: string;
  /** of whom it speaks */
  seat: number | null;
  /** words that belong to it: of a chat, of your own move */
  text: string;
  /** what you may know of a move, for programs */
  events: Record<string, unknown>[];
  /** the same in sentences, for people */
  lines: string[];
  /** when, in milliseconds since 1970 */
  made: number;
  table: TableNow | null;
}

/** Done, and kept: number `seq`. */
export interface Ok {
  type: "ok";
  cid: string;
  seq: number;
  /** the address that was asked for */
  link: string;
  /** the table of a rematch */
  table: string;
}

/** Not possible, and why; nothing was changed. */
export interface Refused {
  type: "refused";
  cid: string;
  text: string;
  /** the rule that forbids it, if one does */
  clause: string;
  /** of the rulebook */
  page: string;
  /** only the store does not answer: send it again, under the same cid */
  again: boolean;
}

/** The table has moved on since; this is how it stands. */
export interface Stale {
  type: "stale";
  cid: string;
  table: TableNow;
}

/** What the move would bring; the view is not `complete` where luck or a secret decides. */
export interface Previewed {
  type: "previewed";
  cid: string;
  view: Record<string, unknown>;
  /** of the whole decision that it begins */
  events: Record<string, unknown>[];
  /** an undo takes it back: nothing is revealed, and the turn goes on */
  free: boolean;
  /** what one could complete with it, by id */
  serves: string[];
}

/** One way in which a draw can turn out. */
export interface OutcomeNow {
  /** numbers and marks: `7 {spain}` has the thing with the id `spain` */
  cell: string;
  /** the same in words */
  name: string;
  /** with which it is told; null: it cannot come */
  number: number | null;
  /** why it cannot, in a few words */
  gone: string;
}

/** A draw at a real table: what did it bring? */
export interface QuestionNow {
  /** what is drawn from, the same in every game */
  key: string;
  kind: string;
  /** what is drawn, in words */
  text: string;
  /** in printed order */
  outcomes: OutcomeNow[];
}

/** What has to be told next; and what has happened before it, one line an event. */
export interface LuckNow {
  type: "luck";
  cid: string;
  /** null: all is told */
  question: QuestionNow | null;
  events: Record<string, unknown>[];
  /** some may be empty */
  lines: string[];
}

/** Why the move is not possible; no text where it is. */
export interface Reason {
  type: "reason";
  cid: string;
  text: string;
  /** the rule that forbids it */
  clause: string;
  /** of the rulebook */
  page: string;
  /** what one has too little of for it: how many, by id */
  lacks: Record<string, number>;
}

/** A way that a piece can go, the cheapest to where it ends. */
export interface Destination {
  /** that lead there, one after the other */
  moves: string[];
  /** in the words of the game */
  pays: Record<string, number>;
  /** what they bring, besides that the piece goes */
  events: Record<string, unknown>[];
  /** moves that the piece could make there */
  then: string[];
}

/** Where the pieces of the seat that is to act can go. */
export interface Reachable {
  type: "reachable";
  cid: string;
  destinations: Destination[];
}

/** What to think about; unless only that was asked for, the best decisions, and why; and how many hints the seat has had. */
export interface Hinted {
  type: "hinted";
  cid: string;
  hint: Hint | null;
  used: number;
  think: Words;
}

/** How many moves you had been shown when you looked at this table last, and when that was. */
export interface Since {
  type: "since";
  moves: number;
  /** in milliseconds since 1970 */
  made: number;
}

/** Who is at the table now. */
export interface Presence {
  type: "presence";
  seats: number[];
  onlookers: number;
}

/** Something from the house, such as a planned stop. */
export interface Notice {
  type: "notice";
  text: string;
  seconds: number;
  /** until another is told */
  lasts: boolean;
}

/** The house cannot write anything down for a while; or it can again, and the outage is over. */
export interface Outage {
  type: "outage";
  over: boolean;
}

/** Your client speaks an older version than the house: load it anew, when nothing is lost by it. Until then the house understands you. */
export interface Outdated {
  type: "outdated";
  /** the version of the house */
  wire: number;
}

/** Somebody is there: the answer to a ping. */
export interface Pong {
  type: "pong";
}

export type ServerMessage =
  | Table
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
  | Pong;

/** What a seat of a new table should be. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  /** of a bot; at most 32 characters */
  level?: string;
  /** of a person who shares this browser; at most 24 characters */
  name?: string;
  /** a word for the luck, named before the seal is known: see `nonce`; at most 64 characters; pattern `^[!-~]*$` */
  nonce?: string;
}

/** A table that somebody wants to open. */
export interface NewTable {
  /** at most 40 characters */
  title: string;
  /** 1 to 10 entries */
  seats: SeatWish[];
  /** names: at most 40 characters; values: at most 40 characters */
  options?: Record<string, string>;
  /** anybody may find it, and sit down at an open seat */
  listed?: boolean;
  /** the game waits until each of my seats has sent its `nonce` */
  own_nonces?: boolean;
  /** told: from a real table, see `luck`; voyage: that of the day */
  luck?: LuckFrom;
  clock?: Bank | Days | null;
  /** people who play together may ask for hints; alone one always may */
  hints?: boolean;
  /** for accounts: it counts for their ratings */
  rated?: boolean;
}

/** Your daily voyage of a day: your first try, which counts. */
export interface VoyageNow {
  day: string;
  table: string;
  over: boolean;
  /** by which you lead, where there is an opponent; null: you left */
  points: number | null;
  /** under which others can compare */
  link: string;
  /** of everybody's first try here, from the lowest, once yours is over */
  results: number[];
}

/** A way to play alone, and what you have reached there. */
export interface SoloNow {
  title: string;
  /** solitary, soloplay, magistrate */
  name: string;
  options: Record<string, string>;
  /** whether the rules play an opponent: then points are your lead over him */
  rival: boolean;
  /** points that are printed as worth reaching */
  marks: number[];
  played: number;
  won: number;
  best: number | null;
  today: VoyageNow;
  yesterday: VoyageNow;
}

/** A daily voyage that somebody shares; those who have not been on it learn nothing else. */
export interface VoyageShared {
  day: string;
  title: string;
  name: string;
  who: string;
  yours: boolean;
  /** whether you have come to the end of the same voyage */
  played: boolean;
  /** brought: from a log, which was played again here */
  attempt: Attempt;
  scores: ScoreNow[] | null;
  /** of everybody's first try here, from the lowest */
  results: number[];
}

/** The name and password of an account. */
export interface Credentials {
  /** 1 to 24 characters */
  name: string;
  /** 10 to 200 characters */
  password: string;
}

/** Codes for the day when the password is forgotten, each good once; they are shown once. */
export interface Codes {
  codes: string[];
}

/** The password of an account, and the one that it shall have. */
export interface NewPassword {
  /** 10 to 200 characters */
  old: string;
  /** 10 to 200 characters */
  new: string;
}

/** One of the codes of an account, and the password that it shall have. */
export interface Recovery {
  /** 1 to 24 characters */
  name: string;
  /** 1 to 64 characters */
  code: string;
  /** 10 to 200 characters */
  password: string;
}

/** The password once more, before something that cannot be undone; a guest has none. */
export interface Confirmation {
  /** at most 200 characters */
  password?: string;
}

/** A browser in which you are signed in. */
export interface SessionNow {
  id: string;
  /** such as Firefox on Linux */
  label: string;
  /** when, in milliseconds since 1970 */
  made: number;
  /** when it was last noticed, to the hour */
  used: number;
  /** this one */
  current: boolean;
}

/** Where a browser can be called: what its push service has given it. */
export interface Subscription {
  /** at most 1000 characters */
  endpoint: string;
  /** the browser's key, in base64url; at most 100 characters */
  p256dh: string;
  /** a secret for it, in base64url; at most 40 characters */
  auth: string;
  /** of what is said */
  language: "de" | "en";
}

/** When nobody shall be called: minutes since midnight, in a time zone. */
export interface QuietHours {
  begins: number;
  ends: number;
  /** such as Europe/Berlin; at most 64 characters */
  zone: string;
}

/** The quiet hours that somebody wants, or none. */
export interface Quiet {
  hours: QuietHours | null;
}

/** A browser of yours that is called. */
export interface CalledBrowser {
  /** the first 16 hexadecimal digits of the SHA-256 of its endpoint */
  id: string;
  /** such as Chrome on Android */
  label: string;
  /** when, in milliseconds since 1970 */
  made: number;
}

/** How you are called. */
export interface CallsNow {
  /** the public key of the house for push messages (VAPID), in base64url */
  key: string;
  browsers: CalledBrowser[];
  quiet: QuietHours | null;
}

/** What a person wants to be called. */
export interface Rename {
  /** 1 to 24 characters */
  name: string;
}

/** A token for a bot: to play, or only to watch. */
export interface NewToken {
  /** 1 to 40 characters */
  label: string;
  scope?: "play" | "watch";
}

/** A fresh token; it is shown once. */
export interface TokenMade {
  id: string;
  token: string;
  label: string;
  scope: string;
}

/** A valid token; the token itself is not kept. */
export interface TokenNow {
  id: string;
  label: string;
  scope: string;
  /** when, in milliseconds since 1970 */
  made: number;
}

/** A bot that shall have an account of its own; of one's own bot, a new token. */
export interface NewBot {
  /** 1 to 24 characters */
  name: string;
}

/** A bot of yours with its token, which is shown once. */
export interface BotMade {
  id: string;
  name: string;
  token: string;
}

/** A bot of yours. */
export interface BotNow {
  id: string;
  name: string;
  /** when, in milliseconds since 1970 */
  made: number;
}

/** Who you are here. */
export interface PersonNow {
  name: string;
  guest: boolean;
  /** that an account has left */
  codes: number;
  /** from the house, for everybody */
  notice: string;
}

/** How somebody likes the client, on all devices; what is null, nobody has chosen. */
export interface Preferences {
  language: "de" | "en" | null;
  theme: "dark" | "light" | "system" | null;
  /** of what others do; 0: at once */
  speed: number | null;
  sound: boolean | null;
  /** 0 to 100 */
  volume: number | null;
  /** before which moves one is asked */
  confirm: "always" | "final" | "never" | null;
  palette: "blue_yellow" | "printed" | "red_green" | null;
  text: "large" | "largest" | "normal" | null;
  board: "drawn" | "text" | null;
  /** of the bots chosen last; at most 32 characters */
  level: string | null;
  /** whether one is told that a game can hardly be won any more */
  offer_end: boolean | null;
}

/** Your preferences, where the house keeps them: those of accounts. */
export interface PreferencesNow {
  kept: boolean;
  preferences: Preferences;
}

/** The question of a title that the house may answer for a seat, always with no: in words. */
export interface HouseAnswer {
  title: string;
  /** about which one may want to be asked nevertheless, by id: their names */
  things: Record<string, string>;
  /** heading, except, always; unless with {things}, turn with {name} */
  words: Record<string, string>;
}

/** The table of the house at which its best bots play, for whoever wants to watch. */
export interface HouseTable {
  table: string;
}

/** A table of yours, and what you have there. */
export interface SeatHeld {
  table: string;
  title: string;
  status: Status;
  seats: number[];
  owner: boolean;
  /** when, in milliseconds since 1970 */
  changed: number;
}

/** A line of chat of yours. */
export interface LineSaid {
  table: string;
  text: string;
  made: number;
}

/** What you have reported. */
export interface ReportMade {
  table: string;
  text: string;
  made: number;
}

/** All that the house knows of you. */
export interface AllYours {
  id: string;
  name: string;
  guest: boolean;
  made: number;
  tokens: TokenNow[];
  bots: BotNow[];
  sessions: SessionNow[];
  tables: SeatHeld[];
  chat: LineSaid[];
  reports: ReportMade[];
  /** with lessons and puzzles */
  progress: Progress;
  /** browsers that the house may call */
  called: Subscription[];
  quiet: QuietHours | null;
  preferences: Preferences;
  /** of games at real tables */
  sheets: KeptSheet[];
}

/** A seat of a finished game, or an opponent whom the rules play. */
export interface SeatPlayed {
  name: string;
  /** of the bot that played it at the end */
  level: string;
  person: boolean;
  /** its points */
  total: number | null;
  /** none where the game was left before its end */
  rank: number | null;
  /** of 100, where the game was analyzed */
  accuracy: number | null;
  /** that it was given */
  hints: number;
  resigned: boolean;
}

/** A finished game of yours. */
export interface GamePlayed {
  table: string;
  title: string;
  /** of the title, for people */
  name: string;
  options: Record<string, string>;
  /** in milliseconds since 1970 */
  began: number;
  ended: number;
  moves: number;
  /** your seats */
  yours: number[];
  seats: SeatPlayed[];
  /** opponents whom the rules play */
  rivals: SeatPlayed[];
  /** what your first seat did how often, in the words of the title */
  counted: Record<string, number>;
  /** it ended early */
  why: string;
  rated: boolean;
}

/** What somebody had in the end at a real table. */
export interface SheetColumn {
  /** 1 to 24 characters */
  name: string;
  /** by part, as the engine calls them; names: 1 to 64 characters */
  points: Record<string, number>;
  /** what breaks a tie, first things first; at most 8 entries */
  ties: number[];
}

/** The score sheet of a game at a real table: it counts for nothing but one's own history. The device that made it has named it: sent again, it is the same one, as it was corrected. */
export interface KeptSheet {
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  id: string;
  /** 1 to 40 characters */
  title: string;
  /** in milliseconds since 1970; 0 to 9007199254740991 */
  made: number;
  /** 1 to 4 entries */
  columns: SheetColumn[];
  /** which of the columns is you; 0 to 9 */
  yours: number | null;
}

/** How strong somebody plays a title: among people, or against the levels of the house. */
export interface RatingNow {
  title: string;
  pool: Pool;
  name: string;
  /** of a bot of the house; else empty */
  level: string;
  /** a bot, of the house or of a guest */
  bot: boolean;
  you: boolean;
  rating: number;
  /** 19 of 20 chances that it lies so near */
  spread: number;
  games: number;
  /** the spread is still large */
  provisional: boolean;
}

/** Your page: the games that you have finished, the newest first. */
export interface YourGames {
  /** when the house first saw you */
  since: number;
  games: GamePlayed[];
  /** by title: points that are worth reaching when one plays alone */
  marks: Record<string, number[]>;
  ratings: RatingNow[];
  /** of games at real tables, the newest first */
  sheets: KeptSheet[];
  /** older games, which only their logs tell of */
  left_out: number;
}

/** Something that whoever runs the house should see: a table, a line said there, or a name. */
export interface NewReport {
  /** 1 to 1000 characters */
  text: string;
  /** at most 64 characters */
  table?: string;
  /** of the line of chat; 0 to 1000000000 */
  seq?: number | null;
  /** at most 24 characters */
  name?: string;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  title: string;
  name: string;
  status: Status;
  seats: SeatNow[];
  listed: boolean;
  moves: number;
  /** when, in milliseconds since 1970 */
  changed: number;
  your_turn: boolean;
  /** until when whoever is to act has time */
  deadline: number | null;
  /** a seat is held for you: who has invited you */
  invited: string;
}

/** A choice that a table makes before the game. */
export interface OptionNow {
  name: string;
  text: string;
  /** with a text each */
  values: Record<string, string>;
  default: string;
  /** the numbers of seats for which there is this choice */
  seats: number[];
}

/** A title on the shelf. */
export interface TitleNow {
  title: string;
  name: string;
  /** how many there can be */
  seats: number[];
  options: OptionNow[];
  /** of its bots, the weakest first */
  levels: string[];
  /** how each level plays, in a line */
  plays: Record<string, string>;
}

/** A rule, in our own words. */
export interface ClauseNow {
  id: string;
  page: string;
  heading: string;
  text: string;
  /** of a ruling of ours */
  reason: string;
}

/** A step of a turn, in the picture on the first page of a title's rules. */
export interface TurnStepNow {
  name: string;
  text: string;
  /** the thing that stands for it; may be empty */
  piece: string;
}

/** A part of the first page. */
export interface PartNow {
  heading: string;
  text: string;
}

/** The game in ten minutes. */
export interface FirstPageNow {
  goal: string;
  turn: TurnStepNow[];
  parts: PartNow[];
  wins: string;
}

/** A table of the rules, filled from the edition in use. */
export interface GuideTableNow {
  id: string;
  heading: string;
  columns: string[];
  rows: string[][];
  note: string;
}

/** What an example changes. */
export interface ChangeNow {
  of: string;
  was: string;
  now: string;
}

/** A position of a real game, what is played there, and what comes of it. */
export interface ExampleNow {
  text: string;
  changes: ChangeNow[];
}

/** Rules that belong together, and what helps to learn them. */
export interface ChapterNow {
  id: string;
  heading: string;
  clauses: ClauseNow[];
  intro: string;
  notes: string[];
  /** by name; the client may know how to draw them */
  drawings: string[];
  tables: GuideTableNow[];
  examples: ExampleNow[];
}

/** What a title teaches. In its texts `{ham}` stands for the thing of that id. */
export interface GuideNow {
  /** of these things */
  names: Record<string, string>;
  chapters: ChapterNow[];
  first: FirstPageNow | null;
  card: GuideTableNow[];
}

/** A table after one of its moves. */
export interface Moment {
  table: string;
  /** after so many moves */
  at: number;
  /** of the whole game, so far */
  moves: number;
  /** who moved */
  seat: number | null;
  /** your own; after the end, anybody's */
  move: string;
  events: Record<string, unknown>[];
  lines: string[];
  view: Record<string, unknown>;
  /** the printed things that it was played with */
  edition: string;
}

/** What one move brought, in sentences. */
export interface StoryLine {
  /** the number of moves after it */
  at: number;
  seat: number;
  events: Record<string, unknown>[];
  lines: string[];
}

/** A move, what it brought, and the table after it. */
export interface MoveShown {
  /** the number of moves after it */
  at: number;
  seat: number;
  events: Record<string, unknown>[];
  lines: string[];
  view: Record<string, unknown>;
}

/** What happened at a table after one of its moves, as you may see it. */
export interface Replay {
  /** before it */
  view: Record<string, unknown>;
  moves: MoveShown[];
}

/** What somebody said. */
export interface ChatLine {
  seq: number;
  name: string;
  seat: number | null;
  text: string;
  made: number;
}

/** Where a game went on under other rules, or with another edition. */
export interface RenewedLine {
  /** after so many moves */
  at: number;
  /** the version of the rules from there on */
  rules: number;
  /** the printed things from there on */
  edition: string;
}

/** All that happened at a table, as one may know it, and all that was said. */
export interface Story {
  moves: StoryLine[];
  chat: ChatLine[];
  renewals: RenewedLine[];
}

/** A table as lines of text, as one may see it. */
export interface Board {
  /** the number of moves that it is after */
  at: number;
  lines: string[];
}

/** The points of every seat at the start and after each move. */
export interface Course {
  names: string[];
  totals: number[][];
}

/** How far the analysis of a finished game is, and what came of it. */
export interface AnalysisNow {
  status: "done" | "failed" | "impossible" | "none" | "waiting" | "working";
  /** that is done, from 0 to 1 */
  part: number;
  account: Account | null;
  /** how many hints each seat has had */
  hinted: number[];
}

/** Where a game can be halted when it is shown again: after so many moves each. */
export interface Stops {
  decisions: number[];
  turns: number[];
  rounds: number[];
}

/** A position to study: a finished game after some of its moves, and a branch from there. Its luck is new, and the same whenever the same is asked for. */
export interface Study {
  /** moves of the game; 0 to 1000000000 */
  at: number;
  /** and these after them; at most 400 entries */
  moves?: string[];
  /** who looks at it; null: whoever is to act; 0 to 9 */
  seat?: number | null;
}

/** A position that is studied, as a table at which one has all seats. */
export interface StudyNow {
  table: TableNow;
  /** what the moves of the branch have brought */
  told: StoryLine[];
  /** between two small moves of one decision */
  mid: boolean;
  /** how it stands, for whoever knows all */
  outlook: Outlook;
}

/** A question about a legal move of a study, as at a table. */
export interface StudyAsked {
  study: Study;
  message: Preview | Why | Destinations;
}

/** What bots would play in a position, the best first. */
export interface Considered {
  candidates: Candidate[];
}

/** A decision that somebody tries in a study: its small moves, one after the other. */
export interface Try {
  study: Study;
  /** 1 to 60 entries */
  moves: string[];
}

/** How good the decision is, by what its seat could know. */
export interface Tried {
  verdict: Verdict;
  /** against the best, as a chance or in points */
  lost: number;
  tried: Candidate;
}

/** A lesson in the path of a title. */
export interface LessonRow {
  id: string;
  kind: "path" | "solo" | "variant";
  name: Words;
  /** that it takes somebody who is new to the game, about */
  seconds: number;
  steps: number;
  /** it cannot be played with the edition of this house; empty: it can */
  why: string;
}

/** One slip of a lesson, and what it waits for. */
export interface LessonStep {
  say: Words;
  /** the thing it is pinned beside, by kind and id */
  at: string;
  /** moves of which one is wanted, "travel *" all that begin so; none: go on */
  do: string[];
  /** what is said to any other legal move */
  wrong: Words | null;
  /** the clause that tells why */
  rule: string;
  /** what is played next without the pupil */
  then: string[];
}

/** A lesson as a whole. */
export interface LessonNow {
  title: string;
  id: string;
  name: Words;
  /** what the pupil has done in the end */
  achieved: Words;
  /** the learner's seat */
  pupil: number;
  steps: LessonStep[];
}

/** What is said in a first game when something may be done, or happens, for the first time. */
export interface FirstGameSlip {
  say: Words;
  /** the thing it is pinned beside, by kind and id */
  at: string;
  /** the first word of a move that is legal then */
  may: string;
  /** or a kind of event that has happened */
  event: string;
}

/** What was played in a lesson, by the pupil and the others. */
export interface LessonLine {
  /** at most 400 entries */
  moves?: string[];
}

/** How a lesson stands after that, as a table at which the pupil sits. */
export interface LessonPosition {
  table: TableNow;
  /** what the moves have brought */
  told: StoryLine[];
}

/** A question about a move there, as at a table. */
export interface LessonAsked {
  line: LessonLine;
  message: Preview | Why | Destinations;
}

/** A part of a score, as the engine calls it and as people do. */
export interface CountedPart {
  of: string;
  name: string;
}

/** What a title counts at the end, for a sheet at a real table. */
export interface ScoreSheet {
  /** that everybody has */
  parts: CountedPart[];
  /** of which a seat counts those that it owns */
  each: CountedPart[];
  /** what decides between equal totals, first things first; more is better */
  ties: string[];
}

/** A puzzle: a position in which one decision is worth much more than all others. */
export interface PuzzleRow {
  title: string;
  id: string;
  seats: number;
  /** whose decision it is */
  seat: number;
  /** how many of twelve bots do not find it: how hard it is */
  missed: number;
  /** what it is about */
  name: Words;
  /** what leads to the solution */
  question: Words;
  /** what a try loses: chance, or points */
  measure: Measure;
}

/** The puzzles that fit the rules and the edition of this house, the easiest first. */
export interface PuzzlesNow {
  day: string;
  /** the same for everybody */
  today: PuzzleRow | null;
  puzzles: PuzzleRow[];
}

export type PuzzleOutcome = "solved" | "seen";

/** What is best in a puzzle, why, and by how much it is better than the next best. */
export interface PuzzleSolution {
  /** worth: by so much it is better */
  best: Candidate;
  runner_up: Words;
}

/** A decision that shall solve a puzzle: all its small moves. */
export interface Solving {
  /** 1 to 100 entries */
  moves: string[];
}

/** What came of a try at a puzzle. */
export interface PuzzleTried {
  solves: boolean;
  /** against the solution */
  lost: number;
  tried: Candidate;
}

/** Where a lesson was left. */
export interface LessonPlace {
  /** the step, the first being 0; 0 to 1000000000 */
  at: number;
  /** that were played; at most 200 entries */
  moves: string[];
  /** moves before each step up to this one; at most 200 entries */
  marks: number[];
}

/** How far somebody has come in a lesson. */
export interface LessonProgress {
  done: boolean;
  place: LessonPlace | null;
}

/** How far somebody has come with lessons and puzzles. */
export interface Progress {
  /** by title and id, such as merkator/travel */
  lessons: Record<string, LessonProgress>;
  /** by title and id, such as merv 10-67 */
  puzzles: Record<string, PuzzleOutcome>;
  /** on which the puzzle of the day was solved */
  days: string[];
}

/** Whether a file with the printed things of a title can be played with. */
export interface EditionChecked {
  sound: boolean;
  /** what was found */
  lines: string[];
}

/** Why a request was not granted. */
export interface Problem {
  text: string;
}
