// The rules of a game on a page of their own.
import { house } from "../play/house";
import type { Params } from "../route";
import { place } from "../route";
import { language } from "../settings";
import { words } from "../words";
import { useFetched } from "./fetched";
import { Frame } from "./frame";
import { RuleList } from "./rule_list";

export function Rules({ params }: { params: Params }) {
  const title = params["title"]!;
  const w = words.value.rules;
  const rules = useFetched(() => house.rules(title, language.value), `${title} ${language.value}`);
  const shelf = useFetched(house.shelf, "shelf");
  const name = shelf.found?.find((one) => one.title === title)?.name ?? "";
  return (
    <Frame heading={w.heading(name)}>
      <p class="hint">{w.independent}</p>
      <p class="problem" role="alert">
        {rules.problem}
      </p>
      <RuleList clauses={rules.found ?? []} clause={place.value.query.get("clause") ?? ""} />
    </Frame>
  );
}
