// Who you are here: a name, an account, tokens for bots.

import { useEffect, useState } from "preact/hooks";
import { meetAccount } from "../own/keeping";
import { house } from "../play/house";
import { Link } from "../route";
import { language } from "../settings";
import type { PersonNow } from "../wire";
import { accountWords, loadAccountWords } from "./account/words";
import { Bots } from "./account_bots";
import { Tokens } from "./account_tokens";
import { useFetched } from "./fetched";
import { AccountName, Doing, Secret } from "./forms";
import { Frame } from "./frame";
import { CodeList, Codes, Devices, Leaving, Password, Recover } from "./your_account";

export function AccountPage() {
  const me = useFetched(house.me, "me");
  const w = accountWords.value;
  useEffect(() => void loadAccountWords(), [language.value]);
  const [codes, setCodes] = useState<string[]>([]);
  const again = () => {
    me.again();
    void meetAccount().catch(() => undefined); // its settings come with it, or those of this device become its own
  };
  return (
    <Frame heading={w.heading}>
      <p>
        <Link to="/you">{w.games}</Link> · <Link to="/settings">{w.settings}</Link>
      </p>
      {me.found && <Names key={`${me.found.guest}`} me={me.found} again={again} />}
      {me.found && <Account me={me.found} again={again} show={setCodes} />}
      {codes.length > 0 && <CodeList codes={codes} kept={() => setCodes([])} />}
      {me.found && !me.found.guest && <Password />}
      {me.found && !me.found.guest && codes.length === 0 && (
        <Codes left={me.found.codes ?? 0} show={setCodes} again={again} />
      )}
      {me.found?.name && <Devices key={`devices of ${me.found.name}`} />}
      {me.found?.name && <Tokens key={me.found.name} />}
      {me.found && !me.found.guest && <Bots />}
      {me.found?.name && <Leaving me={me.found} again={again} />}
    </Frame>
  );
}

interface Props {
  me: PersonNow;
  again(): void;
}

function Names({ me, again }: Props) {
  const w = accountWords.value;
  const [name, setName] = useState(me.name);
  return (
    <section class="sheet">
      <h2 class="head">{w.displayName}</h2>
      <Doing act={() => house.rename(name).then(again)}>
        <div class="row">
          <input
            aria-label={w.displayName}
            value={name}
            maxLength={24}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button class="plain">{w.save}</button>
        </div>
      </Doing>
    </section>
  );
}

function Account({ me, again, show }: Props & { show(codes: string[]): void }) {
  const w = accountWords.value;
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isNew, setNew] = useState(true);
  if (!me.guest) {
    return (
      <section class="sheet">
        <h2 class="head">{w.account}</h2>
        <p class="hint">{w.signedInAs(me.name)}</p>
        <button class="plain" onClick={() => void house.signOut().then(again)}>
          {w.signOut}
        </button>
      </section>
    );
  }
  const act = async () => {
    if (isNew) show((await house.register({ name, password })).codes);
    else await house.signIn({ name, password });
    again();
  };
  return (
    <section class="sheet">
      <h2 class="head">{w.account}</h2>
      <p class="hint">
        {w.guest} {w.accountHint}
      </p>
      <Doing act={act}>
        <div class="row fields">
          <AccountName label={w.name} value={name} put={setName} />
          <Secret label={w.password} value={password} put={setPassword} isNew={isNew} />
          <button class="plain" onClick={() => setNew(true)}>
            {w.register}
          </button>
          <button class="plain" onClick={() => setNew(false)}>
            {w.signIn}
          </button>
        </div>
      </Doing>
      <Recover again={again} />
    </section>
  );
}
