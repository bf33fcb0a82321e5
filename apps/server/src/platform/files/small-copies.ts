import { buffer } from 'node:stream/consumers'
import { useFiles } from './engine.ts'
import { makeSmallCopies } from './pictures.ts'
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
