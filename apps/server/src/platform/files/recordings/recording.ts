import type { FileHandle } from 'node:fs/promises'

/** A video or audio file whose structure cannot be followed, so that what it tells about its making cannot be removed. */
export class UnreadableRecording extends Error {}

/** The bytes of a video or audio file. They are read in small pieces and overwritten in place; the length never changes. */
export interface Recording {
  readonly size: number
  /** How long it lasts, once that was read. */
  seconds: number | undefined
  /** Throws UnreadableRecording where the file ends before. */
  read(start: number, length: number): Promise<Buffer>
  write(start: number, bytes: Uint8Array): Promise<void>
  /** Overwrites with zeros; what lies outside of the file is left out. */
  zero(start: number, end: number): Promise<void>
  /** Counts one box, element or page: a file of nothing but tiny ones would keep the server busy for minutes. */
  countStep(): void
  /** Writes down what is only in memory yet. */
  flush(): Promise<void>
}

/** Longer ones are none: the number stands for "not known". */
const mostSeconds = 86_400

export function noteSeconds(file: Recording, seconds: number): void {
  if (seconds > 0 && seconds < mostSeconds) file.seconds = seconds
}

const windowBytes = 65_536
/** An hour of voice or film has some 300,000 blocks. */
const mostSteps = 1_000_000
/** A write elsewhere waits for the disk. Films have some thousands of places to overwrite. */
const stepsOfWrite = 10
/** The most bytes that are read at once: the sample table of a track. */
const mostAtOnce = 16_777_216

/** The piece of the file that is read at the moment; what is overwritten in it is written down when the next piece is read. */
interface View {
  start: number
  bytes: Buffer
  isChanged: boolean
}

export async function openRecording(handle: FileHandle): Promise<Recording> {
  const { size } = await handle.stat()
  const zeros = Buffer.alloc(windowBytes)
  let steps = 0
  let zeroedBytes = 0
  let view: View = { start: 0, bytes: Buffer.alloc(0), isChanged: false }

  async function readBytes(start: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length)
    const { bytesRead } = await handle.read(bytes, 0, length, start)
    if (bytesRead !== length) throw new UnreadableRecording('the file ended while it was read')
    return bytes
  }

  const isInView = (start: number, length: number) => start >= view.start && start + length <= view.start + view.bytes.length

  async function flush(): Promise<void> {
    if (view.isChanged) await handle.write(view.bytes, 0, view.bytes.length, view.start)
    view.isChanged = false
  }

  async function write(start: number, bytes: Uint8Array): Promise<void> {
    if (start < 0 || start + bytes.length > size) throw new UnreadableRecording('a write would make the file longer')
    if (isInView(start, bytes.length)) {
      view.bytes.set(bytes, start - view.start)
      view.isChanged = true
      return
    }
    countSteps(stepsOfWrite)
    await flush()
    await handle.write(bytes, 0, bytes.length, start)
    const overlaps = start < view.start + view.bytes.length && start + bytes.length > view.start
    if (overlaps) view = { start: 0, bytes: Buffer.alloc(0), isChanged: false }
  }

  function countSteps(count: number): void {
    steps += count
    if (steps > mostSteps) throw new UnreadableRecording('the file has too many parts')
  }

  return {
    size,
    seconds: undefined,
    async read(start, length) {
      if (start < 0 || length < 0 || start + length > size) throw new UnreadableRecording('the file ends too early')
      if (length > mostAtOnce) throw new UnreadableRecording('a table is too long')
      if (!isInView(start, length)) {
        await flush()
        if (length > windowBytes) return readBytes(start, length)
        view = { start, bytes: await readBytes(start, Math.min(windowBytes, size - start)), isChanged: false }
      }
      return view.bytes.subarray(start - view.start, start - view.start + length)
    },
    write,
    async zero(start, end) {
      const last = Math.min(end, size)
      zeroedBytes += Math.max(0, last - start)
      // samples may lie in one another; a thousand that each fill the file would keep the disk busy
      if (zeroedBytes > 2 * size) throw new UnreadableRecording('the parts of the file overlap')
      for (let at = Math.max(0, start); at < last; at += windowBytes) {
        await write(at, zeros.subarray(0, Math.min(windowBytes, last - at)))
      }
    },
    countStep: () => countSteps(1),
    flush,
  }
}
