import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

// quick levels: an answer is compressed for one asker
const ways: Record<Encoding, (text: string | Buffer) => Promise<Buffer>> = {
  br: text => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: text => zip(text, { level: 4 }),
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
  /** The encoding of a compressed answer. */
  encoding?: Encoding
}

/** The bytes of a long answer, as a browser accepts them; undefined if it is short. The work is done beside the main thread. */
export async function encodeAnswer(payload: unknown, acceptEncoding: string | undefined): Promise<Encoded | undefined> {
  const isText = typeof payload === 'string'
  if (!(isText || Buffer.isBuffer(payload)) || payload.length < leastLength) return undefined
  const encoding = chooseEncoding(acceptEncoding)
  if (encoding) return { bytes: await ways[encoding](payload), encoding }
  // Node writes a long text five times as slowly as its bytes
  return isText ? { bytes: Buffer.from(payload) } : undefined
}
