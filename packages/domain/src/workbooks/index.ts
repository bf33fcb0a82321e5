import { csvRows, decodeTable, guessSeparator, restoreFormula, type TableRow } from '@allenio/domain/tables'
import { WorkbookFault } from './faults.ts'
import { workbookLimits } from './limits.ts'
import { parseParts, parseSharedTexts, parseStyles } from './parts.ts'
import { parseSheet } from './sheets.ts'
import { openZip } from './zip.ts'

export { WorkbookFault, type WorkbookFaultKind } from './faults.ts'
export { workbookLimits } from './limits.ts'

export interface Sheet {
  /** Empty where the file is a table without sheets. */
  name: string
  rows: readonly TableRow[]
}

/** The tables of a file: the sheets of an XLSX, or one of a CSV. Throws a WorkbookFault, or the TableFault of a table. */
export async function parseWorkbook(file: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (file.length > workbookLimits.fileBytes) throw new WorkbookFault('too large')
  const sheets = startsWith(file, zipSigns) ? await parseXlsx(file) : parseCsv(file)
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new WorkbookFault('no workbook')
  if (countLetters(filled) > workbookLimits.letters) throw new WorkbookFault('too large')
  return filled
}

const countLetters = (sheets: readonly Sheet[]): number =>
  sheets.reduce((sum, { rows }) => rows.reduce((inRows, { cells }) => cells.reduce((all, cell) => all + cell.length, inRows), sum), 0)

const zipSigns = [0x50, 0x4b]
// Excel up to 2003 wrote such files, and newer ones hide a workbook with a password in them
const oldSigns = [0xd0, 0xcf, 0x11, 0xe0]
/** PDF, RTF, PNG, JPEG, GIF, gzip, RAR and 7z: much of them reads as text, and would come in as exercises. */
const otherFiles = ['%PDF', '{\\rtf', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b', 'Rar!', '7z\xbc\xaf']
const isOtherFile = (file: Uint8Array): boolean => {
  const start = String.fromCharCode(...file.subarray(0, 5))
  return otherFiles.some(sign => start.startsWith(sign))
}
const startsWith = (file: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, at) => file[at] === sign)

function parseCsv(file: Uint8Array): Sheet[] {
  if (startsWith(file, oldSigns)) throw new WorkbookFault('locked')
  if (isOtherFile(file)) throw new WorkbookFault('no workbook')
  const { text } = decodeTable(file)
  const rows = csvRows(text, { separator: guessSeparator(text), limits: workbookLimits })
  return [{ name: '', rows: [...rows].map(({ line, cells }) => ({ line, cells: cells.map(restoreFormula) })) }]
}

async function parseXlsx(file: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const zip = openZip(file)
  const parts = await parseParts(zip)
  if (parts.sheets.length > workbookLimits.sheets) throw new WorkbookFault('too many sheets')
  const sharedTexts = await parseSharedTexts(zip, parts.sharedTextsPath)
  const styles = await parseStyles(zip, parts.stylesPath)
  const sheets: Sheet[] = []
  let cellsLeft: number = workbookLimits.cells
  for (const { name, path } of parts.sheets) {
    const rows = await parseSheet(zip, path, { sharedTexts, styles, isFrom1904: parts.isFrom1904, cellsLeft })
    cellsLeft -= rows.reduce((sum, { cells }) => sum + cells.length, 0)
    sheets.push({ name, rows })
  }
  return sheets
}
