// What somebody can do about an account: its password, codes and devices, and leaving with it all.

import { useState } from "preact/hooks";
import { house } from "../play/house";
import { language } from "../settings";
import type { PersonNow, SessionNow } from "../wire";
import { accountWords } from "./account/words";
import { CopyButton } from "./copy_button";
import { useFetched } from "./fetched";
import { AccountName, Doing, Secret } from "./forms";
import "./styles/rooms.css";

export function Password() {
  const w = accountWords.value;
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  return (
    <section class="sheet">
      <h2 class="head">{w.passwordHead}</h2>
      <Doing act={() => house.changePassword({ old, new: fresh })}>
        <div class="row fields">
          <Secret label={w.oldPassword} value={old} put={setOld} />
          <Secret label={w.newPassword} value={fresh} put={setFresh} isNew />
          <button class="plain">{w.changePassword}</button>
        </div>
      </Doing>
    </section>
  );
}

/** Codes that have just been made: they are never shown again. */
export function CodeList({ codes, kept }: { codes: string[]; kept(): void }) {
  const w = accountWords.value;
  return (
    <section class="sheet" role="status">
      <h2 class="head">{w.codes}</h2>
      <p>{w.codesOnce}</p>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row">
        <CopyButton text={codes.join("\n")} name={w.copyCodes} icon="copy" />
        <button class="plain" onClick={kept}>
          {w.codesKept}
        </button>
      </div>
    </section>
  );
}

interface CodesProps {
  left: number;
  show(codes: string[]): void;
  again(): void;
}

export function Codes({ left, show, again }: CodesProps) {
  const w = accountWords.value;
  const [password, setPassword] = useState("");
  const make = async () => {
    show((await house.newCodes(password)).codes);
    setPassword("");
    again();
  };
  return (
    <section class="sheet">
      <h2 class="head">{w.codes}</h2>
      <p class="hint">{w.codesLeft(left)}</p>
      <Doing act={make}>
        <div class="row fields">
          <Secret label={w.oldPassword} value={password} put={setPassword} />
          <button class="plain">{w.newCodes}</button>
        </div>
      </Doing>
    </section>
  );
}

export function Recover({ again }: { again(): void }) {
  const w = accountWords.value;
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  return (
    <details>
      <summary>{w.forgot}</summary>
      <Doing act={() => house.recover({ name, code, password }).then(again)}>
        <div class="row fields">
          <AccountName label={w.name} value={name} put={setName} />
          <label>
            {w.code}{" "}
            <input
              autocomplete="off"
              value={code}
              maxLength={64}
              required
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <Secret label={w.newPassword} value={password} put={setPassword} isNew />
          <button class="plain">{w.useCode}</button>
        </div>
      </Doing>
    </details>
  );
}

export function Devices() {
  const w = accountWords.value;
  const sessions = useFetched(house.sessions, "sessions");
  const found = sessions.found ?? [];
  return (
    <section class="sheet">
      <h2 class="head">{w.devices}</h2>
      <ul class="tables devices">
        {found.map((one) => (
          <Device key={one.id} one={one} again={sessions.again} />
        ))}
      </ul>
      {found.length > 1 && (
        <button class="plain" onClick={() => void house.endOtherSessions().then(sessions.again)}>
          {w.endOthers}
        </button>
      )}
    </section>
  );
}

function Device({ one, again }: { one: SessionNow; again(): void }) {
  const w = accountWords.value;
  const day = new Date(one.used).toLocaleDateString(language.value);
  return (
    <li>
      <span class="tables-name">{named(one.label)}</span>
      <span class="hint">{one.current ? w.thisDevice : w.lastUsed(day)}</span>
      {!one.current && (
        <button class="plain" onClick={() => void house.endSession(one.id).then(again)}>
          {w.endSession}
        </button>
      )}
    </li>
  );
}

/** The house names devices in English: Firefox on Linux. */
function named(label: string): string {
  const w = accountWords.value;
  const [browser = "", system] = label.split(" on ");
  return system ? w.device(browser, system) : browser || w.unknownDevice;
}

export function Leaving({ me, again }: { me: PersonNow; again(): void }) {
  const w = accountWords.value;
  const [password, setPassword] = useState("");
  return (
    <section class="sheet">
      <h2 class="head">{w.data}</h2>
      <p>
        <a class="button" href="/api/export" download="fondaco.json">
          {w.download}
        </a>
      </p>
      <details>
        <summary>{w.leave}</summary>
        <p class="hint">{w.leaveHint}</p>
        <Doing act={() => house.forget(password).then(again)}>
          <div class="row fields">
            {!me.guest && <Secret label={w.oldPassword} value={password} put={setPassword} />}
            <button class="plain">{w.deleteAll}</button>
          </div>
        </Doing>
      </details>
    </section>
  );
}
