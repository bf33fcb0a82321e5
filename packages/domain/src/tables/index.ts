export { boundedRows, type RowBuilder, type TableRow } from './bounded-rows.ts'
export { csvRows, type CsvReading } from './csv.ts'
export { cutCell } from './cut-cells.ts'
export { decodeTable, type Encoding } from './decoded-tables.ts'
export { TableFault, type TableFaultKind } from './faults.ts'
export { guessColumns, plainHeading } from './headings.ts'
export { isFormulaLike, neutralizeFormula, restoreFormula } from './formulas.ts'
export { tableLimits, type TableLimits } from './limits.ts'
export {
  codesByWord,
  findOverlongRow,
  listSeparator,
  listSeparators,
  rowCells,
  type ParsedRow,
  type RowCells,
  type RowFault,
} from './row-cells.ts'
export { guessSeparator, type Separator } from './separators.ts'
export { csvLines } from './csv-lines.ts'
