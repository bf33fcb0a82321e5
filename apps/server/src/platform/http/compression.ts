import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Below it the bytes saved are fewer than a packet or two, and every answer would wait for its turn. */
const leastLength = 8 * 1024

// quick levels: an answer is compressed for one asker
const ways: Record<Encoding, (text: string) => Promise<Buffer>> = {
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

/** Of a long text; undefined if it stays as it is. The work is done beside the main thread. */
export async function compressText(payload: unknown, encoding: Encoding | undefined): Promise<Buffer | undefined> {
  return encoding && typeof payload === 'string' && payload.length >= leastLength ? ways[encoding](payload) : undefined
}
