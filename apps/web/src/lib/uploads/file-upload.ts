import type { Upload } from '@allenio/contract/files'
import { CallError, messageOf, Unreachable } from '#lib/api'
import { createStore } from '#lib/store'
import { paceOf } from './pace.ts'

export type UploadState = 'sending' | 'paused' | 'waiting for connection' | 'waiting for space' | 'done' | 'failed' | 'cancelled'

export interface UploadProgress {
  state: UploadState
  name: string
  bytes: number
  sent: number
  /** The sentence about why it failed, or about the thing it waits for. */
  error?: string | undefined
  /** The id that the write with this file sends, once the upload is done. */
  uploadId?: string | undefined
}

/** The calls of an upload, so that it can be tested without a server. */
export interface UploadCalls {
  start(signal: AbortSignal): Promise<Upload>
  get(id: string, signal: AbortSignal): Promise<Upload>
  send(part: { id: string; offset: number; bytes: Blob; signal: AbortSignal }): Promise<Upload>
  /** Adds a picture to a film, which devices make because the server reads no films. */
  addPoster?(id: string, signal: AbortSignal): Promise<unknown>
  cancel(id: string): Promise<unknown>
  /** Resolves when a further try makes sense. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

export interface FileUpload {
  id: string
  progress: () => UploadProgress
  subscribe: (changed: () => void) => () => void
  /** The upload's id when it is done; rejects with the error sentence when it fails. */
  done: Promise<string>
  pause: () => void
  resume: () => void
  cancel: () => void
}

interface Source {
  id: string
  file: File
  /** The upload's id, if it began before a reload. */
  uploadId?: string | undefined
  /** Gets the id of each upload that begins, to find it again after a reload. */
  began?: (uploadId: string) => void
  ended?: () => void
}

/** Sends one file in parts; a broken connection costs at most the part that was being sent. */
export function sendFile({ id, file, uploadId, began, ended }: Source, calls: UploadCalls): FileUpload {
  let resolve: (uploadId: string) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const done = new Promise<string>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  done.catch(() => undefined)
  const progress = createStore<UploadProgress>({ state: 'sending', name: file.name, bytes: file.size, sent: 0 })
  let currentId = uploadId
  let running = new AbortController()

  const change = (next: Partial<UploadProgress>) => progress.set({ ...progress.get(), ...next })

  async function run(): Promise<void> {
    running = new AbortController()
    const { signal } = running
    change({ state: 'sending', error: undefined })
    try {
      const upload = await sendAll(signal)
      change({ state: 'done', sent: file.size, uploadId: upload.id, error: undefined })
      ended?.()
      resolve(upload.id)
    } catch (error) {
      if (signal.aborted) return
      change({ state: 'failed', error: messageOf(error) })
      // the server has deleted the upload: another try starts again
      if (error instanceof CallError) currentId = undefined
      ended?.()
      reject(error)
    }
  }

  async function sendAll(signal: AbortSignal): Promise<Upload> {
    let upload = await retryPatiently(() => (currentId === undefined ? calls.start(signal) : findUpload(currentId, signal)), signal)
    currentId = upload.id
    began?.(upload.id)
    const pace = paceOf(upload.partBytes)
    while (!upload.isReady) {
      const { id: current, received } = upload
      change({ state: 'sending', sent: received, error: undefined })
      upload = await retryPatiently(async isRetry => {
        const here = isRetry ? await calls.get(current, signal) : upload
        if (here.isReady) return here
        if (isRetry) pace.broke()
        const startedAt = performance.now()
        const offset = here.received
        const next = await calls.send({ id: current, offset, bytes: file.slice(offset, offset + pace.bytes()), signal })
        pace.took(performance.now() - startedAt)
        return next
      }, signal)
    }
    // a film without a picture is better than none
    if (upload.kind === 'video') await calls.addPoster?.(upload.id, signal).catch(() => undefined)
    signal.throwIfAborted()
    return upload
  }

  /** Finds the upload from before a reload, or starts again if the server has deleted it. */
  async function findUpload(before: string, signal: AbortSignal): Promise<Upload> {
    try {
      return await calls.get(before, signal)
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return calls.start(signal)
      throw error
    }
  }

  async function retryPatiently(attempt: (isRetry: boolean) => Promise<Upload>, signal: AbortSignal): Promise<Upload> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(tries > 0)
      } catch (error) {
        signal.throwIfAborted()
        const ms = pauseBefore(error, tries)
        if (ms === undefined) throw error
        if (error instanceof Unreachable) change({ state: 'waiting for connection' })
        if (isWithoutSpace(error)) change({ state: 'waiting for space', error: messageOf(error) })
        await calls.pause(ms, signal)
      }
    }
  }

  void run()
  return {
    id,
    done,
    progress: progress.get,
    subscribe: progress.watch,
    pause() {
      const { state } = progress.get()
      if (state !== 'sending' && !state.startsWith('waiting')) return
      running.abort()
      change({ state: 'paused' })
    },
    resume() {
      const { state } = progress.get()
      if (state === 'paused' || state === 'failed') void run()
    },
    cancel() {
      const { state } = progress.get()
      if (state === 'done' || state === 'cancelled') return
      running.abort()
      change({ state: 'cancelled' })
      if (currentId !== undefined) void calls.cancel(currentId).catch(() => undefined)
      ended?.()
      reject(new DOMException('cancelled', 'AbortError'))
    },
  }
}

const longestMs = 60_000

/** The server has no room for files now; it keeps the bytes that have arrived. */
const isWithoutSpace = (error: unknown) => error instanceof CallError && error.status === 507

/** Milliseconds until the next try; undefined if the server's refusal is final. */
function pauseBefore(error: unknown, tries: number): number | undefined {
  const grown = Math.min(1_000 * 2 ** tries, longestMs)
  if (error instanceof Unreachable) return grown
  if (!(error instanceof CallError)) return undefined
  const retryAfterMs = (error.retryAfter ?? 0) * 1000
  // room may be made after hours or by a person: the file waits as long as it takes
  if (isWithoutSpace(error)) return Math.max(retryAfterMs, grown)
  if (tries >= 20) return undefined
  // the offset to continue from is known at once, unless the server is still storing another part
  if (error.code === 'wrong offset') return retryAfterMs
  return error.status === 503 ? Math.max(retryAfterMs, grown) : undefined
}
