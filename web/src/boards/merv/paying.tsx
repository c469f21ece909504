// While something is paid or bound: what is still needed, and every way to pay as a lit thing.

import { Icon, type IconName } from "../../pieces/icon";
import { askedAt } from "./asking";
import { counted, mervWords, nameOf } from "./called";
import { CUBES, MervCube } from "./cubes";
import { lights, stateOf } from "./lit";
import { playerOf, type Sight } from "./sight";
import { speaking } from "./speaking";
import * as speak from "./speaking";
import { type Cube, nearSeat } from "./view";

const PAYING = ["pay *", "pay by *", "commit *"];

/** The colors of upgrades that may be chosen now. */
const upgrades = ({ table }: Sight): Cube[] => CUBES.filter((cube) => speaking(table.legal.value, speak.upgrade(cube)).length > 0);

/** Whether some move pays or binds, or there are several upgrades to choose from. */
const isPaying = (sight: Sight): boolean => speaking(sight.table.legal.value, PAYING).length > 0 || upgrades(sight).length > 1;

const HEADS: Record<string, "ransom" | "spend" | "bind" | "upgrade"> = { ransom: "ransom", scrolls: "spend", commit: "bind", place_white: "upgrade", place_bonus: "upgrade" };

export function Paying({ sight }: { sight: Sight }) {
  const w = mervWords.value.pay;
  const { view, table, printed, called } = sight;
  if (!isPaying(sight)) return null;
  const asked = askedAt(printed, view, table.legal.value, called);
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
      <Still sight={sight} />
      <div class="ways">
        {CUBES.map((cube) => (
          <Way key={cube} sight={sight} cube={cube} />
        ))}
        <Power sight={sight} kind="exchange" />
        <Power sight={sight} kind="discount" />
        <Bound sight={sight} kind="common" icon="jar" />
        <Bound sight={sight} kind="rare" icon="gem" />
      </div>
    </section>
  );
}

/** What is still to be paid or bound, piece by piece. */
function Still({ sight }: { sight: Sight }) {
  const w = mervWords.value;
  const need = Object.entries(sight.view.decision.need).filter(([, count]) => count > 0);
  const isShown = sight.view.step === "pay" || sight.view.step === "commit";
  if (!isShown || need.length === 0) return null;
  const told = need.map(([id, count]) => counted(sight.printed, count, id)).join(", ");
  return (
    <p class="still" role="img" aria-label={`${w.pay.still} ${told}`}>
      <span>{w.pay.still}</span>
      {need.flatMap(([id, count]) => Array.from({ length: count }, (_, at) => <NeedPicture key={`${id} ${at}`} id={id} />))}
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

function Way({ sight, cube }: { sight: Sight; cube: Cube }) {
  const isUpgrade = sight.view.step.startsWith("place_");
  const patterns = isUpgrade ? speak.upgrade(cube) : speak.cube(cube);
  const state = stateOf(sight.table, patterns);
  if (!state) return null;
  const held = playerOf(sight.view, nearSeat(sight.view))?.cubes[cube] ?? 0;
  const label = isUpgrade ? nameOf(sight.printed, cube) : counted(sight.printed, held, cube);
  return (
    <span class={`way-to-pay ${state}`} data-pay={cube} {...lights(sight, patterns, label)}>
      <MervCube cube={cube} size={30} />
      {!isUpgrade && <b class="num">{held}</b>}
    </span>
  );
}

/** A breakthrough that helps to pay. */
function Power({ sight, kind }: { sight: Sight; kind: "exchange" | "discount" }) {
  const w = mervWords.value.pay;
  const patterns = speak.power(kind);
  const state = stateOf(sight.table, patterns);
  if (!state) return null;
  return (
    <span class={`way-to-pay power ${state}`} data-pay={kind} {...lights(sight, patterns, w[kind])}>
      <Icon name="breakthrough" size={20} /> {w[kind]}
    </span>
  );
}

function Bound({ sight, kind, icon }: { sight: Sight; kind: "common" | "rare"; icon: IconName }) {
  const patterns = speak.good(kind);
  const state = stateOf(sight.table, patterns);
  if (!state) return null;
  return (
    <span class={`way-to-pay ${state}`} data-pay={kind} {...lights(sight, patterns, nameOf(sight.printed, kind))}>
      <Icon name={icon} size={26} />
    </span>
  );
}
