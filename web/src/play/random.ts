// Chance of this browser's own. `crypto.randomUUID` and `crypto.subtle` are for secure addresses only; this works on
// the plain http of a home network, too.

/** So many random bytes, in hexadecimal digits. */
export function randomHex(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The name of a message. */
export const freshCid = () => randomHex(16);
