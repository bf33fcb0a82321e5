import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

// quick levels: an answer is compressed for one asker
const ways: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: bytes => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: bytes => zip(bytes, { level: 4 }),
}

/** The encoding that a browser accepts and that compresses best. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const names = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter(each => !/;\s*q=0(?:\.0+)?\s*$/.test(each))
    .map(each => each.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}

/** The shortest answer that is compressed. A shorter one would save only a packet or two, for which every answer would wait. */
const leastLength = 8 * 1024

interface Encoded {
  bytes: Buffer
  encoding: Encoding
}

/** Compresses a long answer if the browser accepts that; undefined otherwise. The work is done beside the main thread. */
export async function encodeAnswer(payload: unknown, acceptEncoding: string | undefined): Promise<Encoded | undefined> {
  if (!Buffer.isBuffer(payload) || payload.length < leastLength) return undefined
  const encoding = chooseEncoding(acceptEncoding)
  return encoding && { bytes: await ways[encoding](payload), encoding }
}
