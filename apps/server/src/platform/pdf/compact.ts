import { deflateSync } from 'node:zlib'

/** More in one stream hardly compress better, and a reader unpacks a whole stream for one of them. */
const objectsInOneStream = 200

interface PdfObject {
  number: number
  body: string
}

/**
 * Packs the small objects of a PDF into compressed streams (ISO 32000, 7.5.7). The compiler writes the structure that screen readers
 * follow as plain text, which is nine tenths of a long table. A file that is not laid out as expected is left as it is.
 */
export function compactPdf(bytes: Buffer): Buffer {
  // each byte becomes one character, so that positions stay
  const text = bytes.toString('latin1')
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-100))?.[1] ?? Number.NaN)
  const table = /^xref\s+0 (\d+)\s+/.exec(text.slice(tableAt, tableAt + 40))
  const trailer = /trailer\s*<<(.*)>>\s*startxref/s.exec(text.slice(tableAt))?.[1]
  if (!table || trailer === undefined) return bytes
  const size = Number(table[1])
  const entriesAt = tableAt + table[0].length
  const starts = Array.from({ length: size }, (_, number) => text.slice(entriesAt + number * 20, entriesAt + number * 20 + 18))
    .map((entry, number) => ({ number, at: Number(entry.slice(0, 10)), isUsed: entry.endsWith('n') }))
    .filter(({ isUsed }) => isUsed)
    .sort((one, other) => one.at - other.at)

  const file = startFile(text.slice(0, starts[0]?.at ?? 0), size)
  const small: PdfObject[] = []
  starts.forEach(({ number, at }, index) => {
    const whole = text.slice(at, starts[index + 1]?.at ?? tableAt)
    const body = /^\d+ 0 obj\s(.*)endobj\s*$/s.exec(whole)?.[1]
    if (body === undefined || /\sstream\s/.test(body)) file.addWhole(number, whole)
    else small.push({ number, body: body.trim() })
  })
  for (let at = 0; at < small.length; at += objectsInOneStream) file.addPacked(small.slice(at, at + objectsInOneStream))
  return file.end(trailer.replace(/\/Size \d+/, ''))
}

type Entry = [kind: 0 | 1 | 2, position: number, index: number]

function startFile(head: string, size: number) {
  const parts = [head]
  let length = head.length
  const entries: Entry[] = Array.from({ length: size }, () => [0, 0, 0])
  const append = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const addStream = (number: number, { fields, content }: { fields: string; content: Buffer }) => {
    entries[number] = [1, length, 0]
    const packed = deflateSync(content)
    append(`${number} 0 obj\n<<${fields}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`)
    append(packed.toString('latin1'))
    append('\nendstream\nendobj\n')
  }
  return {
    addWhole(number: number, whole: string) {
      entries[number] = [1, length, 0]
      append(whole)
    },
    addPacked(objects: readonly PdfObject[]) {
      const stream = entries.length
      let at = 0
      const places = objects.map(({ number, body }, index) => {
        entries[number] = [2, stream, index]
        const place = `${number} ${at}`
        at += body.length + 1
        return place
      })
      const index = `${places.join(' ')}\n`
      const content = Buffer.from(`${index}${objects.map(({ body }) => `${body}\n`).join('')}`, 'latin1')
      addStream(stream, { fields: `/Type/ObjStm/N ${objects.length}/First ${index.length}`, content })
    },
    end(trailer: string): Buffer {
      const number = entries.length
      const start = length
      entries[number] = [1, start, 0]
      const content = Buffer.alloc(entries.length * 7)
      entries.forEach(([kind, position, index], at) => {
        content.writeUInt8(kind, at * 7)
        content.writeUInt32BE(position, at * 7 + 1)
        content.writeUInt16BE(index, at * 7 + 5)
      })
      addStream(number, { fields: `/Type/XRef/Size ${entries.length}/W[1 4 2]${trailer}`, content })
      append(`startxref\n${start}\n%%EOF\n`)
      return Buffer.from(parts.join(''), 'latin1')
    },
  }
}
