// Merchants on intersections and caravans beside routes; those that can move are buttons.

import type { ComponentChildren } from "preact";
import { type Context, sheetOf } from "./context";
import type { Point } from "./geometry";
import { caravanSpot, LEAN, merchantSpot, PIECE } from "./layout";
import { Button, type Lit, PieceLight } from "./map_lights";
import { Piece } from "./map_piece";
import { merchantsWords } from "./names";
import { fresh, lifted } from "./stamps";

const GROUNDS = { merchant: "place", caravan: "path" } as const;

interface Traveler {
  kind: "merchant" | "caravan";
  color: string;
  at: string;
  spot: Point;
  label: string;
  isOwn: boolean;
}

export function Travelers({ context, lit }: { context: Context; lit: Lit[] }) {
  const seats = context.view.players.length;
  const all = travelers(context);
  const goals = new Set(lit.filter(({ isGoal }) => isGoal).map(({ mark }) => mark));
  return (
    <g class="eu-travelers">
      {all.map((one, n) => (
        <Pickable
          key={`${one.kind} ${one.color} ${one.at} ${n}`}
          traveler={one}
          lit={isUppermost(one, n, all) ? lit.find(({ mark }) => mark === `${one.kind} ${one.at}`) : undefined}
          isOnGoal={goals.has(`${GROUNDS[one.kind]} ${one.at}`)}
        >
          {(light) => (
            <g
              data-piece={`${one.kind} ${one.color} ${one.at}`}
              class={lifted.value.has(`${one.kind} ${one.color} ${one.at}`) ? "lifted" : ""}
            >
              <Piece
                kind={one.kind}
                color={one.color}
                seats={seats}
                at={one.spot}
                size={PIECE}
                class={fresh.value.has(`${one.kind} ${one.at}`) ? "fresh" : ""}
              >
                {light && <PieceLight />}
              </Piece>
            </g>
          )}
        </Pickable>
      ))}
    </g>
  );
}

/** Whether it is one's own, and no other such one covers it: they mean the same moves. */
const isUppermost = ({ kind, at, isOwn }: Traveler, n: number, all: Traveler[]): boolean =>
  isOwn && !all.slice(n + 1).some((other) => other.isOwn && other.kind === kind && other.at === at);

/** Where another piece is about to go, the ground counts, and not who stands there. */
function Pickable({
  traveler,
  lit,
  isOnGoal,
  children,
}: {
  traveler: Traveler;
  lit: Lit | undefined;
  isOnGoal: boolean;
  children: (isLit: boolean) => ComponentChildren;
}) {
  if (isOnGoal) return <g class="eu-let-through">{children(false)}</g>;
  if (lit) return <Button lit={{ ...lit, label: `${traveler.label}. ${lit.label}` }}>{children(true)}</Button>;
  return (
    <g role="img" aria-label={traveler.label} data-about={`${traveler.kind} ${traveler.at}`}>
      {children(false)}
    </g>
  );
}

/** All pieces of all seats; those at one spot stand beside each other. */
function travelers(context: Context): Traveler[] {
  const { view, names } = context;
  const w = merchantsWords.value.europe;
  const sheet = sheetOf(context);
  const pieces: Omit<Traveler, "spot">[] = view.players.flatMap(({ seat, color, merchants, caravans }) => [
    ...caravans.map((at) => ({
      kind: "caravan" as const,
      color,
      at,
      label: w.caravan(names.seat(seat), names.path(at)),
      isOwn: seat === view.to_act,
    })),
    ...merchants.map((at) => ({
      kind: "merchant" as const,
      color,
      at,
      label: w.merchant(names.seat(seat), names.place(at)),
      isOwn: seat === view.to_act,
    })),
  ]);
  const merchants = new Set(view.players.flatMap((player) => player.merchants));
  const leanFrom = (place: string) => (merchants.has(place) ? LEAN.merchant : place in view.cities ? LEAN.post : 0);
  return pieces.flatMap((piece, n) => {
    const isWith = (other: { kind: string; at: string }) => other.kind === piece.kind && other.at === piece.at;
    const [before, all] = [pieces.slice(0, n).filter(isWith).length, pieces.filter(isWith).length];
    const path = piece.kind === "caravan" && sheet.paths.find(({ id }) => id === piece.at);
    const place = piece.kind === "merchant" && sheet.places.find(({ id }) => id === piece.at);
    if (path) return [{ ...piece, spot: caravanSpot(path, before, all, leanFrom) }];
    return place ? [{ ...piece, spot: merchantSpot(place, before) }] : [];
  });
}
