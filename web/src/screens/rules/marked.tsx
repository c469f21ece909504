// A text in which {ham} stands for a thing: its piece, if the title draws one, and its name.

import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GuideArt } from "../../boards/guides";

/** Whose rules these are: what things are called, and how they are drawn. */
export interface Telling {
  names: Record<string, string>;
  art: GuideArt;
}

export const Told = createContext<Telling>({ names: {}, art: { piece: () => null } });

const MARK = /\{([a-z0-9_]+)\}/;
const ONE = /(^|[^\d.,])1 $/;
const SIZE = 20;
const STUCK = "\u2060"; // what stands before a piece, such as a bracket, stays with it

export function Marked({ text }: { text: string }) {
  const { names, art } = useContext(Told);
  const parts = text.split(MARK);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0 ? part : <Thing key={at} piece={art.piece(part, SIZE)} name={nameIn(names, parts, at)} />,
      )}
    </>
  );
}

function Thing({ piece, name }: { piece: ComponentChildren; name: string }) {
  if (!piece) return <>{name}</>;
  return (
    <span class="thing">
      {STUCK}
      {piece}
      {"\u00a0"}
      {name}
    </span>
  );
}

/** Paragraphs; an empty line ends one. */
export function Paragraphs({ text, class: look }: { text: string; class: string }) {
  return text.split("\n\n").map((part) => (
    <p key={part} class={look} data-said>
      <Marked text={part} />
    </p>
  ));
}

/** The text as it is read aloud and searched. */
export function plain(text: string, names: Record<string, string>): string {
  const parts = text.split(MARK);
  return parts.map((part, at) => (at % 2 === 0 ? part : nameIn(names, parts, at))).join("");
}

/** What the thing of a mark is called there: after a 1 there may be another name for it. */
function nameIn(names: Record<string, string>, parts: string[], at: number): string {
  const id = parts[at]!;
  const one = ONE.test(parts[at - 1]!) ? names[`${id}_one`] : undefined;
  return one ?? names[id] ?? id;
}
