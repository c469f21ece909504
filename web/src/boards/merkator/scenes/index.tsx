// What turns a game of Merkator, told in scenes.

import { Badge } from "../../../pieces/badge";
import { Good } from "../../../pieces/good";
import { seatNames } from "../../../play/seats";
import type { Table } from "../../../play/table";
import type { GameEvent } from "../../../play/view";
import type { Told } from "../../../wire";
import type { Staging } from "../../parts/following";
import { endScene, type Picture, picture } from "../../parts/scenes/scene";
import { merkatorWords } from "../names";
import { editions } from "../printed";
import type { MerkatorView } from "../view";
import "./scenes.css";

type Tell = Staging<MerkatorView>["tell"];
const [TURNED, FINAL] = [3200, 3600]; // milliseconds

/** Whether it was told. */
export async function tellScene(
  table: Table<MerkatorView>,
  tell: Tell,
  event: GameEvent,
  told: Told,
): Promise<boolean> {
  const view = table.viewAfter(told) ?? table.view.value;
  if (!view) return false;
  const line = { at: 0, seat: null, what: "moved", text: "", events: [event], lines: [] };
  const said = tell(line, seatNames(table)).join(" ");
  if (event["event"] === "game_over")
    await (await import("../../parts/scenes/final")).tellEnd(
      told.table,
      seatNames(table),
      (name) => merkatorWords.value.parts[name] ?? name,
    );
  else {
    await picture(
      event["event"] === "flipped"
        ? loss(view, event, said, seatNames(table))
        : finalRound(view, said, seatNames(table)),
    );
    await endScene(0);
  }
  return event["event"] !== "game_over";
}

/** A counter was turned: what everybody has in that column. */
function loss(view: MerkatorView, event: GameEvent, said: string, seats: string[]): Picture {
  const w = merkatorWords.value.scenes;
  const column = String(event["column"]);
  const goods = editions.shown.value?.columns.find(({ id }) => id === column)?.goods ?? [];
  const marks = goods.map((good) => `[data-good="${good}"]:not(.zero)`);
  return {
    heading: w.loss(column.repeat(Number(event["loss"]))),
    lit: ["[data-chart]", ...marks],
    sheet: <Column view={view} seats={seats} goods={goods} />,
    said,
    over: ".m-middle",
    lasts: TURNED,
  };
}

function Column({ view, seats, goods }: { view: MerkatorView; seats: string[]; goods: string[] }) {
  const printed = editions.shown.value;
  return (
    <table class="count">
      <tbody>
        {view.offices.map((office) => (
          <tr key={office.seat}>
            <th scope="row">
              <span class="count-who">
                <Badge seat={office.seat} size={30} />
                <span>{seats[office.seat]}</span>
              </span>
            </th>
            {goods.map((good) => (
              <td key={good}>
                <span class="held-of">
                  <Good
                    good={good}
                    colour={printed?.colourOf(good) ?? "white"}
                    size={34}
                    state={office.goods[good] ? undefined : "empty"}
                  />
                  <b>{office.goods[good] ?? 0}</b>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From now on everybody has one more turn: how it stands. */
function finalRound(view: MerkatorView, said: string, seats: string[]): Picture {
  const w = merkatorWords.value;
  const order = [...view.offices].sort((a, b) => b.points - a.points);
  return {
    heading: w.scenes.finalRound,
    lit: ["[data-chart]"],
    sheet: (
      <table class="count">
        <tbody>
          {order.map(({ seat, points }) => (
            <tr key={seat}>
              <th scope="row">
                <span class="count-who">
                  <Badge seat={seat} size={30} />
                  <span>{seats[seat]}</span>
                </span>
              </th>
              <td>
                <b>{w.points(points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
    said,
    over: ".m-middle",
    lasts: FINAL,
  };
}
