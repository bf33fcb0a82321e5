import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { newId } from '@allenio/domain/ids'
import type { Space } from '#platform/disk'
import { sampleBytes } from './kinds.ts'

/** A file of our own on the local disk for as long as one call needs it. */
export interface StagedFile {
  path: string
  bytes: number
  drop(): Promise<void>
}

export interface ReceivedFile extends StagedFile {
  /** Why the sender ended before its time; what came is whole up to `bytes`. */
  cut?: Error
  isOver: boolean
}

/** The first bytes of a local file, by which its type is recognised. */
export const readSample = (path: string): Promise<Buffer> => buffer(createReadStream(path, { end: sampleBytes - 1 }))

type OpenSource = () => Readable | Promise<Readable>

export interface Staging {
  /** Writes down what comes, at most so many bytes; what is more is not read. */
  receive(body: Readable, atMost: number): Promise<ReceivedFile>
  keep(bytes: Uint8Array): Promise<StagedFile>
  /** Writes down, one after the other, all that the streams give. */
  copy(streams: readonly OpenSource[]): Promise<StagedFile>
  /** Removes what processes that were killed left behind. */
  clear(): Promise<void>
}

const leftoverMs = 24 * 3_600_000

export function openStaging(folder: string, space: Pick<Space, 'admit' | 'gate'>): Staging {
  const fresh = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, newId())
  }
  const makeDrop = (path: string) => () => rm(path, { force: true })

  return {
    async receive(body, atMost) {
      const path = await fresh()
      const drop = makeDrop(path)
      const file = await open(path, 'wx', 0o600)
      try {
        return { path, drop, ...(await writeBody(file, body, { atMost, space })) }
      } catch (error) {
        await drop()
        throw error
      } finally {
        await file.close()
      }
    },
    async keep(bytes) {
      await space.admit(bytes.byteLength)
      const path = await fresh()
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' })
      return { path, bytes: bytes.byteLength, drop: makeDrop(path) }
    },
    async copy(openings) {
      const path = await fresh()
      const drop = makeDrop(path)
      try {
        for (const openSource of openings) {
          await pipeline(await openSource(), space.gate(), createWriteStream(path, { flags: 'a', mode: 0o600 }))
        }
        return { path, drop, bytes: (await stat(path)).size }
      } catch (error) {
        await drop()
        throw error
      }
    },
    async clear() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        const age = Date.now() - ((await stat(path).catch(() => undefined)) ?? { mtimeMs: Date.now() }).mtimeMs
        if (age > leftoverMs) await rm(path, { force: true })
      }
    },
  }
}

interface Bounds {
  atMost: number
  space: Pick<Space, 'admit'>
}

async function writeBody(file: FileHandle, body: Readable, { atMost, space }: Bounds) {
  let bytes = 0
  // the request is not destroyed on a refusal, because that would close the connection before the answer
  const chunks = body.iterator({ destroyOnReturn: false })
  const refuse = async () => {
    await chunks.return?.()
    // the rest of the body is read, because the sender reads the refusal only after it has sent everything
    body.resume()
  }
  for (;;) {
    // only a failure of the sender is silent: a full disk is our own failure
    const next = await chunks.next().catch((cut: Error) => ({ cut }))
    if ('cut' in next) return { bytes, cut: next.cut, isOver: false }
    if (next.done) return { bytes, isOver: false }
    const chunk: Buffer = next.value
    if (bytes + chunk.length > atMost) {
      await refuse()
      return { bytes, isOver: true }
    }
    try {
      await space.admit(chunk.length)
      await file.appendFile(chunk)
    } catch (error) {
      await refuse()
      throw error
    }
    bytes += chunk.length
  }
}
