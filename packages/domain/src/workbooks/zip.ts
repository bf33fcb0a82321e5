import { WorkbookFault } from './faults.ts'
import { workbookLimits } from './limits.ts'

interface ZipEntry {
  isDeflated: boolean
  bytes: Uint8Array<ArrayBuffer>
}

export interface Zip {
  has: (path: string) => boolean
  /** The content of a file, piece by piece. Throws when all that was read together passes the limit. */
  read: (path: string) => AsyncGenerator<Uint8Array>
  /** Throws when the parts together have more elements and texts than any workbook. */
  countTokens: (count: number) => void
}

const [endMark, centralMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const [endLength, centralLength, localLength] = [22, 46, 30]
const longestComment = 0xffff
// a piece of this size cannot become more than some megabytes, however it was made
const pieceLength = 4_096

/** Opens an archive by its directory. Sizes that it names are only used to find the next part. */
export function openZip(file: Uint8Array<ArrayBuffer>): Zip {
  const entries = parseDirectory(file)
  let left: number = workbookLimits.inflatedBytes
  let tokensLeft: number = workbookLimits.tokens

  async function* read(path: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(path)
    if (!entry) throw new WorkbookFault('damaged')
    const { pieces, stop } = streamOf(entry.bytes)
    const reader = (entry.isDeflated ? pieces.pipeThrough(new DecompressionStream('deflate-raw')) : pieces).getReader()
    try {
      for (;;) {
        const { value } = await reader.read().catch(() => Promise.reject(new WorkbookFault('damaged')))
        if (!value) return
        left -= value.length
        if (left < 0) throw new WorkbookFault('too large')
        yield value
      }
    } finally {
      // A reader that stops in the middle gets no further piece, and reads the last one to its end: Node throws past everybody where
      // inflated data come after a cancel.
      stop()
      while (await hasMore(reader));
    }
  }
  const countTokens = (count: number) => {
    tokensLeft -= count
    if (tokensLeft < 0) throw new WorkbookFault('too large')
  }
  return { has: path => entries.has(path), read, countTokens }
}

const hasMore = (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> =>
  reader.read().then(
    ({ done }) => !done,
    () => false,
  )

/** A piece is handed on when the one before it has been inflated and read. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): { pieces: ReadableStream<Uint8Array<ArrayBuffer>>; stop: () => void } {
  let at = 0
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + pieceLength))
        at += pieceLength
      },
    },
    { highWaterMark: 0 },
  )
  return { pieces, stop: () => (at = bytes.length) }
}

function parseDirectory(file: Uint8Array<ArrayBuffer>): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > workbookLimits.entries) throw new WorkbookFault('too large')
  const entries = new Map<string, ZipEntry>()
  for (let index = 0; index < count; index += 1) {
    if (at + centralLength > file.length || view.getUint32(at, true) !== centralMark) throw new WorkbookFault('damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(offset => view.getUint16(at + offset, true))
    const nameEnd = at + centralLength + (nameLength ?? 0)
    const name = new TextDecoder().decode(file.subarray(at + centralLength, nameEnd))
    const method = view.getUint16(at + 10, true)
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new WorkbookFault('locked')
    if (method === 0 || method === 8) entries.set(name.replace(/^\//, ''), { isDeflated: method === 8, bytes: contentAt(file, view, at) })
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= first; at -= 1) if (view.getUint32(at, true) === endMark) return at
  throw new WorkbookFault('damaged')
}

function contentAt(file: Uint8Array<ArrayBuffer>, view: DataView, central: number): Uint8Array<ArrayBuffer> {
  const length = view.getUint32(central + 20, true)
  const local = view.getUint32(central + 42, true)
  if (local + localLength > file.length || view.getUint32(local, true) !== localMark) throw new WorkbookFault('damaged')
  const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (start + length > file.length) throw new WorkbookFault('damaged')
  return file.subarray(start, start + length)
}
