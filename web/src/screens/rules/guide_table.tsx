// A table of the rules, with the pieces of the game in it.

import type { GuideTableNow } from "../../wire";
import { Marked } from "./marked";

const NUMBER = /^[−+-]?\d+([.,]\d+)?$/;

export function GuideTable({ table }: { table: GuideTableNow }) {
  return (
    <figure class="guide-table" id={`table-${table.id}`} data-said>
      <figcaption>{table.heading}</figcaption>
      <div class="guide-scroll" role="group" aria-label={table.heading} tabindex={0}>
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column} class={NUMBER.test(cell) ? "number" : undefined}>
                    <Marked text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note && (
        <p class="hint">
          <Marked text={table.note} />
        </p>
      )}
    </figure>
  );
}
