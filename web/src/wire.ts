// Written by `make wire` from src/fondaco/server/wire.py: change that, not this.

/** characters in one line of chat */
export const MOST_TEXT = 500;

/** characters in the name of a person */
export const MOST_NAME = 24;

export type Status = "waiting" | "playing" | "over" | "aside";

export type Choice = "wait" | "bot" | "end";

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

/** Sit down at an open seat, and add a word of one's own to its luck. */
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

/** Begin the game: all seats are taken. For the owner. */
export interface Start {
  type: "start";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
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
}

/** Another game with the same people. */
export interface Rematch {
  type: "rematch";
  /** 1 to 64 characters; pattern `^[!-~]+$` */
  cid: string;
}

export type ClientMessage =
  | Hello
  | Ping
  | Play
  | Preview
  | Why
  | Undo
  | End
  | Answer
  | Look
  | Say
  | Sit
  | Leave
  | Fill
  | Start
  | Hand
  | Take
  | Link
  | Revoke
  | Choose
  | Rematch;

/** A clock with a bank for the game, and something added for each move, never above the bank. */
export interface Bank {
  type: "bank";
  /** 10 to 86400 */
  seconds: number;
  /** 0 to 3600 */
  increment: number;
}

/** A clock with a number of days for each move. */
export interface Days {
  type: "days";
  /** 1 to 30 */
  days: number;
}

export type ClockRule = Bank | Days;

/** The clock of a table: milliseconds left to each seat, and whose time runs. */
export interface ClockNow {
  rule: Bank | Days;
  left: number[];
  /** the seat */
  running: number | null;
  /** the running seat has no time left, and the others may choose */
  ran_out: boolean;
  /** what other seats have chosen so far */
  choices: Record<number, Choice>;
}

/** A seat as everybody sees it. */
export interface SeatNow {
  name: string;
  kind: "bot" | "held" | "link" | "open" | "person";
  /** of the bot that plays it, if one does */
  level: string;
  /** by a person, who may take it back */
  handed: boolean;
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
  | Reason
  | Presence
  | Notice
  | Pong;

/** What a seat of a new table should be. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "open";
  /** of a bot; at most 32 characters */
  level?: string;
  /** of a person who shares this browser; at most 24 characters */
  name?: string;
  /** a word of one's own for the luck; at most 64 characters; pattern `^[!-~]*$` */
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
  clock?: Bank | Days | null;
}

/** The name and password of an account. */
export interface Credentials {
  /** 1 to 24 characters */
  name: string;
  /** 10 to 200 characters */
  password: string;
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

/** Who you are here. */
export interface PersonNow {
  name: string;
  guest: boolean;
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
  /** of its bots */
  levels: string[];
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
}

/** What one move brought, in sentences. */
export interface StoryLine {
  /** the number of moves after it */
  at: number;
  seat: number;
  events: Record<string, unknown>[];
  lines: string[];
}

/** What somebody said. */
export interface ChatLine {
  seq: number;
  name: string;
  seat: number | null;
  text: string;
  made: number;
}

/** All that happened at a table, as one may know it, and all that was said. */
export interface Story {
  moves: StoryLine[];
  chat: ChatLine[];
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

/** Why a request was not granted. */
export interface Problem {
  text: string;
}
