// A sentence of a lesson; what stands between two stars is to be seen first: "*Click it:* your caravan goes there."

export function Sentence({ text }: { text: string }) {
  return <>{text.split("*").map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : part))}</>;
}
