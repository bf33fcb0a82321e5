import { buffer } from 'node:stream/consumers'
import { useFiles } from './engine.ts'
import type { LogoBounds } from './picture-maker.ts'
import { makeLogo, makeSmallCopies } from './pictures.ts'
import type { FileRow } from './rows.ts'

/** The number of pictures that are read and decoded at once. */
const atOnce = 25

/**
 * Small copies of pictures for a document, by the ids of their files. One that is missing or cannot be read is left out: the document
 * matters more.
 */
export async function readSmallCopies(files: readonly FileRow[], sidePixels: number): Promise<Map<string, Uint8Array>> {
  const copies = new Map<string, Uint8Array>()
  for (let from = 0; from < files.length; from += atOnce) {
    const read = await Promise.all(files.slice(from, from + atOnce).map(readPreview))
    const originals = read.filter(each => each !== undefined)
    const small = await makeSmallCopies(
      originals.map(({ bytes }) => bytes),
      sidePixels,
    )
    originals.forEach(({ id }, at) => {
      const copy = small[at]
      if (copy) copies.set(id, copy)
    })
  }
  return copies
}

async function readPreview({ id, thumb_key, storage_key }: FileRow): Promise<{ id: string; bytes: Buffer } | undefined> {
  try {
    return { id, bytes: await buffer((await useFiles().store.get(thumb_key ?? storage_key)).body) }
  } catch {
    return undefined
  }
}

// The bytes of a file never change, so that a copy stays right; a notice to hundreds of clients would make it hundreds of times.
const logoCopies = new Map<string, Uint8Array>()
const copiesAtMost = 200

/** A small copy of a logo, as PNG on white; undefined where it cannot be read. */
export async function readLogoCopy({ id, storage_key }: FileRow, bounds: LogoBounds): Promise<Uint8Array | undefined> {
  const key = [id, storage_key, ...Object.values(bounds)].join(' ')
  const storedCopy = logoCopies.get(key)
  if (storedCopy) return storedCopy
  const copy = await makeLogo(await buffer((await useFiles().store.get(storage_key)).body), bounds)
  if (copy) logoCopies.set(key, copy)
  const [oldest] = logoCopies.keys()
  if (logoCopies.size > copiesAtMost && oldest !== undefined) logoCopies.delete(oldest)
  return copy
}
