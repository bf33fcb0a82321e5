import { describe, expect, test, vi } from 'vitest'
import { TableFault } from '@allenio/domain/tables'
import { parseWorkbook, WorkbookFault, workbookLimits } from './index.ts'
import { partsOf, workbookOf, zipOf } from './workbook.testing.ts'

// the largest files take seconds on a machine that does other work, too
vi.setConfig({ testTimeout: 30_000 })

declare const process: { memoryUsage: () => { arrayBuffers: number } }

const bytes = (text: string) => new TextEncoder().encode(text)
const tables = async (file: Uint8Array<ArrayBuffer>) =>
  (await parseWorkbook(file)).map(({ name, rows }) => [name, rows.map(({ cells }) => cells)])
const faultOf = async (file: Uint8Array<ArrayBuffer>) => {
  const error: unknown = await parseWorkbook(file).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof WorkbookFault || error instanceof TableFault ? error.kind : error
}

describe('a workbook', () => {
  test('is read by its shown texts: shared and rich ones, its own, results of formulas, gaps', async () => {
    const file = await workbookOf({
      shared: ['<t>Squat &amp; co</t>', '<r><t>Panca </t></r><r><t xml:space="preserve">piana</t></r><rPh><t>x</t></rPh>'],
      sheets: {
        'Settimana 1': `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><f>2*2</f><v>4</v></c></row>
          <row r="3" hidden="1"><c r="A3"><v>9</v></c></row>
          <row r="9"><c r="A9" t="s"><v>1</v></c><c r="B9" t="inlineStr"><is><t>8-10</t></is></c>
          <c r="C9" t="str"><f>A1</f><v>due_x000A_righe</v></c><c r="D9" t="b"><v>1</v></c><c r="E9" t="e"><v>#REF!</v></c></row>`,
        Nascosto: '<row r="1"><c r="A1"><v>1</v></c></row>',
        Vuoto: '',
      },
      hidden: ['Nascosto'],
    })
    const [sheet, ...others] = await parseWorkbook(file)
    expect(others).toEqual([])
    expect(sheet?.name).toBe('Settimana 1')
    expect(sheet?.rows).toEqual([
      { line: 2, cells: ['Squat & co', '', '4'] },
      { line: 9, cells: ['Panca piana', '8-10', 'due\nrighe', '1', '#REF!'] },
    ])
  })

  test.each([
    ['0%', 0.75, '75%'],
    ['0.0%', 0.725, '72.5%'],
    ['0.0" kg"', 82.5, '82.5 kg'],
    ['General', 0.1 + 0.2, '0.3'],
    ['#,##0.##', 1_082.5, '1082.5'],
    ['h:mm', 90 / 1_440, '1:30'],
    ['mm:ss', 90 / 86_400, '1:30'],
    ['[h]:mm:ss', 90 / 86_400, '0:01:30'],
    ['[Red]0;[Blue]-0', 3, '3'],
    ['d-mmm', 45_938, '8-10'],
    ['d/m/yyyy', 38_939, '10/8/2006'],
    ['"Serie: "0', 4, 'Serie: 4'],
  ])('shows a figure by the format %s', async (format, value, text) => {
    const file = await workbookOf({ formats: [format], sheets: { a: `<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>` } })
    expect(await tables(file)).toEqual([['a', [[text]]]])
  })

  const row = (line: number, count: number) => `<row r="${line}">${'<c><v>1</v></c>'.repeat(count)}</row>`
  const rowsOf = (count: number, columns: number) => Array.from({ length: count }, (_, at) => row(at + 1, columns)).join('')

  test('of ten thousand cells is read at once', async () => {
    const [sheet] = await parseWorkbook(await workbookOf({ sheets: { a: rowsOf(1_000, 10) } }))
    expect(sheet?.rows.flatMap(({ cells }) => cells)).toHaveLength(10_000)
  })

  test.each([
    ['a row too many', rowsOf(workbookLimits.rows + 1, 1), 'too many rows'],
    ['a column too many', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'too many columns'],
    ['a cell too many', rowsOf(2_001, 100), 'too many cells'],
    ['a long cell', `<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`, 'cell too long'],
    ['a tag without end', `<row r="${'x'.repeat(70_000)}`, 'damaged'],
  ])('is refused for %s', async (_, sheet, fault) => {
    expect(await faultOf(await workbookOf({ sheets: { a: sheet } }))).toBe(fault)
  })
})

