import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding } from '#platform/http'
import type { PublicAnswer } from './routes.ts'

const ways: Record<Encoding, (body: string) => Buffer> = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: string) => gzipSync(body, { level: 9 }),
}

// there are only a few dozen different bodies, so each is compressed once
const compressedBodies = new Map<string, Buffer>()

/** Text is compressed for browsers that accept it; pictures are small already. */
export function encodeAnswer(acceptEncoding: string | undefined, answer: PublicAnswer): PublicAnswer {
  const { body, headers } = answer
  if (typeof body !== 'string') return answer
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  const way = chooseEncoding(acceptEncoding)
  if (!way) return { ...answer, headers: { ...headers, vary } }
  const key = `${way} ${body}`
  const small = compressedBodies.get(key) ?? ways[way](body)
  compressedBodies.set(key, small)
  return { ...answer, headers: { ...headers, vary, 'content-encoding': way }, body: small }
}
