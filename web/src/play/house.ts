// Plain requests to the house: everything that is not a conversation at a table.

import type {
  AnalysisNow,
  Board,
  BotMade,
  BotNow,
  ClauseNow,
  Codes,
  Considered,
  Course,
  Credentials,
  FirstGameSlip,
  GuideNow,
  HouseAnswer,
  HouseTable,
  KeptSheet,
  LessonAsked,
  LessonLine,
  LessonNow,
  LessonPosition,
  LessonRow,
  Moment,
  NewPassword,
  NewReport,
  NewTable,
  PersonNow,
  Preferences,
  PreferencesNow,
  Progress,
  RatingNow,
  Recovery,
  Replay,
  ServerMessage,
  SessionNow,
  Stops,
  Story,
  Study,
  StudyAsked,
  StudyNow,
  TableNow,
  TableRow,
  TitleNow,
  TokenMade,
  TokenNow,
  Tried,
  Try,
  YourGames,
} from "../wire";
import { ask, askText, HttpRefusal } from "./http";
import { nameNonces } from "./nonces";
import { patiently } from "./patience";

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function keep<T>(path: string): Promise<T> {
  if (!once.has(path)) {
    const asked = ask<T>("GET", path);
    asked.catch(() => once.delete(path));
    once.set(path, asked);
  }
  return once.get(path) as Promise<T>;
}

/** What is work for the house: it may be busy, and need not do what nobody waits for any more. */
function look<T>(path: string, signal?: AbortSignal): Promise<T> {
  return patiently(() => ask<T>("GET", path, undefined, signal), signal);
}

/** The printed things of an edition; today's, where the house has never seen that one. */
async function edition<E>(title: string, hash: string): Promise<E> {
  try {
    return await keep<E>(`/api/editions/${title}/${hash}`);
  } catch (problem) {
    if (problem instanceof HttpRefusal && problem.status === 404) return keep<E>(`/api/editions/${title}`);
    throw problem;
  }
}