describe('a file that means harm', () => {
  const sheet = (content: string | Uint8Array, more = {}) => {
    const parts = partsOf({ sheets: { a: '' } })
    const last = parts.at(-1)
    return zipOf([...parts.slice(0, -1), { path: last?.path ?? '', content, ...more }])
  }

  test('that bursts is left when it passes the limit, whatever its directory says', async () => {
    const file = await sheet(new Uint8Array(70_000_000), { declaredSize: 10 })
    expect(file.length).toBeLessThan(500_000)
    const before = process.memoryUsage().arrayBuffers
    expect(await faultOf(file)).toBe('too large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000)
  })

  test.each([
    ['empty rows', '<row/>'.repeat(workbookLimits.tokens + 100), ''],
    ['copies of a long text', `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(10), 'x'.repeat(30_000)],
  ])('of nothing but %s is refused', { timeout: 60_000 }, async (_, rows, text) => {
    const file = await workbookOf({ sheets: { a: rows }, shared: [`<t>${text}</t>`] })
    expect(file.length).toBeLessThan(100_000)
    expect(await faultOf(file)).toBe('too large')
  })

  test('a hundred endless formats take about as long as a hundred short ones', async () => {
    const msOf = async (format: string) => {
      const file = await workbookOf({
        sheets: { a: '<row><c s="1"><v>0.5</v></c></row>' },
        formats: Array.from({ length: 100 }, () => format),
      })
      const begun = performance.now()
      const [sheet] = await parseWorkbook(file)
      return { cells: sheet?.rows[0]?.cells, ms: performance.now() - begun }
    }
    const [short, endless] = [await msOf('[h]:mm'), await msOf('['.repeat(60_000))]
    expect([short.cells, endless.cells]).toEqual([['12:00'], ['0.5']])
    // six megabytes are read instead of a thousand signs; quadratic expressions took minutes
    expect(endless.ms).toBeLessThan(100 * short.ms + 5_000)
  })

  test('lets other work go on while it is read', async () => {
    const file = await workbookOf({ sheets: { a: `<row r="1"><c><v>1</v></c></row>${' '.repeat(6_000_000)}${'<x/>'.repeat(200_000)}` } })
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    expect(await tables(file)).toEqual([['a', [['1']]]])
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })

  test.each([
    ['names a size beyond its end', () => sheet('<worksheet/>', { compressedSize: 9_000_000 }), 'damaged'],
    ['is cut off', async () => (await sheet('<worksheet/>')).slice(0, -40), 'damaged'],
    ['is locked', () => sheet('<worksheet/>', { flags: 1 }), 'locked'],
    ['has entities of its own', () => sheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'), 'damaged'],
    ['is an archive of something else', () => zipOf([{ path: 'word/document.xml', content: '<w/>' }]), 'no workbook'],
    ['is no deflated data', async () => corrupted(await sheet('<worksheet>'.repeat(900))), 'damaged'],
    ['is an old workbook', async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'locked'],
    ['is heavier than allowed', async () => new Uint8Array(workbookLimits.fileBytes + 1), 'too large'],
    ['is a PDF', async () => bytes('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'no workbook'],
    ['is a picture', async () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'no workbook'],
    ['is empty', async () => bytes('\n\n'), 'no workbook'],
    ['has a quote that is not closed', async () => bytes('a,b\n"c'), 'broken quote'],
    ['has a row too many', async () => bytes('x\n'.repeat(workbookLimits.rows + 1)), 'too many rows'],
  ])('%s is refused', async (_, make, fault) => {
    expect(await faultOf(await make())).toBe(fault)
  })

  /** The last part's data in the middle. */
  function corrupted(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const name = bytes('xl/worksheets/sheet1.xml')
    const at = file.findIndex((_, from) => name.every((sign, offset) => file[from + offset] === sign)) + name.length
    return file.map((byte, index) => (index >= at && index < at + 20 ? 0xff : byte))
  }
})

test.each([
  [
    'semicolons',
    '\ufeffEsercizio;Serie\r\n"Squat;\r\nbasso";4\r\n',
    [
      ['Esercizio', 'Serie'],
      ['Squat;\r\nbasso', '4'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'commas, with a formula that was made text',
    "a,b\n'=1+1,'word",
    [
      ['a', 'b'],
      ['=1+1', "'word"],
    ],
  ],
])('a table with %s is one sheet', async (_, text, rows) => {
  expect(await tables(bytes(text))).toEqual([['', rows]])
})
