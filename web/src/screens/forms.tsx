// Forms about oneself: each does one thing, and says whether it went well.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { accountWords } from "./account/words";

/** A form that does one thing, and says whether it went well. */
export function Doing({ act, children }: { act(): Promise<unknown>; children: ComponentChildren }) {
  const [said, setSaid] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    act().then(
      () => setSaid(accountWords.value.saved),
      (trouble: Error) => setSaid(trouble.message),
    );
  };
  return (
    <form onSubmit={submit}>
      {children}
      <p class="hint" role="status">
        {said}
      </p>
    </form>
  );
}

interface SecretProps {
  label: string;
  value: string;
  put(value: string): void;
  isNew?: boolean;
}

/** A field for a password, an old or a new one. */
export function Secret({ label, value, put, isNew = false }: SecretProps) {
  return (
    <label>
      {label}{" "}
      <input
        type="password"
        autocomplete={isNew ? "new-password" : "current-password"}
        minLength={10}
        maxLength={200}
        value={value}
        required
        onInput={(event) => put(event.currentTarget.value)}
      />
    </label>
  );
}

/** The name of an account. */
export function AccountName({ label, value, put }: Omit<SecretProps, "isNew">) {
  return (
    <label>
      {label}{" "}
      <input
        autocomplete="username"
        value={value}
        maxLength={24}
        required
        onInput={(event) => put(event.currentTarget.value)}
      />
    </label>
  );
}
