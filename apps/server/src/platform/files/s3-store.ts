import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkedKey } from './keys.ts'
import {
  callStore,
  connectS3,
  guardBody,
  presetPatience,
  statusOf,
  type Exchange,
  type Patience,
  type S3,
  type S3Settings,
} from './s3-client.ts'
import type { StagedFile, Staging } from './staged-files.ts'
import type { StoreReach } from './store-reach.ts'
import { MissingBytes, type ByteRange, type Growth, type Part, type Store, type StoredBytes } from './store.ts'

/** S3 takes no smaller piece of a multipart upload, except as its last. */
export const smallestPiece = 5 * 1_048_576

interface LocalBytes {
  path: string
  bytes: number
}

interface S3Options {
  staging: Staging
  reach: StoreReach
  patience?: Patience
}

/** Any S3-compatible store. A growing file is a multipart upload; what is too short for a piece waits as a tail. */
export function s3Store(settings: S3Settings, { staging, reach, patience = presetPatience }: S3Options): Store {
  const Bucket = settings.bucket
  const limits = { silentMs: patience.silentMs, reach }
  let connection: Promise<S3> | undefined
  const connectOnce = () => (connection ??= connectS3(settings, patience))
  const call = <T>(send: (exchange: Exchange) => Promise<T>) => callStore(limits, send)
  const tailOf = (key: string) => `${key}.tail`

  async function put(key: string, path: string): Promise<void> {
    const { sdk, client } = await connectOnce()
    const { size } = await stat(path)
    await call(({ upload, options }) =>
      client.send(new sdk.PutObjectCommand({ Bucket, Key: checkedKey(key), Body: upload(path), ContentLength: size }), options),
    )
  }

  async function get(key: string, range?: ByteRange): Promise<StoredBytes> {
    const { sdk, client } = await connectOnce()
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body, ContentLength } = await call(({ options }) =>
      client.send(new sdk.GetObjectCommand({ Bucket, Key: checkedKey(key), ...(Range && { Range }) }), options),
    )
    if (!(Body instanceof Readable) || ContentLength === undefined) throw new MissingBytes('the store sent no bytes')
    return { body: guardBody(Body, limits), bytes: ContentLength }
  }

  async function size(key: string): Promise<number | undefined> {
    const { sdk, client } = await connectOnce()
    try {
      const head = await call(({ options }) => client.send(new sdk.HeadObjectCommand({ Bucket, Key: checkedKey(key) }), options))
      return head.ContentLength
    } catch (error) {
      if (error instanceof MissingBytes) return undefined
      throw error
    }
  }

  async function erase(keys: readonly string[]): Promise<void> {
    const { sdk, client } = await connectOnce()
    // objects are deleted one by one, because the bulk call needs a checksum that some compatible stores do not support
    for (const key of keys) {
      await call(({ options }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: checkedKey(key) }), options))
    }
  }

  /** The part with the tail before it, as one local file. */
  async function joinToTail(key: string, tailBytes: number, { path }: Part): Promise<StagedFile> {
    const tail = async () => (await get(tailOf(key), { start: 0, end: tailBytes - 1 })).body
    return staging.copy([tail, () => createReadStream(path)])
  }

  async function openGrowth(key: string): Promise<string> {
    const { sdk, client } = await connectOnce()
    const multipart = await call(({ options }) =>
      client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key: checkedKey(key) }), options),
    )
    if (!multipart.UploadId) throw new Error('the store opened no multipart upload')
    return multipart.UploadId
  }

  async function addPiece(key: string, growth: Growth, piece: LocalBytes): Promise<Growth> {
    const { sdk, client } = await connectOnce()
    const uploadId = growth.uploadId ?? (await openGrowth(key))
    const pieces = growth.pieces ?? []
    const number = pieces.length + 1
    const { ETag } = await call(({ upload, options }) =>
      client.send(
        new sdk.UploadPartCommand({
          Bucket,
          Key: key,
          UploadId: uploadId,
          PartNumber: number,
          Body: upload(piece.path),
          ContentLength: piece.bytes,
        }),
        options,
      ),
    )
    if (!ETag) throw new Error('the store named no tag for a piece')
    return { uploadId, pieces: [...pieces, { number, etag: ETag }], tailBytes: 0 }
  }

  async function add(key: string, growth: Growth, piece: LocalBytes, isLast: boolean): Promise<Growth> {
    if (isLast && !growth.uploadId) {
      await put(key, piece.path)
      return { tailBytes: 0 }
    }
    if (isLast || piece.bytes >= smallestPiece) return addPiece(key, growth, piece)
    await put(tailOf(key), piece.path)
    return { ...growth, tailBytes: piece.bytes }
  }

  async function grow(key: string, growth: Growth, part: Part): Promise<Growth> {
    const { tailBytes = 0 } = growth
    try {
      if (!tailBytes) return await add(key, growth, part, part.isLast)
      const joinedPart = await joinToTail(key, tailBytes, part)
      try {
        return await add(key, growth, joinedPart, part.isLast)
      } finally {
        await joinedPart.drop()
      }
    } catch (error) {
      // a process may have died after it completed the upload and before it noted that: then the object is already whole
      const isWhole = error instanceof MissingBytes && part.isLast && (await size(key)) === part.offset + part.bytes
      if (isWhole) return { tailBytes: 0 }
      throw error
    }
  }

  async function finishGrowth(key: string, { uploadId, pieces = [] }: Growth): Promise<void> {
    const { sdk, client } = await connectOnce()
    if (uploadId) {
      const Parts = pieces.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      await callStore({ silentMs: patience.joinMs, reach }, ({ options }) =>
        client.send(
          new sdk.CompleteMultipartUploadCommand({ Bucket, Key: checkedKey(key), UploadId: uploadId, MultipartUpload: { Parts } }),
          options,
        ),
      ).catch(async (error: unknown) => {
        if (!(error instanceof MissingBytes) || (await size(key)) === undefined) throw error
      })
    }
    await erase([tailOf(key)])
  }

  async function abandonGrowth(key: string): Promise<void> {
    const { sdk, client } = await connectOnce()
    const listing = { Bucket, Prefix: checkedKey(key) }
    const { Uploads = [] } = await call(({ options }) => client.send(new sdk.ListMultipartUploadsCommand(listing), options))
    for (const { Key, UploadId } of Uploads) {
      if (Key !== key) continue
      await call(({ options }) => client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), options)).catch(ignoreMissing)
    }
    await erase([key, tailOf(key)])
  }

  const probe = async () => {
    const s3 = await connectOnce()
    await call(({ options }) => touchProbe(s3, { Bucket, Key: 'probe' }, options)).catch(ignoreMissing)
  }

  return { put, get, erase, grow, finishGrowth, abandonGrowth, probe }
}

/** Reads an object that need not be there; keys that may not tell so answer 403, so then it is written. */
async function touchProbe({ sdk, client }: S3, object: { Bucket: string; Key: string }, options: Exchange['options']): Promise<void> {
  try {
    const { Body } = await client.send(new sdk.GetObjectCommand(object), options)
    if (Body instanceof Readable) Body.resume()
  } catch (error) {
    if (statusOf(error) !== 403) throw error
    await client.send(new sdk.PutObjectCommand({ ...object, Body: '' }), options)
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof MissingBytes)) throw error
}
