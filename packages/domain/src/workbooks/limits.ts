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
} as const
