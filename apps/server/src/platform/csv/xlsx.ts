import { Readable } from 'node:stream'
import { isFormulaLike } from '@allenio/domain/tables'
import { ZipFile } from 'yazl'
import { streamOf } from '#platform/slices'

/** The values that a cell can hold. Text is written as text, so that a spreadsheet never reads it as a formula. */
export type Cell = string | number | { day: string } | null

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// the styles by position: plain, heading, day, and text that must still be text after an edit in the spreadsheet
const [plain, heading, day, quoted] = [0, 1, 2, 3]

const contents = `<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>
</Types>`

const relationshipsXml = (parts: readonly (readonly [type: string, target: string])[]) => `<Relationships xmlns="${packaged}/relationships">
${parts.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`).join('\n')}
</Relationships>`

const workbook = (sheet: string) => `<workbook xmlns="${main}" xmlns:r="${relations}">
<sheets><sheet name="${escapeXml(sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets>
</workbook>`

const styleSheet = `<styleSheet xmlns="${main}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/>
<xf xfId="0" quotePrefix="1"/></cellXfs>
</styleSheet>`

const frozenHeading = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'

/** Writes the sheet row by row: all rows of a large business at once would block the server. */
function* worksheet(headings: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string> {
  yield `${declaration}<worksheet xmlns="${main}">
<sheetViews><sheetView workbookViewId="0">${frozenHeading}</sheetView></sheetViews>
<sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/>
<sheetData>`
  yield rowOf(
    1,
    headings.map(text => textCell(text, heading)),
  )
  let number = 1
  for (const cells of rows) {
    number += 1
    yield rowOf(number, cells.map(cellOf))
  }
  yield `</sheetData>
</worksheet>`
}

/** One sheet with a heading as the file that spreadsheets open. */
export function xlsxOf(name: string, headings: readonly string[], rows: Iterable<readonly Cell[]>): Readable {
  const zip = new ZipFile()
  const put = (path: string, body: string) => zip.addBuffer(Buffer.from(`${declaration}${body}`), path)
  put('[Content_Types].xml', contents)
  put('_rels/.rels', relationshipsXml([['officeDocument', 'xl/workbook.xml']]))
  put('xl/workbook.xml', workbook(name))
  put(
    'xl/_rels/workbook.xml.rels',
    relationshipsXml([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  put('xl/styles.xml', styleSheet)
  zip.addReadStream(streamOf(worksheet(headings, rows)), 'xl/worksheets/sheet1.xml')
  zip.end()
  // the declared type is the older interface of the same stream
  return Readable.from(zip.outputStream as AsyncIterable<Buffer>)
}

const rowOf = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return `<c s="${plain}"/>`
  if (typeof cell === 'number') return `<c s="${plain}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="${day}"><v>${serialDay(cell.day)}</v></c>`
  return textCell(cell, isFormulaLike(cell) ? quoted : plain)
}

const textCell = (text: string, style: number) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, 32_767))}</t></is></c>`

// spreadsheets count days from the end of 1899, with a leap day in 1900 that never existed
const serialDay = (text: string): number => Math.round((Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string): string =>
  text
    // a spreadsheet would read _x0041_ as a letter
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // oxlint-disable-next-line no-control-regex -- XML has no way to write these
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, sign => entities[sign] ?? '')
    .toWellFormed()
