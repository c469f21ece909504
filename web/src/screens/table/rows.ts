// Whether things have room in rows, one after the other. Pure functions.

export interface Space {
  width: number; // of a row
  rows: number;
  gap: number;
}

/** Whether things of these widths fit, one after the other, row by row. */
export function isRoomFor(widths: readonly number[], { width, rows, gap }: Space): boolean {
  let [row, left] = [1, width];
  for (const one of widths.filter((wide) => wide > 0)) {
    if (left < width && left - gap < one) [row, left] = [row + 1, width];
    left -= left < width ? one + gap : one;
    if (left < 0) return false;
  }
  return row <= rows;
}
