// A sentence of the log: the names of the seats stand in it in their colors and weight.

import { seatClass } from "../../pieces/badge";

/** The parts of a sentence, and the seat where one is a name. Pure. */
export function partsOf(text: string, names: readonly string[]): { text: string; seat: number | null }[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, seat: null }];
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
  const parts = text.split(pattern).filter(Boolean);
  return parts.map((part) => ({ text: part, seat: seatOf(part, names) }));
}

function seatOf(part: string, names: readonly string[]): number | null {
  const seat = names.indexOf(part);
  return seat < 0 ? null : seat;
}

export function Sentence({ text, names, title }: { text: string; names: string[]; title: string | undefined }) {
  return (
    <>
      {partsOf(text, names).map((part, at) =>
        part.seat === null ? (
          part.text
        ) : (
          <b key={at} class={`named ${seatClass(part.seat, title)}`}>
            {part.text}
          </b>
        ),
      )}
    </>
  );
}
