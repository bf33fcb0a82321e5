/** Keys that move the focus from row to row. */
export const rowMoves = (index: number, last: number, focusRow: (index: number) => void): Record<string, () => void> => ({
  ArrowDown: () => focusRow(index + 1),
  j: () => focusRow(index + 1),
  ArrowUp: () => focusRow(index - 1),
  k: () => focusRow(index - 1),
  Home: () => focusRow(0),
  End: () => focusRow(last),
})
