// What the map of Europe shows, as knots of a pen: coasts, rivers, ranges, woods, names, and where the places stand.
// All of it is drawn once, on a sheet of 846 x 472; the upright framing bends the same knots onto a sheet of 390 x 374.

export type Framing = "wide" | "upright";
/** A framing as it is laid out: an upright sheet may be drawn out to be `tall` times as high. */
export type Lay = { framing: Framing; tall: number };
export type Knot = readonly [x: number, y: number];

/** Closed shores: the continent first, then the islands. */
const COASTS = [
  `
    468 -51 437 -10 395 3 347 21 341 39 345 54 349 75 355 88 385 101 410 96 437 81 456 73 460 62 466 77 475 88
    487 110 501 131 503 146 507 160 532 163 539 146 561 146 571 129 576 105 588 85 608 73 612 60 586 45 585 28
    592 14 612 0 637 -11 651 -24 661 -38 691 -41 700 -29 678 -16 651 0 648 21 650 39 661 52 674 60 697 54 720 48
    737 47 753 59 737 63 720 68 694 70 678 75 679 85 689 94 688 110 686 124 675 122 665 108 651 114 644 133
    645 156 638 173 626 186 619 190 609 188 604 178 582 183 555 193 532 200 514 191 495 191 468 198 464 188
    446 183 439 168 456 150 466 138 454 129 458 110 437 119 412 124 408 143 410 160 420 176 423 193 431 202
    416 209 410 211 387 209 364 214 347 221 349 236 339 226 335 239 325 251 313 262 293 270 276 274 274 290
    252 300 244 308 226 306 225 300 215 300 220 320 197 318 172 324 175 335 201 342 213 349 226 365 228 376
    225 390 218 402 190 401 156 399 127 398 112 406 117 417 118 429 115 441 109 450 117 456 116 465 135 465
    148 468 159 473 176 468 210 468 220 462 235 460 249 451 242 444 260 432 288 425 307 418 305 406 333 402
    368 406 395 398 423 389 448 394 458 407 472 414 495 422 522 427 537 433 557 439 564 448 559 457 575 454
    583 448 575 442 582 435 603 440 604 436 582 428 564 422 550 419 532 414 518 399 497 389 497 375 520 371
    520 381 539 378 550 390 571 401 598 412 620 420 620 434 632 444 644 452 651 463 655 467 670 469 673 462
    680 458 684 460 684 455 671 448 667 437 682 437 688 431 709 431 713 437 741 429 731 418 728 409 738 397
    748 379 761 358 776 365 781 375 786 388 801 381 811 376 799 362 820 352 833 347 823 363 816 379 827 390
    850 404 888 412 918 426 926 440 900 441 868 433 846 427 826 429 799 420 765 427 742 432 726 435 712 439
    718 445 714 452 720 461 731 468 757 469 775 473 807 471 840 478 872 470 900 468 906 500 896 556 880 574
    850 580 780 575 700 556 640 560 580 575 520 560 482 540 468 513 460 488 468 466 444 463 343 467 274 470
    230 476 197 479 163 474 154 475 115 495 80 513 60 560 40 800 1400 800 1400 -300 720 -300 610 -190 545 -132
    500 -90
  `,
  `
    158 293 188 288 205 281 252 276 272 267 261 260 278 234 254 225 251 214 244 196 223 176 213 153 194 147
    212 119 215 110 185 110 194 90 168 90 156 117 159 138 160 158 170 160 168 178 191 176 196 201 194 214 176 216
    178 231 166 251 182 260 197 265 178 270 165 285
  `,
  "152 216 149 241 127 253 105 260 100 244 112 221 103 209 105 193 122 188 125 170 137 166 154 170 160 186",
  "470 156 497 146 499 166 489 178 472 168",
  "448 160 464 163 460 172 448 168",
  "601 117 612 103 609 117 601 125",
  "499 457 524 456 555 455 548 468 530 465 501 461",
  "410 430 435 427 439 446 414 448",
  "418 414 435 407 437 418 431 424 420 422",
  "291 444 309 441 303 446",
  "662 94 671 88 670 96",
  "147 94 151 101 137 117 136 105",
  "206 72 214 62 217 70 211 78",
  "180 84 188 79 190 86 182 88",
  "543 171 552 169 552 176 545 177",
  "637 62 648 58 652 65 641 68",
  "590 130 594 118 597 112 595 124",
  "366 206 379 203 380 206 368 209",
  "338 214 347 209 348 213 341 217",
  "676 482 700 478 722 484 700 490",
  "700 452 706 448 708 454",
  "263 449 272 446 274 451",
];

/** Elbe, Rhine, Danube, Vistula, Loire, Seine, Tagus, Dnieper, Düna, Ebro, Volga, Oder, Garonne, Po. */
const RIVERS = [
  "427 204 448 211 479 224 489 253 518 270 535 290",
  "327 251 364 251 385 276 412 296 397 340 435 345",
  "427 333 489 316 571 329 614 337 612 369 644 384 697 398 731 388 748 379",
  "612 191 608 224 644 244 629 294",
  "213 347 260 344 289 337 323 374",
  "251 304 289 316 333 333",
  "115 450 154 441 197 439",
  "762 357 794 328 762 283 762 198",
  "686 124 731 158 772 148",
  "246 444 222 430 196 412 168 408",
  "852 96 876 132 900 128 930 168 912 214 938 262",
  "566 188 560 218 540 246 556 276",
  "226 372 246 384 262 398",
  "500 382 470 380 436 384 404 378",
];

