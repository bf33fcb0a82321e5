import { UnreadableRecording, type Recording } from './recording.ts'

// Ogg (RFC 3533): pages of at most 64 KB, each with a checksum. A stream begins with a page that names its codec; the comments are
// its second packet, which may cover several pages.

interface Page {
  start: number
  /** Bit 1 says that the first packet began on an earlier page, bit 2 that a stream begins here. */
  flags: number
  stream: number
  /** The lengths of the pieces; one of 255 bytes continues in the next. */
  lacing: Buffer
  body: number
  end: number
}

interface Codec {
  magic: string
  /** The first bytes of the packet of comments. */
  comments: string
  hasFramingBit?: boolean
}

const codecs: readonly Codec[] = [
  { magic: 'OpusHead', comments: 'OpusTags' },
  { magic: '\u0001vorbis', comments: '\u0003vorbis', hasFramingBit: true },
  { magic: '\u0080theora', comments: '\u0081theora' },
  { magic: 'Speex   ', comments: '' },
]

interface Stream {
  codec: Codec | undefined
  /** The number of the packet that the next piece belongs to, and the bytes of it that came before. */
  packet: number
  packetBytes: number
}

/** Removes the comments of an Ogg file, and all streams that are neither sound nor picture. */
export async function cleanOgg(file: Recording, start = 0): Promise<void> {
  const streams = new Map<number, Stream>()
  let playedCount = 0
  for (let at = start; at < file.size;) {
    const page = await readPage(file, at)
    if (!page) {
      if (playedCount === 0) throw new UnreadableRecording('there is no page')
      // a recording that was cut off still plays up to there
      return file.zero(at, file.size)
    }
    at = page.end
    const former = streams.get(page.stream)
    const stream = former && !(page.flags & 2) ? former : { codec: await readCodec(file, page), packet: 0, packetBytes: 0 }
    streams.set(page.stream, stream)
    if (stream.codec) playedCount += 1
    await cleanPage(file, page, stream)
  }
  if (playedCount === 0) throw new UnreadableRecording('there is no sound')
}

const headBytes = 27

async function readPage(file: Recording, at: number): Promise<Page | undefined> {
  file.countStep()
  if (file.size - at < headBytes) return undefined
  const head = await file.read(at, headBytes)
  if (head.toString('latin1', 0, 4) !== 'OggS') return undefined
  const flags = head.readUInt8(5)
  const stream = head.readUInt32LE(14)
  const pieces = head.readUInt8(26)
  if (file.size - at < headBytes + pieces) return undefined
  const lacing = Buffer.from(await file.read(at + headBytes, pieces))
  const body = at + headBytes + pieces
  const end = body + lacing.reduce((sum, length) => sum + length, 0)
  return end <= file.size ? { start: at, flags, stream, lacing, body, end } : undefined
}

async function readCodec(file: Recording, { body, end }: Page): Promise<Codec | undefined> {
  const text = (await file.read(body, Math.min(16, end - body))).toString('latin1')
  return codecs.find(({ magic }) => text.startsWith(magic))
}

const commentPacket = 1

async function cleanPage(file: Recording, page: Page, stream: Stream): Promise<void> {
  const { codec } = stream
  if (!codec) return rewritePage(file, page, Buffer.alloc(page.end - page.body))
  if (stream.packet > commentPacket) return
  const body = Buffer.from(await file.read(page.body, page.end - page.body))
  const emptyComments = Buffer.from(`${codec.comments}${'\0'.repeat(8)}${codec.hasFramingBit ? '\u0001' : ''}`, 'latin1')
  let hasComments = false
  let at = 0
  for (const length of page.lacing) {
    if (stream.packet === commentPacket) {
      hasComments = true
      body.fill(0, at, at + length)
      emptyComments.subarray(stream.packetBytes, stream.packetBytes + length).copy(body, at)
    }
    at += length
    stream.packetBytes += length
    if (length === 255) continue
    if (stream.packet === commentPacket && stream.packetBytes < emptyComments.length) {
      throw new UnreadableRecording('comments are too short')
    }
    stream.packet += 1
    stream.packetBytes = 0
  }
  if (hasComments) await rewritePage(file, page, body)
}

/** Writes other bytes of the same length into a page, with the checksum that players ask for. */
async function rewritePage(file: Recording, { start, body, end }: Page, bytes: Buffer): Promise<void> {
  const head = Buffer.from(await file.read(start, body - start))
  head.writeUInt32LE(0, checksumAt)
  const page = Buffer.concat([head, bytes.subarray(0, end - body)])
  page.writeUInt32LE(pageChecksum(page), checksumAt)
  await file.write(start, page)
}

const checksumAt = 22

const checksumTable = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0)
  return value
})

/** The CRC of Ogg, which differs from the common one of `node:zlib` in the order of its bits. */
export function pageChecksum(page: Uint8Array): number {
  let sum = 0
  for (const byte of page) sum = (sum << 8) ^ (checksumTable[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  return sum >>> 0
}
