import type { Readable } from 'node:stream'

/** Bytes by key, in a folder or in an S3-compatible store. Nothing here holds a whole file in memory. */
export interface Store {
  /** Takes a local file over: the key holds all of it or does not exist. */
  put(key: string, path: string): Promise<void>
  /** Throws MissingBytes where nothing is kept. */
  get(key: string, range?: ByteRange): Promise<StoredBytes>
  /** Keys that are not stored are ignored. */
  erase(keys: readonly string[]): Promise<void>
  /** Adds the next part of a growing file. A retry after a crash does no harm. */
  grow(key: string, growth: Growth, part: Part): Promise<Growth>
  /** Makes the grown file readable as a whole; may be repeated. */
  finishGrowth(key: string, growth: Growth): Promise<void>
  /** Erases a growing file with all that the store keeps for its growth. */
  abandonGrowth(key: string): Promise<void>
  /** Asks a store elsewhere whether it answers; a folder has no need of it. */
  probe?(): Promise<void>
}

/** The state of the store between the parts of one growing file; it is kept in the file's row. */
export interface Growth {
  uploadId?: string
  pieces?: Piece[]
  /** Bytes after the last piece, too few for a piece of their own. */
  tailBytes?: number
}

export interface Piece {
  number: number
  etag: string
}

export interface Part {
  path: string
  bytes: number
  offset: number
  isLast: boolean
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredBytes {
  body: Readable
  bytes: number
}

export class MissingBytes extends Error {}
