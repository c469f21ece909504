// What an invasion cost: buildings lost, ransomed, defended, and whose.

import type { ComponentChildren } from "preact";
import { Icon } from "../../../pieces/icon";
import type { Picture } from "../../parts/scenes/scene";
import { MervCube } from "../cubes";
import { OwnerBadge } from "../owner";
import type { Cube, Owner } from "../view";
import { type At, namesOf } from "./at";
import type { Toll } from "./counting";
import { Flame } from "./invasion";
import { sceneWords } from "./words";

const READ = 3600;

export function tollPicture(at: At, toll: Toll): Picture {
  const w = sceneWords.value;
  return {
    heading: w.cost,
    lit: [...toll.lost, ...toll.ransomed].map(({ site }) => `[data-site="${site}"]`),
    sheet: <Sheet at={at} toll={toll} />,
    said: w.costSaid(toll.lost.length, toll.ransomed.length, toll.defended.length),
    over: ".v-right",
    lasts: READ,
  };
}

function Sheet({ at, toll }: { at: At; toll: Toll }) {
  const w = sceneWords.value;
  const names = namesOf(at);
  const defended = toll.defended.map((id) => at.view.city.find((site) => site?.site === id));
  return (
    <table class="count toll">
      <tbody>
        <Row icon={<Flame size={26} />} name={w.lost} count={toll.lost.length}>
          {toll.lost.map(({ owner, site }) => (
            <Whose key={site} owner={owner}>
              {names.site(site)}
            </Whose>
          ))}
        </Row>
        <Row icon={<MervCube cube="white" size={26} />} name={w.ransomed} count={toll.ransomed.length}>
          {toll.ransomed.map(({ owner, site, cube }) => (
            <Whose key={site} owner={owner}>
              <MervCube cube={cube as Cube} size={22} /> {names.site(site)}
            </Whose>
          ))}
        </Row>
        <Row icon={<Icon name="soldier" size={26} />} name={w.defended} count={toll.defended.length}>
          {defended.map(
            (site) =>
              site &&
              site.owner !== null && (
                <Whose key={site.site} owner={site.owner}>
                  {names.site(site.site)}
                </Whose>
              ),
          )}
        </Row>
      </tbody>
    </table>
  );
}

function Row(props: { icon: ComponentChildren; name: string; count: number; children: ComponentChildren }) {
  return (
    <tr>
      <th scope="row">
        <span class="count-who">
          {props.icon}
          <span>{props.name}</span>
        </span>
      </th>
      <td>
        <b>{props.count}</b>
      </td>
      <td class="whose-all">{props.children}</td>
    </tr>
  );
}

function Whose({ owner, children }: { owner: Owner; children: ComponentChildren }) {
  return (
    <span class="whose">
      <OwnerBadge owner={owner} size={20} /> {children}
    </span>
  );
}