/** Open a table, and name the nonces of one's seats there: if all are taken, the game begins. */
async function open(wanted: NewTable): Promise<TableNow> {
  const now = await ask<TableNow>("POST", "/api/tables", { ...wanted, own_nonces: true });
  await nameNonces(now);
  return now;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const seen = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

type LessonOf = Pick<LessonNow, "title" | "id">;
const lessonAt = ({ title, id }: LessonOf) => `/api/lessons/${title}/${encodeURIComponent(id)}`;

export const house = {
  shelf: () => keep<TitleNow[]>("/api/shelf"),
  edition,
  rules: (title: string, language: string) => keep<ClauseNow[]>(`/api/rules/${title}?language=${language}`),
  guide: (title: string, language: string) => keep<GuideNow>(`/api/rules/${title}/guide?language=${language}`),
  answers: (language: string) => keep<HouseAnswer[]>(`/api/answers?language=${language}`),
  me: () => ask<PersonNow>("GET", "/api/me"),
  rename: (name: string) => ask<void>("POST", "/api/me", { name }),
  register: (who: Credentials) => ask<Codes>("POST", "/api/register", who),
  signIn: (who: Credentials) => ask<void>("POST", "/api/sign-in", who),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  changePassword: (wanted: NewPassword) => ask<void>("POST", "/api/password", wanted),
  newCodes: (password: string) => ask<Codes>("POST", "/api/codes", { password }),
  recover: (wanted: Recovery) => ask<void>("POST", "/api/recover", wanted),
  sessions: () => ask<SessionNow[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${id}`),
  endOtherSessions: () => ask<void>("DELETE", "/api/sessions"),
  forget: (password: string) => ask<void>("POST", "/api/forget", { password }),
  report: (wanted: NewReport) => ask<void>("POST", "/api/reports", wanted),
  tokens: () => ask<TokenNow[]>("GET", "/api/tokens"),
  newToken: (label: string) => ask<TokenMade>("POST", "/api/tokens", { label }),
  revokeToken: (id: string) => ask<void>("DELETE", `/api/tokens/${id}`),
  bots: () => ask<BotNow[]>("GET", "/api/bots"),
  newBot: (name: string) => ask<BotMade>("POST", "/api/bots", { name }),
  retireBot: (id: string) => ask<void>("DELETE", `/api/bots/${id}`),
  preferences: () => ask<PreferencesNow>("GET", "/api/preferences"),
  keepPreferences: (wanted: Preferences) => ask<void>("POST", "/api/preferences", wanted),
  houseTable: () => patiently(() => ask<HouseTable>("POST", "/api/house-table")),
  replay: (id: string, since: number, seat: number | null) =>
    look<Replay>(`${at(id)}/replay?at=${since}${seat === null ? "" : `&seat=${seat}`}`),
  tables: () => ask<TableRow[]>("GET", "/api/tables"),
  ratings: (title: string) => ask<RatingNow[]>("GET", `/api/ratings/${encodeURIComponent(title)}`),
  ratingsAt: (id: string) => ask<(RatingNow | null)[]>("GET", `${at(id)}/ratings`),
  games: () => look<YourGames>("/api/games"),
  sheets: () => ask<KeptSheet[]>("GET", "/api/sheets"),
  keepSheet: (sheet: KeptSheet) => ask<void>("POST", "/api/sheets", sheet),
  removeSheet: (id: string) => ask<void>("DELETE", `/api/sheets/${encodeURIComponent(id)}`),
  mine: () => ask<TableRow[]>("GET", "/api/mine"),
  open,
  table: (id: string) => ask<TableNow>("GET", at(id)),
  story: (id: string, seat: number | null) => look<Story>(`${at(id)}/story${seen(seat)}`),
  /** The table in lines of text: now, or after so many moves. */
  board: (id: string, moves: number | null, seat: number | null, signal: AbortSignal) =>
    look<Board>(`${at(id)}/board?at=${moves ?? ""}&seat=${seat ?? ""}`, signal),
  course: (id: string) => look<Course>(`${at(id)}/course`),
  moment: (id: string, moves: number, seat: number | null, signal: AbortSignal) =>
    look<Moment>(`${at(id)}/moments/${moves}${seen(seat)}`, signal),
  analysis: (id: string) => look<AnalysisNow>(`${at(id)}/analysis`),
  analyse: (id: string) => patiently(() => ask<AnalysisNow>("POST", `${at(id)}/analysis`)),
  stops: (id: string) => look<Stops>(`${at(id)}/stops`),
  study: (id: string, wanted: Study) => patiently(() => ask<StudyNow>("POST", `${at(id)}/study`, wanted)),
  studyMessage: (id: string, wanted: StudyAsked) =>
    patiently(() => ask<ServerMessage>("POST", `${at(id)}/study/messages`, wanted)),
  considered: (id: string, wanted: Study) =>
    patiently(() => ask<Considered>("POST", `${at(id)}/study/considered`, wanted)),
  tried: (id: string, wanted: Try) => patiently(() => ask<Tried>("POST", `${at(id)}/study/tried`, wanted)),
  progress: (brought: Progress) => ask<Progress>("POST", "/api/progress", brought),
  firstGame: (title: string) => keep<FirstGameSlip[]>(`/api/first-game/${title}`),
  lessons: (title: string) => keep<LessonRow[]>(`/api/lessons/${title}`),
  lesson: (title: string, id: string) => keep<LessonNow>(lessonAt({ title, id })),
  lessonPosition: (of: LessonOf, line: LessonLine) =>
    patiently(() => ask<LessonPosition>("POST", `${lessonAt(of)}/position`, line)),
  lessonMessage: (of: LessonOf, asked: LessonAsked) =>
    patiently(() => ask<ServerMessage>("POST", `${lessonAt(of)}/messages`, asked)),
  upload: (log: string) => ask<TableNow>("POST", "/api/logs", log),
  logOf: (id: string) => `${at(id)}/log`,
  log: (id: string) => askText("GET", `${at(id)}/log`),
};
