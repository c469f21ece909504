// An engraved three-master under sail, for the sea of a map and the water before the house. Her waterline is y = 0.

export function Ship({ x, y, scale, away = false }: { x: number; y: number; scale: number; away?: boolean }) {
  return (
    <g class="engraved ship" transform={`translate(${x} ${y}) scale(${away ? -scale : scale} ${scale})`}>
      <path
        class="pen"
        d="M-34-34V-88M-5-24V-116M25-30V-96M44-32 76-54M-5-112 46-34M-5-112-54-38M25-94 72-52M-34-86-5-62"
      />
      <path class="paper" d="M-57-40h15l3 14h50l5-7h26l9-5c-1 15-7 29-17 39C16 6-30 6-46 1-52-10-57-25-57-40Z" />
      <path class="hatch" d="M-55-30h15M-53-22H46M-51-15H43M-48-8H39M-46-2H33M-54-36h13" />
      <path class="solid" d="M-36-20h5v5h-5ZM-22-20h5v5h-5ZM-8-20h5v5h-5ZM6-20h5v5H6ZM20-20h5v5h-5ZM-52-35h4v4h-4Z" />
      <path class="paper" d="M-27-62c15 4 30 4 45 0 6 11 6 21 1 32-15-5-33-5-47 0 6-11 6-21 1-32Z" />
      <path class="paper" d="M-20-104c10 3 21 3 31 0 5 13 6 25 4 38-12-4-27-4-39 0 5-14 7-25 4-38Z" />
      <path
        class="paper"
        d="M12-66c9 3 19 3 28 0 5 10 5 19 1 28-9-4-21-4-30 0 4-9 4-19 1-28Z
          M17-90c6 2 12 2 18 0 3 8 3 14 2 21-7-3-15-3-22 0 2-8 3-14 2-21Z"
      />
      <path class="paper" d="M-56-50-26-88c3 14 2 29-3 42-9-1-18-2-27-4Z" />
      <path
        class="hatch"
        d="M-18-60c4 9 4 18 0 27M-6-59c3 9 3 17 0 25M8-60c4 9 4 17 0 27M-12-102c3 12 3 23 0 34
          M3-102c4 12 4 22 1 34M20-65c3 8 3 17 0 25M32-65c3 8 3 17 0 25M-36-76c2 9 1 19-2 28"
      />
      <path class="solid" d="M-5-116l22 4-22 5ZM25-97l16 3-16 4ZM-34-89l14 3-14 4Z" />
    </g>
  );
}
