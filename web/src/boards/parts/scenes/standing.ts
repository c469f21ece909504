// Where things stand on the screen: what lies over them moves with them.

/** Measure now, and whenever the screen or the board on it has another size. */
export function whereverItStands(measure: () => void): () => void {
  const later = () => void requestAnimationFrame(measure);
  const watched = new ResizeObserver(later);
  const board = document.querySelector(".board-place");
  if (board) watched.observe(board);
  addEventListener("resize", measure);
  measure();
  return () => {
    watched.disconnect();
    removeEventListener("resize", measure);
  };
}
