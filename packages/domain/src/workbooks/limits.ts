/** A workbook as large as a table of exercises can be, and no larger: it is read on a phone, too. */
export const workbookLimits = {
  fileBytes: 5_000_000,
  /** Of all parts together, counted while they are inflated: what a file says about its own size is not believed. */
  inflatedBytes: 50_000_000,
  entries: 2_000,
  sheets: 60,
  rows: 10_000,
  columns: 100,
  /** Of all sheets together. */
  cells: 200_000,
  /** Elements and texts of all parts together: empty cells and rows are small, and there can be millions of them. */
  tokens: 3_000_000,
  /** Letters of all cells together: thousands of cells may share one long text, and each cell gets a copy when cells are passed on. */
  letters: 20_000_000,
  /** Signs of a number format: a spreadsheet takes no more. */
  formatLength: 255,
} as const
