import { call, CallError, Unreachable } from '#lib/api'
import { callsFor, sendFile, type FileUpload, type UploadCalls } from '#lib/uploads'
import { cancelUpload, getUpload } from '@allenio/contract/files'

interface UploadAt {
  workspaceId: string | undefined
  uploadId: string | null
  began: (uploadId: string) => Promise<void>
  /** Throws if the file must no longer be sent, because another person has signed in. */
  check: () => void
  /** Waits for the end of the upload, or ends it. */
  follow: (upload: FileUpload) => Promise<string>
}

const mostPauses = 3

/**
 * One try at a file of the outbox. If the network fails for longer it gives up, and the next try continues from there:
 * the outbox handles the waiting.
 */
export async function uploadOnce(file: File, { workspaceId, uploadId, began, check, follow }: UploadAt): Promise<string> {
  const upload = sendFile(
    {
      id: '',
      file,
      ...(uploadId && { uploadId }),
      began: id => {
        // the write was discarded meanwhile, so the bytes that have arrived are discarded too
        if (id !== uploadId) began(id).catch(() => upload.cancel())
      },
    },
    impatient(callsFor({ file, workspaceId }), check),
  )
  try {
    return await follow(upload)
  } catch (error) {
    // the server has deleted the upload half-way: the next try starts again
    if (error instanceof CallError && error.status === 404) throw new Unreachable('upload gone', { cause: error })
    throw error
  }
}

function impatient(calls: UploadCalls, check: () => void): UploadCalls {
  let pauses = 0
  return {
    ...calls,
    start: signal => (check(), calls.start(signal)),
    get: (id, signal) => (check(), calls.get(id, signal)),
    async send(part) {
      check()
      const upload = await calls.send(part)
      pauses = 0
      return upload
    },
    async addPoster(id, signal) {
      check()
      await calls.addPoster?.(id, signal)
    },
    async pause(ms, signal) {
      pauses += 1
      if (pauses > mostPauses) throw new Unreachable('gave up for now')
      await calls.pause(ms, signal)
    },
  }
}

export async function isUploadThere(uploadId: string, workspaceId: string | undefined): Promise<boolean> {
  try {
    await call(getUpload, { id: uploadId }, { workspaceId })
    return true
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false
    throw error
  }
}

/** Cancels the upload of a discarded file; without it the server would delete the bytes after some time. */
export const dropUpload = (uploadId: string, workspaceId: string | undefined): Promise<unknown> =>
  call(cancelUpload, { id: uploadId }, { workspaceId }).catch(() => undefined)
