// Small drawings beside words of the rules: a hex of each terrain, and the signs of the map.

import { outline } from "./geometry";
import { NumberToken } from "./map_piece";
import { motifOf } from "./map_terrain";

type PieceProps = { id: string; size: number };

/** A hex of a terrain. */
export function GroundPiece({ id, size }: PieceProps) {
  const motif = motifOf(id);
  if (!motif) return null;
  return (
    <svg viewBox="-44 -44 88 88" width={size} height={size} aria-hidden="true">
      <path class={`eu-ground ${id}`} d={outline([0, 0])} />
      <path class="guide-terrain" d={motif} transform="translate(0 13) scale(2.9)" />
    </svg>
  );
}

const SITE = "M-9 0-4.5-7.8h9L9 0 4.5 7.8h-9Z";
const COINS = [-6, 6];

function drawn(id: string) {
  switch (id) {
    case "purple_site":
      return (
        <>
          <path class="eu-site purple" d={SITE} />
          <circle class="eu-start" r="2.9" />
        </>
      );
    case "brown_site":
      return <path class="eu-site brown" d={SITE} />;
    case "coast_coins":
      return COINS.map((x) => <circle key={x} class="eu-coin" cx={x} r="5" />);
    case "number_token":
      return <NumberToken number={8} at={{ x: 0, y: 0 }} isArched isLaid />;
    case "double_arrow":
      return <path class="eu-arrow" d="M-11 0H11M-6-5-11 0-6 5M6-5 11 0 6 5" />;
    case "sea_path":
      return <path class="eu-sea-way" d="M-13 0H13" />;
    case "dice":
      return <Dice />;
    default:
      return null;
  }
}

/** A sign of the map, or the two dice. */
export function SignPiece({ id, size }: PieceProps) {
  const sign = drawn(id);
  if (!sign) return null;
  return (
    <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
      {sign}
    </svg>
  );
}

function Dice() {
  return (
    <g class="guide-dice">
      <rect x="-13" y="-9" width="15" height="15" rx="3" />
      <rect x="0" y="-3" width="13" height="13" rx="3" />
      <path d="M-9.5-5.5h.1M-1.5 2.5h.1M-5.5-1.5h.1M3.5.5h.1M9.5 6.5h.1M9.5.5h.1M3.5 6.5h.1" />
    </g>
  );
}
