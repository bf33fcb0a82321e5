import { UnreadableRecording, type Recording } from './recording.ts'

// The tags that stand before and after the sound of MP3, AAC, FLAC and their kin.

/** Empties the ID3 tags at the beginning; answers where the sound begins. */
export async function cleanLeadingTags(file: Recording): Promise<number> {
  for (let at = 0; ;) {
    file.countStep()
    if (file.size - at < 10) return at
    const head = Buffer.from(await file.read(at, 10))
    if (head.toString('latin1', 0, 3) !== 'ID3') return at
    // the size has seven bits in each byte, and does not count the header
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (head.readUInt8(index) & 0x7f), 0)
    const hasFooter = (head.readUInt8(5) & 0x10) !== 0
    const end = at + 10 + size + (hasFooter ? 10 : 0)
    if (end > file.size) throw new UnreadableRecording('a tag is longer than the file')
    // a tag without fields stays, because zeros alone would not be skipped as a tag is; its footer is padding now
    head.writeUInt8(0, 5)
    const padding = end - at - 10
    for (const [index, power] of [21, 14, 7, 0].entries()) head.writeUInt8((padding >> power) & 0x7f, 6 + index)
    await file.write(at, head)
    await file.zero(at + 10, end)
    at = end
  }
}

/** Overwrites the tags at the end: ID3v1 and its extension, APE, Lyrics3, and an ID3v2 that was appended. */
export async function cleanTrailingTags(file: Recording, start: number): Promise<void> {
  for (let end = file.size; ;) {
    const tagStart = await findTrailingTag(file, end)
    if (tagStart === undefined || tagStart < start) return
    // the mark of the oldest kind stays, because players know by it where the sound ends
    await file.zero(tagStart === end - 128 ? tagStart + 3 : tagStart, end)
    end = tagStart
  }
}

async function findTrailingTag(file: Recording, end: number): Promise<number | undefined> {
  file.countStep()
  const endsWith = async (mark: string, distance: number) =>
    end >= distance && (await file.read(end - distance, mark.length)).toString('latin1') === mark
  if (await endsWith('TAG', 128)) return end - 128
  if (await endsWith('TAG+', 227)) return end - 227
  if (await endsWith('APETAGEX', 32)) {
    const footer = await file.read(end - 32, 32)
    const hasHeader = footer.readUInt32LE(20) >= 2 ** 31
    return end - footer.readUInt32LE(12) - (hasHeader ? 32 : 0)
  }
  if (await endsWith('LYRICS200', 9)) {
    const length = Number((await file.read(Math.max(0, end - 15), 6)).toString('latin1'))
    return Number.isInteger(length) ? end - 15 - length : undefined
  }
  if (await endsWith('3DI', 10)) {
    const footer = await file.read(end - 10, 10)
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + (footer.readUInt8(index) & 0x7f), 0)
    return end - size - 20
  }
  return undefined
}

const streamInfo = 0
const padding = 1
const seekTable = 3

/** Makes the comments and covers of a FLAC file padding (RFC 9639). */
export async function cleanFlac(file: Recording, start: number): Promise<void> {
  for (let at = start + 4; ;) {
    file.countStep()
    const head = Buffer.from(await file.read(at, 4))
    const first = head.readUInt8(0)
    const isLast = first >= 0x80
    const kind = first & 0x7f
    const end = at + 4 + head.readUIntBE(1, 3)
    if (end > file.size) throw new UnreadableRecording('a block is longer than the file')
    if (kind !== streamInfo && kind !== seekTable) {
      await file.write(at, Buffer.from([(isLast ? 0x80 : 0) + padding]))
      await file.zero(at + 4, end)
    }
    at = end
    if (isLast) return
  }
}
