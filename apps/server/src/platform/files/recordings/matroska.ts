import { noteSeconds, UnreadableRecording, type Recording } from './recording.ts'

// WebM and Matroska (RFC 8794, RFC 9559): elements within elements, each an id, a size and its content. What playing does not need
// becomes a Void element of the same length.

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
  cluster: 0x1f43b675,
  void: 0xec,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

const others = { tags: 0x1254c367, attachments: 0x1941a469, chapters: 0x1043a770 }
const partsOfSegment = new Set<number>([ids.seekHead, ids.info, ids.tracks, ids.cues, ids.cluster, ...Object.values(others)])

/** The fields of a track that say how to play it; its name is not among them. */
const playedFields = new Set<number>([
  ids.trackNumber,
  0x73c5,
  ids.trackType,
  0xb9,
  0x88,
  0x55aa,
  0x55ab,
  0x55ac,
  0x55ad,
  0x55ae,
  0x55af,
  0x9c,
  0x6de7,
  0x6df8,
  0x23e383,
  0x234e7a,
  0x23314f,
  0x537f,
  0x55ee,
  0x41e4,
  0x22b59c,
  0x22b59d,
  0x86,
  0x63a2,
  0x56aa,
  0x56bb,
  0x6fab,
  0xe0,
  0xe1,
  0xe2,
  0x6d80,
])

const pictureTrack = 1
const soundTrack = 2

interface Element {
  id: number
  start: number
  body: number
  end: number
  /** A recorder that writes while it records does not know the size of what it has begun. */
  isOpen: boolean
}

/** The bytes of a number of variable length: as many as the first byte has zeros at its beginning, and one. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

function readNumber(bytes: Buffer, at: number, length: number): number {
  let value = 0
  for (let index = 0; index < length; index++) value = value * 256 + bytes.readUInt8(at + index)
  return value
}

/** A number without the bit that tells its length; what is past 2^53 is larger than any file, and may be inexact. */
function readVariable(bytes: Buffer, at: number, length: number): number {
  const rest = readNumber(bytes, at + 1, length - 1)
  return (bytes.readUInt8(at) % 2 ** (8 - length)) * 2 ** (8 * (length - 1)) + rest
}

async function readElement(file: Recording, at: number, end: number): Promise<Element> {
  file.countStep()
  const bytes = await file.read(at, Math.min(12, end - at))
  const idLength = lengthOf(bytes[0] ?? 0)
  const sizeLength = idLength <= 4 ? lengthOf(bytes[idLength] ?? 0) : 9
  const headLength = idLength + sizeLength
  if (sizeLength > 8 || headLength > bytes.length) throw new UnreadableRecording('an element is broken')
  const id = readNumber(bytes, 0, idLength)
  const size = readVariable(bytes, idLength, sizeLength)
  const isOpen = size >= 2 ** (7 * sizeLength) - 1
  const body = at + headLength
  const isCut = body + size > end
  if (isCut && !isOpen && !isCuttable(id)) throw new UnreadableRecording('an element is longer than what it is in')
  return { id, start: at, body, end: isOpen || isCut ? end : body + size, isOpen }
}

/** A recording that was cut off still plays up to there. */
const isCuttable = (id: number) => [ids.segment, ids.cluster, ids.simpleBlock, ids.blockGroup].some(each => each === id)

async function readElements(file: Recording, { body, end }: Pick<Element, 'body' | 'end'>): Promise<Element[]> {
  const elements: Element[] = []
  for (let at = body; at < end; at = elements.at(-1)?.end ?? end) elements.push(await readElement(file, at, end))
  return elements
}

/** Makes an element empty: the id of Void has one byte, and the size takes the rest of the old header. */
async function voidElement(file: Recording, { start, body, end }: Element): Promise<void> {
  const sizeLength = Math.min(8, body - start - 1)
  const size = end - start - 1 - sizeLength
  const sizeField = (2n ** BigInt(7 * sizeLength) + BigInt(size)).toString(16).padStart(2 * sizeLength, '0')
  const head = Buffer.from(ids.void.toString(16) + sizeField, 'hex')
  await file.write(start, head)
  await file.zero(start + head.length, end)
}

/** Removes all that a WebM or Matroska file tells beside its pictures and sounds. */
export async function cleanMatroska(file: Recording, start = 0): Promise<void> {
  let hasSegment = false
  for (let at = start; at < file.size;) {
    const element = await readElement(file, at, file.size).catch(() => undefined)
    const isKnown = element && (element.id === ids.head || element.id === ids.segment || element.id === ids.void)
    if (!isKnown) {
      if (!hasSegment) throw new UnreadableRecording('there is no recording in it')
      return file.zero(at, file.size)
    }
    if (element.id === ids.void) await voidElement(file, element)
    if (element.id === ids.segment) {
      await cleanSegment(file, element)
      hasSegment = true
    }
    at = element.end
  }
  if (!hasSegment) throw new UnreadableRecording('there is no recording in it')
}

