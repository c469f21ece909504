// Small marks that stand for a title, or for the level of a bot: own drawings, told apart by their outline.

const TITLES: Record<string, string> = {
  merkator: [
    "M12 .8c2.2 0 3.8 1.6 3.8 3.7 0 .9-.3 1.7-.8 2.3l6 1.5v1.9l-5.2.5c.5 3.4 1.7 6 3.9 8.1v3.7H4.3",
    "v-3.7c2.2-2.1 3.4-4.7 3.9-8.1L3 10.2V8.3l6-1.5c-.5-.6-.8-1.4-.8-2.3C8.2 2.4 9.8.8 12 .8Z",
  ].join(""),
  merchants: [
    "M2 12.5C2.4 5 6 3 11.6 3s8.8 2 9.2 9.5ZM1.6 13.4h20.8v3.4h-1.2a3.7 3.7 0 1 1-7.2 0h-4",
    "a3.7 3.7 0 1 1-7.2 0H1.6Z",
  ].join(""),
  merv: "M3 22.5V11.6h2.2C5.6 7.8 8 5.6 11.2 4.8V2h1.6v2.8c3.2.8 5.6 3 6 6.8H21v10.9Z",
};
const LEVELS: Record<string, string> = {
  apprentice: "M5 22V13L12 6.5 19 13v9h-5v-5h-4v5Z",
  journeyman: "M4 22V12h3V8.5h3V5h4v3.5h3V12h3v10h-6v-5h-4v5Z",
  factor: "M3 22V12.5h2.4V9.2h2.4V5.9h2.4V2.4h3.6v3.5h2.4v3.3h2.4v3.3H21V22h-3.4v-4.6h-3V22H9.4v-4.6h-3V22Z",
  patrician: [
    "M2 22V6.5h1.3V4.6h1.4v1.9h1.6V4.6h1.4v1.9H9V11h1V2h5.5l-1.4 1.6 1.4 1.6H11.6V11H15V6.5h1.3V4.6",
    "h1.4v1.9h1.6V4.6h1.4v1.9H22V22h-7.4v-3.6a2.6 2.6 0 0 0-5.2 0V22Z",
  ].join(""),
};
const SQUARE = "M5 5h14v14H5Z"; // for what has no mark of its own

export const TitleMark = ({ title }: { title: string }) => <Mark d={TITLES[title] ?? SQUARE} />;
export const LevelMark = ({ level }: { level: string }) => (LEVELS[level] ? <Mark d={LEVELS[level]} /> : null);

function Mark({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
