import { cellLimit, type CopiedTable } from './tsv.ts'

/** Longer HTML takes seconds to parse; the plain text beside it is read instead. */
const lengthLimit = 8_000_000
const ownMark = 'data-allenio-cells'
const spanLimit = 200

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)

/** Prints cells as HTML, which some programs prefer. The number format keeps a spreadsheet from reading a text as a formula. */
export function printHtml(rows: readonly (readonly string[])[]): string {
  const cellOf = (text: string) =>
    `<td style="mso-number-format:'\\@'">${escaped(text).replaceAll(/\r\n|[\r\n]/g, '<br style="mso-data-placement:same-cell">')}</td>`
  return `<table ${ownMark}><tbody>${rows.map(cells => `<tr>${cells.map(cellOf).join('')}</tr>`).join('')}</tbody></table>`
}

/** Parses the table of a spreadsheet. Undefined for other HTML and for our own copies: their plain text is read instead. */
export function parseHtml(html: string): CopiedTable | undefined {
  if (html.length > lengthLimit || html.includes(ownMark) || !/<table/i.test(html)) return undefined
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return undefined
  const rows: string[][] = []
  // for each column, how many rows a cell further up still covers
  const covers: number[] = []
  let count = 0
  for (const row of table.rows) {
    if (row.style.display === 'none') continue
    if (count >= cellLimit) return { rows, isCut: true }
    const cells = cellsOf(row, covers)
    count += cells.length
    rows.push(cells)
  }
  return rows.length > 0 ? { rows, isCut: false } : undefined
}

/** A cell that spans several columns or rows has its text in the first and leaves the others empty. */
function cellsOf(row: HTMLTableRowElement, covers: number[]): string[] {
  const cells: string[] = []
  const skipCovered = () => {
    while ((covers[cells.length] ?? 0) > 0) {
      covers[cells.length] = (covers[cells.length] ?? 0) - 1
      cells.push('')
    }
  }
  for (const element of row.cells) {
    skipCovered()
    for (let column = 0; column < Math.min(element.colSpan, spanLimit); column += 1) {
      covers[cells.length] = Math.min(element.rowSpan, spanLimit) - 1
      cells.push(column === 0 ? textOf(element) : '')
    }
  }
  skipCovered()
  return cells
}

// a character of the private use area, which stands for a line break until blanks are collapsed
const lineSign = '\ue000'

/** The text as it is seen: blanks are collapsed, and a line break ends a line. */
function textOf(element: HTMLElement): string {
  for (const br of element.querySelectorAll('br')) br.replaceWith(lineSign)
  return element.textContent
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll(/ ?\ue000 ?/g, '\n')
    .trim()
}
