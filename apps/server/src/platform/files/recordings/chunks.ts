import { UnreadableRecording, type Recording } from './recording.ts'

// WAV and AVI (RIFF), AIFF and CAF: chunks of a name and a size. What playing does not need becomes filler of the same length.

interface Chunk {
  name: string
  start: number
  body: number
  end: number
}

interface ChunkFormat {
  isLittleEndian: boolean
  sizeBytes: 4 | 8
  /** Whether a chunk of odd length is followed by an empty byte. */
  isPadded: boolean
  filler: string
  /** The chunk of pictures and sounds: a recorder that was cut off, or writes while it records, gives a wrong size for it. */
  data: string
  playedChunks: ReadonlySet<string>
  /** The lists to walk through, by the four letters at their beginning, with what is played of them. */
  lists: Readonly<Record<string, ReadonlySet<string>>>
}

const riff: ChunkFormat = {
  isLittleEndian: true,
  sizeBytes: 4,
  isPadded: true,
  filler: 'JUNK',
  data: 'data',
  playedChunks: new Set(['fmt ', 'fact', 'data', 'ds64', 'idx1']),
  lists: { hdrl: new Set(['avih']), strl: new Set(['strh', 'strf', 'indx', 'vprp']), odml: new Set(['dmlh']) },
}

const aiff: ChunkFormat = { ...riff, isLittleEndian: false, data: 'SSND', playedChunks: new Set(['COMM', 'SSND', 'FVER']), lists: {} }

const caf: ChunkFormat = {
  ...aiff,
  sizeBytes: 8,
  isPadded: false,
  filler: 'free',
  data: 'data',
  playedChunks: new Set(['desc', 'data', 'kuki', 'pakt', 'chan']),
}

interface Span {
  start: number
  end: number
}

/** The chunk that begins here; undefined where what stands here cannot be one. */
async function readChunk(file: Recording, at: number, within: Span, format: ChunkFormat): Promise<Chunk | undefined> {
  const headBytes = 4 + format.sizeBytes
  if (within.end - at < headBytes) return undefined
  file.countStep()
  const head = await file.read(at, headBytes)
  const name = head.toString('latin1', 0, 4)
  const size = format.sizeBytes === 8 ? Number(head.readBigInt64BE(4)) : format.isLittleEndian ? head.readUInt32LE(4) : head.readUInt32BE(4)
  const body = at + headBytes
  const isOpen = size < 0 || body + size > within.end || (size === 0 && name === format.data)
  if (isOpen) return [format.data, 'RIFF', 'LIST'].includes(name) ? { name, start: at, body, end: within.end } : undefined
  // at the end of a file the empty byte is often missing
  return { name, start: at, body, end: Math.min(within.end, body + size + (format.isPadded ? size % 2 : 0)) }
}

async function cleanChunks(file: Recording, within: Span, format: ChunkFormat, playedChunks = format.playedChunks): Promise<void> {
  for (let at = within.start; at < within.end;) {
    const chunk = await readChunk(file, at, within, format)
    if (!chunk) return file.zero(at, within.end)
    at = chunk.end
    const isList = chunk.name === 'LIST' && chunk.end - chunk.body >= 4
    const kind = isList ? (await file.read(chunk.body, 4)).toString('latin1') : ''
    const listed = format.lists[kind]
    if (listed) await cleanChunks(file, { start: chunk.body + 4, end: chunk.end }, format, new Set([...listed, 'LIST']))
    else if (!playedChunks.has(chunk.name) && kind !== 'movi') {
      await file.write(chunk.start, Buffer.from(format.filler, 'latin1'))
      await file.zero(chunk.body, chunk.end)
    }
  }
}

/** Removes all that a WAV or AVI file tells beside its pictures and sounds. A large AVI has several parts, one after the other. */
export async function cleanRiff(file: Recording, start = 0): Promise<void> {
  let kind = (await file.read(start + 8, 4)).toString('latin1')
  if (kind !== 'WAVE' && kind !== 'AVI ') throw new UnreadableRecording('the kind of RIFF is not known')
  if (kind === 'WAVE') return cleanChunks(file, { start: start + 12, end: file.size }, riff)
  for (let at = start; at < file.size;) {
    const part = await readChunk(file, at, { start, end: file.size }, riff)
    kind = part && part.end - part.body >= 4 ? (await file.read(part.body, 4)).toString('latin1') : ''
    if (!part || part.name !== 'RIFF' || !kind.startsWith('AVI')) return file.zero(at, file.size)
    await cleanChunks(file, { start: part.body + 4, end: part.end }, riff)
    at = part.end
  }
}

export const cleanAiff = (file: Recording, start = 0): Promise<void> => cleanChunks(file, { start: start + 12, end: file.size }, aiff)

export const cleanCaf = (file: Recording, start = 0): Promise<void> => cleanChunks(file, { start: start + 8, end: file.size }, caf)
