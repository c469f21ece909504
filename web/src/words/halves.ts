// Points as they are written by hand: 54½.

export function halves(points: number): string {
  const whole = Math.floor(Math.abs(points));
  const half = Math.abs(points) === whole ? "" : "½";
  return `${points < 0 ? "−" : ""}${whole === 0 && half ? "" : whole}${half}`;
}
