import { UnreadableRecording, type Recording } from './recording.ts'

export interface Span {
  start: number
  end: number
}

export interface Box extends Span {
  type: string
  /** The first byte after the header. */
  body: number
}

/** The box that begins here; undefined where what stands here cannot be one. */
export async function readBox(file: Recording, at: number, within: Span): Promise<Box | undefined> {
  if (within.end - at < 8) return undefined
  file.countStep()
  const head = await file.read(at, Math.min(16, within.end - at))
  const type = head.toString('latin1', 4, 8)
  const shortSize = head.readUInt32BE(0)
  const isLong = shortSize === 1
  if (type === '\0\0\0\0' || (isLong && head.length < 16)) return undefined
  // zero stands for "to the end of the file"
  const size = isLong ? Number(head.readBigUInt64BE(8)) : shortSize === 0 && within.end === file.size ? within.end - at : shortSize
  const body = at + (isLong ? 16 : 8)
  const end = at + size
  if (end < body) return undefined
  if (end <= within.end) return { type, start: at, body, end }
  // a film whose sending was cut off still plays up to there
  return type === 'mdat' && within.end === file.size ? { type, start: at, body, end: within.end } : undefined
}

/** All boxes within a box; what follows the last one, such as the four zeros that QuickTime writes, is overwritten. */
export async function readBoxes(file: Recording, within: Span): Promise<Box[]> {
  const boxes: Box[] = []
  let at = within.start
  while (at < within.end) {
    const isRest = within.end - at < 8 || (await file.read(at, 4)).readUInt32BE(0) === 0
    const box = isRest ? undefined : await readBox(file, at, within)
    if (!box && !isRest) throw new UnreadableRecording('a box is broken')
    if (!box) {
      await file.zero(at, within.end)
      return boxes
    }
    boxes.push(box)
    at = box.end
  }
  return boxes
}

export const bodyOf = ({ body, end }: Box, skip = 0): Span => ({ start: Math.min(body + skip, end), end })

/** The first box along a path of types. */
export async function findBox(file: Recording, within: Span, path: readonly string[]): Promise<Box | undefined> {
  let box: Box | undefined
  for (const type of path) {
    box = (await readBoxes(file, box ? bodyOf(box) : within)).find(each => each.type === type)
    if (!box) return undefined
  }
  return box
}

const free = Buffer.from('free', 'latin1')

/** Makes a box empty space of the same length, so that no offset in the file changes. */
export async function freeBox(file: Recording, { start, body, end }: Box): Promise<void> {
  await file.write(start + 4, free)
  await file.zero(body, end)
}
