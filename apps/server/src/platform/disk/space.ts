import { statfs } from 'node:fs/promises'
import { Duplex } from 'node:stream'
import { AppError } from '#platform/errors'
import type { Log } from '#platform/log'

/** In bytes. */
export interface DiskState {
  free: number
  total: number
}

export type ReadDisk = (folder: string) => Promise<DiskState>

export const readDisk: ReadDisk = async folder => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** The space that stays free: a share of the disk, but never less than a number of bytes. */
export interface Reserve {
  percent: number
  bytes: number
}

export const reserveOf = ({ percent, bytes }: Reserve, { total }: DiskState): number => Math.max((total * percent) / 100, bytes)

/** The free space of the disk that holds a folder. Code that writes files there asks before each write. */
export interface Space {
  /** Refuses bytes that would reach into the reserve. */
  admit(bytes: number): Promise<void>
  /** Refuses what is announced where it would not fit beside everything else that is announced; `id` names it below. */
  expect(id: string, bytes: number): Promise<void>
  /** Notes how many bytes of an announced upload are still to come. */
  expectRest(id: string, bytes: number): void
  /** A stream that fails before it would reach into the reserve. */
  gate(): Duplex
  state(): Promise<DiskState & { reserve: number; isShort: boolean }>
}

interface SpaceOptions {
  folder: string
  reserve: Reserve
  log: Log
  read?: ReadDisk
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

const freshMs = 1_000
/** If the room above the reserve is less than this, the next part of an upload may be refused. */
const leastRoom = 16_777_216
/** An upload that has not moved for this long no longer reserves space. */
const quietMs = 600_000
const retryAfter = 60

export function openSpace({ folder, reserve, log, read = readDisk, now = () => performance.now() }: SpaceOptions): Space {
  const expectedUploads = new Map<string, { bytes: number; at: number }>()
  let last: { disk: DiskState; at: number } | undefined
  let reading: Promise<DiskState> | undefined
  let admitted = 0
  let wasShort = false

  async function readAnew(): Promise<DiskState> {
    const disk = await read(folder)
    last = { disk, at: now() }
    // bytes that were admitted before this reading are part of it, or will be part of the next one
    admitted = 0
    const isShort = isShortOf(disk)
    if (isShort !== wasShort) {
      const facts = { freeMegabytes: megabytes(disk.free), reserveMegabytes: megabytes(reserveOf(reserve, disk)) }
      if (isShort) log.warn('the disk is nearly full: no more files are taken', facts)
      else log.info('the disk has room again: files are taken', facts)
    }
    wasShort = isShort
    return disk
  }

  const isShortOf = (disk: DiskState) => disk.free < reserveOf(reserve, disk) + leastRoom

  async function current(): Promise<DiskState> {
    if (last && now() - last.at < freshMs) return last.disk
    try {
      return await (reading ??= readAnew())
    } finally {
      reading = undefined
    }
  }

  function expectedBytes(): number {
    let sum = 0
    for (const [id, { bytes, at }] of expectedUploads) {
      if (now() - at > quietMs) expectedUploads.delete(id)
      else sum += bytes
    }
    return sum
  }

  const refuseBeyond = (disk: DiskState, bytes: number) => {
    if (disk.free - admitted - bytes < reserveOf(reserve, disk)) throw new AppError('disk full', { retryAfter })
  }

  const space: Space = {
    async admit(bytes) {
      // nothing is awaited after `current()`, so that of two concurrent requests the second sees the bytes given to the first
      refuseBeyond(await current(), bytes)
      admitted += bytes
    },
    async expect(id, bytes) {
      refuseBeyond(await current(), expectedBytes() + bytes)
      space.expectRest(id, bytes)
    },
    expectRest(id, bytes) {
      if (bytes > 0) expectedUploads.set(id, { bytes, at: now() })
      else expectedUploads.delete(id)
    },
    gate: () =>
      Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          await space.admit(chunk.length)
          yield chunk
        }
      }),
    async state() {
      const disk = await current()
      return { ...disk, reserve: reserveOf(reserve, disk), isShort: isShortOf(disk) }
    },
  }
  return space
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
