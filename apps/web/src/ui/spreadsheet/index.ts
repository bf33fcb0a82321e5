export { cellLimit } from '#lib/clipboard-table'
export { KeyDialog } from './key-dialog.tsx'
export { keyText } from './key-text.ts'
export { commandOf, isPasteOfRows, type Command, type KeyPress } from './keys.ts'
export type { SheetGroup, SheetRow } from './lines.ts'
export type { Paste } from './paste.ts'
export { useOfRow } from './sheet-context.ts'
export type { RowSource, SheetVisitor } from './sheet-context.ts'
export type {
  CellChange,
  CellMark,
  CellView,
  KeyPlace,
  KeyRow,
  OwnKey,
  PasteOutcome,
  RowInsertion,
  RowMove,
  SheetActions,
  SheetOption,
} from './sheet-actions.ts'
export { Spreadsheet } from './spreadsheet.tsx'
export type { SheetColumn, SpreadsheetProps } from './spreadsheet.tsx'
export { useSheetWords } from './words.ts'
