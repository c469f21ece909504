// Which answers a browser keeps, so that it can show them without a network: what its person has seen of tables, games
// and rules; nothing about the account.

const KEPT = [
  /^\/api\/(me|mine|shelf|tables|games|solo|puzzles)$/,
  /^\/api\/tables\/[0-9a-z]+(\/story)?$/,
  /^\/api\/(editions|rules|ratings|lessons)\//,
];
const OTHERS = ["/sign-in", "/register", "/recover"];
const NOBODY = ["/sign-out", "/forget"];

export const isKept = (path: string): boolean => KEPT.some((one) => one.test(path));

/** Whether a page of the client may be behind an address: neither a file nor a question to the house. */
export const isPage = (path: string): boolean => !/^\/(api|assets|plain|drawn)(\/|$)|\.\w+$/.test(path);

const bare = (path: string): string => path.replace(/^\/api(?=\/)/, "");

/** Whether somebody else may be here once this was asked: what was seen is then not theirs. */
export const isFarewell = (path: string): boolean => NOBODY.includes(bare(path)) || OTHERS.includes(bare(path));

/** Whether nobody is here once this was asked. */
export const isLeaving = (path: string): boolean => NOBODY.includes(bare(path));

/** Answers of what stands before a house that is closed. */
export const isClosed = (status: number): boolean => status >= 502 && status <= 504;
