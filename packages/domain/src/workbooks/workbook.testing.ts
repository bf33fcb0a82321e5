// Makes files as spreadsheets save them, and malicious ones.

interface ZipPart {
  path: string
  content: string | Uint8Array
  /** The size in the directory of the file; a test may state a false one. */
  declaredSize?: number
  compressedSize?: number
  flags?: number
}

const encoder = new TextEncoder()

export async function deflated(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content.slice()]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function record(length: number, shorts: readonly [at: number, value: number][], longs: readonly [at: number, value: number][]): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of shorts) view.setUint16(at, value, true)
  for (const [at, value] of longs) view.setUint32(at, value, true)
  return bytes
}

export async function zipOf(parts: readonly ZipPart[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { path, content, declaredSize, compressedSize, flags = 0 } of parts) {
    const plain = typeof content === 'string' ? encoder.encode(content) : content
    const body = await deflated(plain)
    const name = encoder.encode(path)
    const sizes: [number, number] = [compressedSize ?? body.length, declaredSize ?? plain.length]
    pieces.push(
      record(
        30,
        [
          [6, flags],
          [8, 8],
          [26, name.length],
        ],
        [
          [0, 0x04034b50],
          [18, sizes[0]],
          [22, sizes[1]],
        ],
      ),
      name,
      body,
    )
    directory.push(
      record(
        46,
        [
          [8, flags],
          [10, 8],
          [28, name.length],
        ],
        [
          [0, 0x02014b50],
          [20, sizes[0]],
          [24, sizes[1]],
          [42, at],
        ],
      ),
      name,
    )
    at += 30 + name.length + body.length
  }
  const length = directory.reduce((sum, each) => sum + each.length, 0)
  const end = record(
    22,
    [
      [8, parts.length],
      [10, parts.length],
    ],
    [
      [0, 0x06054b50],
      [12, length],
      [16, at],
    ],
  )
  return new Uint8Array(await new Blob([...pieces, ...directory, end].map(each => each.slice())).arrayBuffer())
}

const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`
const relations = (...all: string[]) => `<?xml version="1.0"?><Relationships>${all.join('')}</Relationships>`

interface WorkbookText {
  /** The rows as XML, by the name of the sheet. */
  sheets: Readonly<Record<string, string>>
  shared?: readonly string[]
  /** Codes of number formats; the style of a cell is its index from 1. */
  formats?: readonly string[]
  hidden?: readonly string[]
}

export function partsOf({ sheets, shared = [], formats = [], hidden = [] }: WorkbookText): ZipPart[] {
  const names = Object.keys(sheets)
  const state = (name: string) => (hidden.includes(name) ? ' state="hidden"' : '')
  const xfs = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)]
  return [
    { path: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      path: 'xl/workbook.xml',
      content: `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>${names
        .map((name, at) => `<x:sheet name="${name}" sheetId="${at + 7}" r:id="rId${at + 1}"${state(name)}/>`)
        .join('')}</x:sheets></x:workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: relations(
        ...names.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `/xl/worksheets/sheet${at + 1}.xml`)),
        relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
        relation('rIdT', 'styles', 'styles.xml'),
      ),
    },
    { path: 'xl/sharedStrings.xml', content: `<sst>${shared.map(each => `<si>${each}</si>`).join('')}</sst>` },
    {
      path: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${formats
        .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
        .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${xfs.join('')}</cellXfs></styleSheet>`,
    },
    ...Object.values(sheets).map((content, at) => ({
      path: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<?xml version="1.0"?><worksheet><sheetData>${content}</sheetData></worksheet>`,
    })),
  ]
}

export const workbookOf = (text: WorkbookText): Promise<Uint8Array<ArrayBuffer>> => zipOf(partsOf(text))
