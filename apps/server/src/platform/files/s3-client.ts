import { setTimeout as pause } from 'node:timers/promises'
import type * as Sdk from '@aws-sdk/client-s3'
import { AppError } from '#platform/errors'
import { MissingBytes } from './store.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3 {
  sdk: typeof Sdk
  client: Sdk.S3Client
}

const slowestAnswerMs = 60_000

/** The library is large: it is loaded when the first file moves, not when the server starts. */
export async function connectS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // many S3-compatible stores do not support the newer trailing checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1, // `trying` tries again
    // errors are thrown, and we log them ourselves
    logger: silent,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: slowestAnswerMs },
  })
  return { sdk, client }
}

const ignore = () => undefined
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

const tries = 3
const firstPauseMs = 150

/** A stream can be sent once, so each try makes the command anew. */
export async function withRetries<T>(send: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await send()
    } catch (error) {
      if (isMissing(error)) throw new MissingBytes('no such object is kept', { cause: error })
      if (!isPassing(error)) throw error
      if (round === tries) throw new AppError('unavailable', { retryAfter: 5 })
      await pause(firstPauseMs * 2 ** round)
    }
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error &&
  '$metadata' in error &&
  typeof error.$metadata === 'object' &&
  error.$metadata !== null &&
  'httpStatusCode' in error.$metadata &&
  typeof error.$metadata.httpStatusCode === 'number'
    ? error.$metadata.httpStatusCode
    : undefined

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name)

function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status >= 500 || status === 429
  return error instanceof Error && ('code' in error || error.name === 'TimeoutError')
}
