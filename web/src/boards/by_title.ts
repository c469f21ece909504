// What was found in the folders of titles, by the names of these.

const FOLDER = /([^/]+)\/[^/]+$/;

export function byTitle<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [FOLDER.exec(path)![1]!, one]));
}
