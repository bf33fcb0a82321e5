import { CallError } from '#lib/api'
import { DiscardedWrite } from './drain.ts'
import { inputWith, valueAt } from './input-paths.ts'
import type { WaitingWrite, WrittenFiles } from './waiting-write.ts'

/** The functions that sending needs, so that its order can be tested without a device or a server. */
export interface Post {
  files: (writeId: string) => Promise<WrittenFiles>
  /** Continues an upload, or starts it again if the server has deleted it; `began` gets its id before the first byte is sent. */
  upload: (file: File, at: { uploadId: string | null; began: (uploadId: string) => Promise<void> }) => Promise<string>
  isUploadThere: (uploadId: string) => Promise<boolean>
  call: (write: WaitingWrite, key: string) => Promise<unknown>
  /** Undefined where the write has been discarded meanwhile. */
  change: (id: string, change: (write: WaitingWrite) => WaitingWrite) => Promise<WaitingWrite | undefined>
  newKey: () => string
}

const mostRenewals = 2

/** Sends the files first, then the write with their ids. Every try sends the same body under the same key. */
export async function sendWrite(write: WaitingWrite, post: Post): Promise<unknown> {
  let current = write
  for (let renewals = 0; ; renewals += 1) {
    current = await withUploads(current, post)
    try {
      return await post.call(current, current.key ?? current.id)
    } catch (error) {
      if (renewals === mostRenewals || !(await hasLostFiles(current, error, post))) throw error
      // the server has deleted the files before it accepted the write: the uploads and the key are made again
      current = await applyChange(post, current.id, ({ key: _key, isReady: _isReady, uploads = {}, ...rest }) => ({
        ...rest,
        key: post.newKey(),
        uploads: Object.fromEntries(Object.keys(uploads).map(field => [field, null])),
      }))
    }
  }
}

async function withUploads(write: WaitingWrite, post: Post): Promise<WaitingWrite> {
  if (!write.uploads || write.isReady) return write
  const files = await post.files(write.id)
  const ids: Record<string, string> = {}
  for (const [field, uploadId] of Object.entries(write.uploads)) {
    const file = files[field]
    if (!file) continue
    const began = async (id: string) => {
      await applyChange(post, write.id, latest => ({ ...latest, uploads: { ...latest.uploads, [field]: id } }))
    }
    ids[field] = await post.upload(file, { uploadId, began }).catch((error: unknown) => {
      throw ofField(field, error)
    })
  }
  return applyChange(post, write.id, latest => ({ ...latest, isReady: true, input: inputWith(latest.input, ids) }))
}

async function applyChange(post: Post, id: string, change: (write: WaitingWrite) => WaitingWrite): Promise<WaitingWrite> {
  const after = await post.change(id, change)
  if (!after) throw new DiscardedWrite()
  return after
}

/** Attaches the error to a field, so that a form shows it beside the picture. */
function ofField(field: string, error: unknown): unknown {
  if (!(error instanceof CallError) || error.status === 401 || error.status === 404) return error
  const { status, code, message, data, retryAfter } = error
  return new CallError(status, { code, message, data, errors: { [field]: [message] } }, retryAfter)
}

async function hasLostFiles({ uploads, input }: WaitingWrite, error: unknown, post: Post): Promise<boolean> {
  if (!uploads || !(error instanceof CallError) || ![404, 409, 422].includes(error.status)) return false
  const ids = Object.keys(uploads)
    .flatMap(field => valueAt(input, field) ?? [])
    .map(String)
  const there = await Promise.all(ids.map(id => post.isUploadThere(id)))
  return there.includes(false)
}
