/** Limits that a table of exercises just fits into: phones read workbooks too. */
export const workbookLimits = {
  fileBytes: 5_000_000,
  /** The size of all parts together, counted while they are inflated: the size that a file states is not trusted. */
  inflatedBytes: 50_000_000,
  entries: 2_000,
  sheets: 60,
  rows: 10_000,
  columns: 100,
  /** The most cells in all sheets together. */
  cells: 200_000,
  /** The most elements and texts in all parts together: empty cells and rows are small, and there can be millions of them. */
  tokens: 3_000_000,
  /** Letters of all cells together: thousands of cells may share one long text, and each cell gets a copy when cells are passed on. */
  letters: 20_000_000,
  /** The longest number format; spreadsheets allow no longer one. */
  formatLength: 255,
} as const
