// Whether something can be taken back now.

import type { Table } from "./table";

/** Whether a wish to take something back would be heard; not while something is on its way, or shown. */
export function canTakeBack({ now, busy, plan, catchingUp, attempt }: Table): boolean {
  const isBusy = busy.value || plan.isFollowed.value || catchingUp.value || attempt.value > 0;
  return !isBusy && !now.value?.asked && (now.value?.undo ?? "none") !== "none";
}
