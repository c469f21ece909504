// What boards need that show in motion what happened.

import { waited } from "../../look/hurry";
import type { Table } from "../../play/table";
import { reading } from "../../settings";
import type { Told } from "../../wire";

/** How long a stamp on what is new is to be seen, in milliseconds. */
export const STAMPED = 4000;

export const pause = (time: number): Promise<void> => waited(reading(time));

/** Settles when the page is seen: what happens while one looks away is shown then. */
export function pageSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });
}

/** The first of these marks that is on the screen: a phone shows only a part of the board. */
export function firstSeen(...marks: string[]): Element | undefined {
  return marks
    .flatMap((mark) => [...document.querySelectorAll(mark)])
    .find((one) => one.getBoundingClientRect().width > 0);
}

/** Whether the person at this screen did it. */
export function isOwn(told: Told, table: Table): boolean {
  return told.seat !== null && (table.now.value?.yours.includes(told.seat) ?? false);
}
