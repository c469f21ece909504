// Whether there is an offer on the table.

import type { MerchantsView } from "./view";

const STEPS = ["offer", "answer", "counter", "choose"];

/** Whether there is an offer to speak of, or one's own to compose. */
export function isTrading(view: MerchantsView): boolean {
  const made = view.offers[view.active]?.gives ?? {};
  return STEPS.includes(view.step) && (Object.keys(made).length > 0 || composes(view));
}

/** Whether it is up to this seat to compose an offer or a counter-offer. */
export const composes = ({ step, to_act, you }: MerchantsView) =>
  (step === "offer" || step === "counter") && to_act === you;
