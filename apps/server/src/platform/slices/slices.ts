import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

const sliceMs = 10
const pieceLength = 65_536

/** Yields the same items, and lets other work run after each slice. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let begun = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - begun < sliceMs) continue
    await nextTurn()
    begun = performance.now()
  }
}

/** A stream of text that is made while it is sent. */
export const streamOf = (parts: Iterable<string>): Readable => Readable.from(piecesOf(parts))

async function* piecesOf(parts: Iterable<string>): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const part of inSlices(parts)) {
    piece += part
    if (piece.length < pieceLength) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece) yield Buffer.from(piece)
}
