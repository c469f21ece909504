// What this browser keeps. Where there is no storage, or it is full, things are known until the page is left.

/** Something that is kept under a key; at first it is `none`. */
export interface Kept<T> {
  read(): T;
  write(value: T): void;
}

export function keptHere<T>(key: string, none: T): Kept<T> {
  let known = none;
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null") ?? known;
      } catch {
        return known;
      }
    },
    write: (value) => {
      known = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        return;
      }
    },
  };
}

/** The last ones of a record, so that it does not grow forever. */
export const lastOf = <T>(all: Record<string, T>, most: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(-most));
