// While something is paid or bound: what is still needed, and every way to pay as a lit thing. So are
// the boons of several pairs of spices, while one chooses which comes next.

import { Icon, type IconName } from "../../pieces/icon";
import { BOONS } from "./boons";
import { type Context, playerOf } from "./context";
import { CUBES, MervCube } from "./cubes";
import * as speak from "./move_patterns";
import { counted, mervWords, nameOf } from "./names";
import { nameInside, pickable, stateOf } from "./picking";
import { askedAt } from "./prompt";
import { type Cube, nearSeat } from "./view";

const HEADS: Record<string, "ransom" | "spend" | "bind" | "upgrade" | "boons"> = {
  ransom: "ransom",
  scrolls: "spend",
  commit: "bind",
  place_white: "upgrade",
  place_bonus: "upgrade",
  pairs: "boons",
};

export function Paying({ context }: { context: Context }) {
  const w = mervWords.value.pay;
  const { view, table, printed, names } = context;
  const asked = askedAt(printed, view, table.legal.value, names);
  const isBuying = view.step === "pay";
  return (
    <section class="v-paying sheet" aria-label={w.head}>
      <h2 class="head">
        {w[HEADS[view.step] ?? "head"]} {isBuying && asked.thing && <span class="r">{asked.thing}</span>}
        {view.step === "scrolls" && (
          <span class="r so-far">
            +{view.decision.units} <Icon name="scroll" size={14} title={nameOf(printed, "scrolls")} />
          </span>
        )}
      </h2>
      <Still context={context} />
      <div class="ways">
        {CUBES.map((cube) => (
          <Way key={cube} context={context} cube={cube} />
        ))}
        <Power context={context} kind="exchange" />
        <Power context={context} kind="discount" />
        <Bound context={context} kind="common" icon="jar" />
        <Bound context={context} kind="rare" icon="gem" />
        {Object.keys(BOONS).map((id) => (
          <Boon key={id} context={context} id={id} />
        ))}
      </div>
    </section>
  );
}

/** What is still to be paid or bound, piece by piece. */
function Still({ context }: { context: Context }) {
  const w = mervWords.value;
  const need = Object.entries(context.view.decision.need).filter(([, count]) => count > 0);
  const isShown = context.view.step === "pay" || context.view.step === "commit";
  if (!isShown || need.length === 0) return null;
  const told = need.map(([id, count]) => counted(context.printed, count, id)).join(", ");
  return (
    <p class="still" role="img" aria-label={`${w.pay.still} ${told}`}>
      <span>{w.pay.still}</span>
      {need.flatMap(([id, count]) =>
        Array.from({ length: count }, (_, at) => <NeedPicture key={`${id} ${at}`} id={id} />),
      )}
    </p>
  );
}

function NeedPicture({ id }: { id: string }) {
  if (id === "common") return <Icon name="jar" size={20} />;
  if (id === "rare") return <Icon name="gem" size={20} />;
  if (id === "either") {
    return (
      <span class="either">
        <Icon name="jar" size={16} />/<Icon name="gem" size={16} />
      </span>
    );
  }
  if (id === "any") return <MervCube cube="white" size={24} />;
  return <MervCube cube={id as Cube} size={24} />;
}

function Way({ context, cube }: { context: Context; cube: Cube }) {
  const isUpgrade = context.view.step.startsWith("place_");
  const patterns = isUpgrade ? speak.upgrade(cube) : speak.cube(cube);
  const state = stateOf(context.table, patterns);
  if (!state) return null;
  const held = playerOf(context.view, nearSeat(context.view))?.cubes[cube] ?? 0;
  const label = isUpgrade ? nameOf(context.printed, cube) : counted(context.printed, held, cube);
  const { name, props } = nameInside(pickable(context, patterns, label));
  return (
    <span class={`way-to-pay ${state}`} data-pay={cube} {...props}>
      <span class="hidden">{name}</span>
      <span class="way-face" aria-hidden="true">
        <MervCube cube={cube} size={30} />
        {!isUpgrade && <b class="num">{held}</b>}
      </span>
    </span>
  );
}

/** A breakthrough that helps to pay. */
function Power({ context, kind }: { context: Context; kind: "exchange" | "discount" }) {
  const w = mervWords.value.pay;
  const patterns = speak.power(kind);
  const state = stateOf(context.table, patterns);
  if (!state) return null;
  return (
    <span class={`way-to-pay power ${state}`} data-pay={kind} {...pickable(context, patterns, w[kind])}>
      <Icon name="breakthrough" size={20} /> {w[kind]}
    </span>
  );
}

function Bound({ context, kind, icon }: { context: Context; kind: "common" | "rare"; icon: IconName }) {
  const patterns = speak.good(kind);
  const state = stateOf(context.table, patterns);
  if (!state) return null;
  return (
    <span class={`way-to-pay ${state}`} data-pay={kind} {...pickable(context, patterns, nameOf(context.printed, kind))}>
      <Icon name={icon} size={26} />
    </span>
  );
}

function Boon({ context, id }: { context: Context; id: string }) {
  const patterns = speak.boon(id);
  const state = stateOf(context.table, patterns);
  if (!state) return null;
  const label = mervWords.value.boons[id] ?? id;
  return (
    <span class={`way-to-pay power ${state}`} data-boon={id} {...pickable(context, patterns, label)}>
      <Icon name={BOONS[id] ?? "star"} size={20} /> {label}
    </span>
  );
}
