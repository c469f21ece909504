// What turns a game of Merchants, told in scenes.

import { Badge } from "../../../pieces/badge";
import { seatNames } from "../../../play/seats";
import type { Table } from "../../../play/table";
import type { GameEvent } from "../../../play/view";
import type { Told } from "../../../wire";
import { endScene, type Picture, picture } from "../../parts/scenes/scene";
import { merchantsWords, namesAt } from "../names";
import { editions } from "../printed";
import { Race } from "../race";
import type { MerchantsView } from "../view";
import "./scenes.css";

const DELIVERED = 1900; // milliseconds

/** Whether it was told. */
export async function tellScene(table: Table<MerchantsView>, event: GameEvent, told: Told): Promise<boolean> {
  const view = table.viewAfter(told) ?? table.view.value;
  const printed = editions.shown.value;
  if (!view || !printed) return false;
  if (event["event"] === "delivered") {
    await picture(delivery(view, event, seatNames(table), told.table?.status === "over"));
    await endScene(0);
  } else await (await import("../../parts/scenes/final")).tellEnd(told.table, seatNames(table), (name) => name);
  return event["event"] === "delivered";
}

function delivery(view: MerchantsView, event: GameEvent, seats: string[], isLast: boolean): Picture {
  const w = merchantsWords.value.moments;
  const names = namesAt(editions.shown.value!, seats);
  const player = view.players[Number(event["seat"])]!;
  const all = player.delivered + player.free + player.storage;
  return {
    heading: isLast ? w.last : w.delivery(names.city(event["city"])),
    lit: [`[data-mark="place ${String(event["city"])}"]`],
    sheet: <Races view={view} seats={seats} now={player.seat} />,
    said: w.delivered(
      names.seat(player.seat),
      names.city(event["city"]),
      merchantsWords.value.points(player.delivered, all),
    ),
    over: ".me-right",
    lasts: isLast ? 2 * DELIVERED : DELIVERED,
  };
}

function Races({ view, seats, now }: { view: MerchantsView; seats: string[]; now: number }) {
  return (
    <table class="count races">
      <tbody>
        {view.players.map((player) => (
          <tr key={player.seat}>
            <td class={player.seat === now ? "now" : ""}>
              <span class="count-who">
                <Badge seat={player.seat} title="merchants" size={26} />
                <span class="race-name">{seats[player.seat]}</span>
                <b>{player.delivered}</b>
              </span>
              <Race player={player} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
