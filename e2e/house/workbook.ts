import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`

/** An XLSX as a spreadsheet saves it: texts are shared, figures are figures. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const texts = [
    ...new Set(
      Object.values(sheets)
        .flat(2)
        .filter(cell => typeof cell === 'string' && cell !== ''),
    ),
  ]
  const cellOf = (cell: Cell) => {
    if (cell === '') return '<c/>'
    return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="s"><v>${texts.indexOf(cell)}</v></c>`
  }
  const rowOf = (cells: readonly Cell[]) => `<row>${cells.map(cellOf).join('')}</row>`
  return zipOf({
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join('')}${relation('texts', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map(text => `<si><t>${escaped(String(text))}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${(sheets[name] ?? []).map(rowOf).join('')}</sheetData></worksheet>`,
      ]),
    ),
  })
}

function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const [name, plain] = [Buffer.from(path), Buffer.from(content)]
    const body = deflateRawSync(plain)
    // version, flags, method, time and day, then checksum, sizes and the length of the name
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, name, body)
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, name)
    at += 30 + name.length + body.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(listing.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, listing, Buffer.from('PK\u0005\u0006'), end])
}
