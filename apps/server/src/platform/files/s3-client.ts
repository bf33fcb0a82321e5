import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type * as Sdk from '@aws-sdk/client-s3'
import { AppError } from '#platform/errors'
import { reasonOf } from '#platform/log'
import { MissingBytes } from './store.ts'
import type { StoreReach } from './store-reach.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds that a store may take. */
export interface Patience {
  connectMs: number
  /** Without a byte in either direction. */
  silentMs: number
  /** Until it has put a file together from its pieces, of which it says nothing meanwhile. */
  joinMs: number
}

export const presetPatience: Patience = { connectMs: 5_000, silentMs: 15_000, joinMs: 60_000 }

/** One try of a call: what the command is sent with. */
export interface Exchange {
  options: { abortSignal: AbortSignal }
  /** A local file as the body of the command. */
  upload: (path: string) => Readable
}

export interface S3 {
  sdk: typeof Sdk
  client: Sdk.S3Client
}

/** The library is large: it is loaded when the first file moves, not when the server starts. */
export async function connectS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings, { connectMs }: Patience): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  // a download that its reader has paused keeps its connection, and must not keep others from theirs
  const agent = { keepAlive: true, maxSockets: 500 }
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // many S3-compatible stores do not support the newer trailing checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1, // `callStore` tries again
    // errors are thrown, and we log them ourselves
    logger: silent,
    // the library's limit of silence also counts while a reader on a slow line takes no more bytes, so we keep our own
    requestHandler: { connectionTimeout: connectMs, socketTimeout: 0, httpAgent: agent, httpsAgent: agent },
  })
  return { sdk, client }
}

const ignore = () => undefined
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

const tries = 3
const firstPauseMs = 150
/** A store that needed longer for its refusal would need it again, and the caller waits. */
const worthwhileMs = 4_000

interface CallOptions {
  silentMs: number
  reach: StoreReach
}

/** A stream can be sent once, so each try makes the command anew. */
export async function callStore<T>({ silentMs, reach }: CallOptions, send: (exchange: Exchange) => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  for (let round = 1; ; round += 1) {
    try {
      const answer = await exchange(silentMs, send)
      reach.noteSuccess()
      return answer
    } catch (error) {
      if (isMissing(error)) {
        reach.noteSuccess()
        throw new MissingBytes('no such object is kept', { cause: error })
      }
      const isRefused = isRefusal(error)
      if (!isRefused && !isPassing(error)) throw error
      if (isRefused || round === tries || performance.now() - startedAt > worthwhileMs) {
        const cause = new Error(describe(error))
        reach.noteFailure(cause.message)
        throw new AppError('unavailable', { retryAfter: 5, cause })
      }
      await pause(firstPauseMs * 2 ** round)
    }
  }
}

class SilentStore extends Error {
  constructor(silentMs: number) {
    super(`the store has sent and taken nothing for ${silentMs / 1000} seconds`)
  }
}

async function exchange<T>(silentMs: number, send: (exchange: Exchange) => Promise<T>): Promise<T> {
  const cut = new AbortController()
  const timer = setTimeout(() => cut.abort(), silentMs)
  const bodies: Readable[] = []
  const upload = (path: string) => {
    const file = createReadStream(path)
    const body = Readable.from(
      withEach(file, () => timer.refresh()),
      { objectMode: false },
    )
    bodies.push(file, body)
    return body
  }
  try {
    return await send({ options: { abortSignal: cut.signal }, upload })
  } catch (error) {
    throw cut.signal.aborted ? new SilentStore(silentMs) : error
  } finally {
    clearTimeout(timer)
    // the library leaves what it did not send open
    for (const body of bodies) body.destroy()
  }
}

async function* withEach(chunks: Readable, hear: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    hear()
    yield chunk
  }
}

/**
 * Passes a body on, and fails if the store sends nothing while its reader waits for bytes. A reader that takes none is not the store's
 * fault: somebody has paused a video.
 */
export function guardBody(body: Readable, { silentMs, reach }: CallOptions): Readable {
  let timer: NodeJS.Timeout | undefined
  const waitForBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(() => body.destroy(new SilentStore(silentMs)), silentMs)
  }
  const guarded = new Readable({
    read() {
      waitForBytes()
      body.resume()
    },
    destroy(error, done) {
      clearTimeout(timer)
      body.destroy()
      done(error)
    },
  })
  body.on('data', (chunk: Buffer) => {
    waitForBytes()
    if (guarded.push(chunk)) return
    clearTimeout(timer)
    body.pause()
  })
  body.once('end', () => {
    clearTimeout(timer)
    guarded.push(null)
  })
  body.once('error', error => {
    if (guarded.destroyed) return
    reach.noteFailure(describe(error))
    guarded.destroy(error)
  })
  // nothing is read before the reader asks
  body.pause()
  return guarded
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata &&
  typeof error.$metadata.httpStatusCode === 'number'
    ? error.$metadata.httpStatusCode
    : undefined

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name)

/** Wrong keys, a wrong bucket or a wrong region: the operator has to mend it, and no try of ours does. */
const isRefusal = (error: unknown) =>
  [401, 403].includes(statusOf(error) ?? 0) ||
  (error instanceof Error && ['NoSuchBucket', 'PermanentRedirect', 'AuthorizationHeaderMalformed'].includes(error.name))

function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status >= 500 || status === 429
  return error instanceof SilentStore || (error instanceof Error && ('code' in error || error.name === 'TimeoutError'))
}

/** The reason of a failure: a store's code stands in the name of its error, and its message names no key of ours. */
const describe = (error: unknown): string =>
  error instanceof Error && statusOf(error) !== undefined ? `${error.name}: ${reasonOf(error)}` : reasonOf(error)
