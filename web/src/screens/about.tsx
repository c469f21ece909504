// What Fondaco is, and what it is not; and of each title what is printed and what is reconstructed.

import { useEffect } from "preact/hooks";
import { loadOwnWords, ownWords } from "../own/words";
import { house } from "../play/house";
import { language } from "../settings";
import type { TitleNow } from "../wire";
import { useFetched } from "./fetched";
import { Frame } from "./frame";

export function About() {
  const w = ownWords.value.about;
  useEffect(() => void loadOwnWords(), [language.value]);
  const shelf = useFetched(house.shelf, "shelf");
  return (
    <Frame heading={w.heading}>
      <p class="prose">{w.text}</p>
      <p class="prose">{w.independent}</p>
      {shelf.found?.map((title) => (
        <Sources key={title.title} title={title} />
      ))}
    </Frame>
  );
}

function Sources({ title }: { title: TitleNow }) {
  const w = ownWords.value.about;
  const sources = w.sources[title.title];
  if (!sources) return null;
  return (
    <section>
      <h2>{title.name}</h2>
      <p class="prose">
        <strong>{w.printed}</strong> {sources.printed.join("; ")}.
      </p>
      <p class="prose">
        <strong>{w.ours}</strong> {sources.ours.join("; ")}.
      </p>
    </section>
  );
}
