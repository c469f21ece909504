// What every thing of Merchants of Europe is, by its kind and id: read from the view and the printed board.

import { byKind } from "../../parts/explained";
import type { Context } from "../context";
import { explainCaravan, explainHex, explainMerchant, explainPath, explainPlace, explainRobber } from "./map";
import {
  explainBuild,
  explainCard,
  explainCards,
  explainDice,
  explainGold,
  explainHand,
  explainResource,
  explainSeat,
  explainStack,
} from "./things";

export const explain = byKind<Context>({
  hex: explainHex,
  place: explainPlace,
  path: explainPath,
  merchant: explainMerchant,
  caravan: explainCaravan,
  robber: explainRobber,
  resource: explainResource,
  build: explainBuild,
  gold: explainGold,
  hand: explainHand,
  cards: explainCards,
  card: explainCard,
  stack: explainStack,
  seat: explainSeat,
  dice: explainDice,
});
