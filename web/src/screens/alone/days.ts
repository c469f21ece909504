// Days as people write them.

import { language } from "../../settings";

/** 18 November, or as it is written where the reader lives. */
export function dayName(day: string): string {
  const locale = language.value === "de" ? "de-DE" : "en-US";
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { day: "numeric", month: "long", timeZone: "UTC" });
}