async function cleanSegment(file: Recording, segment: Element): Promise<void> {
  let droppedTracks: Set<number> | undefined
  for (let at = segment.body; at < segment.end;) {
    const part = await readElement(file, at, segment.end)
    at = part.end
    switch (part.id) {
      case ids.info:
        await cleanInfo(file, part)
        break
      case ids.tracks:
        droppedTracks = await cleanTracks(file, part)
        break
      case ids.cluster:
        if (!droppedTracks) throw new UnreadableRecording('the tracks come after their data')
        if (part.isOpen || droppedTracks.size > 0) at = await cleanCluster(file, part, droppedTracks)
        break
      case ids.seekHead:
      case ids.cues:
        break
      default:
        if (part.isOpen) throw new UnreadableRecording('an element has no end')
        await voidElement(file, part)
    }
  }
  if (!droppedTracks) throw new UnreadableRecording('there are no tracks')
}

async function cleanInfo(file: Recording, info: Element): Promise<void> {
  const fields = await readElements(file, info)
  await readSeconds(file, fields)
  for (const field of fields) {
    if (field.id === ids.timestampScale || field.id === ids.duration) continue
    // both have to be there, but may be empty
    if (field.id === ids.muxingApp || field.id === ids.writingApp) await file.zero(field.body, field.end)
    else await voidElement(file, field)
  }
}

const usualScale = 1_000_000

/** The length stands in steps of so many nanoseconds. A browser that records does not know it yet. */
async function readSeconds(file: Recording, fields: readonly Element[]): Promise<void> {
  const bytesOf = async (id: number) => {
    const field = fields.find(each => each.id === id)
    return field ? file.read(field.body, Math.min(8, field.end - field.body)) : undefined
  }
  const [scale, duration] = [await bytesOf(ids.timestampScale), await bytesOf(ids.duration)]
  const steps = duration?.length === 8 ? duration.readDoubleBE() : duration?.length === 4 ? duration.readFloatBE() : 0
  noteSeconds(file, (steps * (scale ? readNumber(scale, 0, scale.length) : usualScale)) / 1e9)
}

/** Answers the numbers of the tracks that are neither picture nor sound. */
async function cleanTracks(file: Recording, tracks: Element): Promise<Set<number>> {
  const dropped = new Set<number>()
  let playedCount = 0
  for (const entry of await readElements(file, tracks)) {
    if (entry.id !== ids.trackEntry) {
      await voidElement(file, entry)
      continue
    }
    const fields = await readElements(file, entry)
    const numberOf = async (id: number) => {
      const field = fields.find(each => each.id === id)
      const length = field ? Math.min(8, field.end - field.body) : 0
      return field ? readNumber(await file.read(field.body, length), 0, length) : 0
    }
    const type = await numberOf(ids.trackType)
    if (type === pictureTrack || type === soundTrack) playedCount += 1
    else dropped.add(await numberOf(ids.trackNumber))
    for (const field of fields) if (!playedFields.has(field.id)) await voidElement(file, field)
  }
  if (playedCount === 0) throw new UnreadableRecording('there is no picture and no sound')
  return dropped
}

/** Empties the blocks of dropped tracks; answers where the cluster ends, which one of unknown size shows only so. */
async function cleanCluster(file: Recording, cluster: Element, droppedTracks: Set<number>): Promise<number> {
  for (let at = cluster.body; at < cluster.end;) {
    const element = await readElement(file, at, cluster.end)
    if (cluster.isOpen && partsOfSegment.has(element.id)) return element.start
    if (element.isOpen) throw new UnreadableRecording('an element has no end')
    if (element.id === ids.simpleBlock) await emptyBlock(file, element, droppedTracks)
    if (element.id === ids.blockGroup && droppedTracks.size > 0) {
      for (const part of await readElements(file, element)) if (part.id === ids.block) await emptyBlock(file, part, droppedTracks)
    }
    at = element.end
  }
  return cluster.end
}

async function emptyBlock(file: Recording, { body, end }: Element, droppedTracks: Set<number>): Promise<void> {
  if (droppedTracks.size === 0 || body >= end) return
  const bytes = await file.read(body, Math.min(8, end - body))
  const length = lengthOf(bytes[0] ?? 0)
  if (length > bytes.length) throw new UnreadableRecording('a block is broken')
  // the time of the block follows, and its flags, which may not promise several frames in what is empty now
  if (droppedTracks.has(readVariable(bytes, 0, length))) await file.zero(body + length + 2, end)
}