/** A range is drawn from its first knot to its last, with so many peaks, so many high. */
const RANGES: readonly (readonly [knots: string, peaks: number, size: number])[] = [
  ["366 384 400 372 436 366 476 362 512 358 548 358", 13, 1.05],
  ["414 362 462 352 506 348", 5, 0.8],
  ["214 412 250 415 292 418", 6, 0.9],
  ["600 306 640 310 676 330 702 352 706 380", 9, 0.85],
  ["388 52 410 34 432 12 452 -14 474 -44 498 -80", 10, 0.9],
  ["466 392 500 404 530 418 552 428", 7, 0.7],
  ["148 412 176 409 196 410", 4, 0.8],
  ["140 452 160 446 190 452", 4, 0.75],
  ["560 398 592 402 624 398 660 408", 6, 0.8],
  ["486 290 508 288", 3, 0.65],
  ["574 292 590 300", 3, 0.65],
  ["300 388 312 378", 3, 0.7],
  ["176 128 182 112", 3, 0.55],
  ["802 78 826 118 842 150", 5, 0.75],
  ["870 396 906 406 940 420", 6, 1],
  ["150 492 190 494 240 488 300 486", 7, 0.85],
  ["930 -40 950 40 960 130", 7, 0.9],
];

/** The middle tree of each wood. */
const WOODS = `
    709 222 742 241 803 231 757 108 720 18 747 1 508 60 539 36 568 217 807 278 684 256 770 34 790 150 860 60
    880 250 850 310 620 262 456 258 348 300 512 -20 560 -40 726 -60 800 -30 900 180
  `;

/** Latin names: where, how large, how turned; the seas in the color of water. */
const NAMES: readonly (readonly [name: string, x: number, y: number, size: number, turn: number, sea: boolean])[] = [
  ["Oceanus Atlanticus", 54, 340, 17, -62, true],
  ["Mare Germanicum", 282, 119, 14, -66, true],
  ["M. Balticum", 632, 126, 13, -58, true],
  ["Mare Mediterraneum", 335, 433, 14, -8, true],
  ["Pontus Euxinus", 790, 404, 11, -4, true],
  ["Polonia", 714, 289, 15, 0, false],
  ["Moscovia", 790, 183, 15, 0, false],
  ["Hungaria", 632, 360, 14, 0, false],
];

const SPOTS: Record<Framing, Record<string, Knot>> = {
  wide: {
    sweden: [550, 68],
    russia: [747, 119],
    denmark: [427, 122],
    england: [191, 206],
    danzig: [637, 211],
    hamburg: [466, 219],
    dutch_republic: [311, 272],
    bohemia: [546, 316],
    france: [287, 360],
    italy: [507, 404],
    spain: [173, 433],
  },
  upright: {
    newfoundland: [70, 48],
    sweden: [290, 66],
    denmark: [190, 82],
    russia: [340, 130],
    england: [62, 142],
    hamburg: [214, 146],
    danzig: [324, 202],
    dutch_republic: [140, 207],
    bohemia: [240, 256],
    france: [106, 262],
    italy: [204, 334],
    spain: [60, 340],
  },
};

/** How far each line bulges to its left, in parts of its length; where nothing is said, a tenth. */
const BULGES: Record<string, number> = { "hamburg sweden": 0.16, "england spain": -0.16 };

/** The upright sheet: where lengths of the wide one come to lie, left to right and top to bottom. */
const ACROSS = [
  [80, 7],
  [163, 47],
  [274, 104],
  [345, 144],
  [468, 216],
  [588, 281],
  [690, 332],
  [820, 392],
] as const;
const DOWN = [
  [-58, -53],
  [39, 19],
  [77, 48],
  [129, 88],
  [178, 129],
  [239, 183],
  [288, 228],
  [363, 294],
  [437, 355],
  [473, 384],
] as const;

/** The sheet itself, and how much wider or taller than drawn it may be laid out. */
export const SHEETS = {
  wide: { width: 846, height: 472, least: 1.4, most: 2.6 },
  upright: { width: 390, height: 374, least: 0.6, most: 1.3 },
} as const;

function bent(stops: readonly (readonly [number, number])[], at: number): number {
  const last = stops.findIndex(([from]) => at < from);
  const to = last < 0 ? stops.length - 1 : Math.max(1, last);
  const [[x0, y0], [x1, y1]] = [stops[to - 1]!, stops[to]!];
  return y0 + ((at - x0) * (y1 - y0)) / (x1 - x0);
}

function knots(text: string, { framing, tall }: Lay): Knot[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  const pairs = Array.from({ length: numbers.length / 2 }, (_, n): Knot => [numbers[2 * n]!, numbers[2 * n + 1]!]);
  return framing === "wide" ? pairs : pairs.map(([x, y]): Knot => [bent(ACROSS, x), bent(DOWN, y) * tall]);
}

export const coasts = (lay: Lay): Knot[][] => COASTS.map((text) => knots(text, lay));
export const rivers = (lay: Lay): Knot[][] => RIVERS.map((text) => knots(text, lay));
export const woods = (lay: Lay): Knot[] => knots(WOODS, lay);
export const ranges = (lay: Lay) => RANGES.map(([text, peaks, size]) => ({ along: knots(text, lay), peaks, size }));
export const names = NAMES;

export function spot(place: string, { framing, tall }: Lay): Knot | undefined {
  const at = SPOTS[framing][place];
  return at && [at[0], Math.round(at[1] * tall)];
}
export const bulge = (from: string, to: string): number => BULGES[`${from} ${to}`] ?? BULGES[`${to} ${from}`] ?? 0.1;
