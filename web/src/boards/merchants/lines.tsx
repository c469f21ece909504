// Lines of the prospect.

export function Lines({ told }: { told: string[] }) {
  return (
    <ul class="brings">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
