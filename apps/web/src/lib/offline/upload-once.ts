import { call, CallError, Unreachable } from '#lib/api'
import { callsFor, sendFile, type FileUpload, type UploadCalls } from '#lib/uploads'
import { cancelUpload, getUpload } from '@allenio/contract/files'

interface UploadAt {
  workspaceId: string | undefined
  uploadId: string | null
  began: (uploadId: string) => Promise<void>
  /** Throws where the file must not go out any more: somebody else has signed in. */
  check: () => void
  /** Waits for its end, or ends it. */
  follow: (upload: FileUpload) => Promise<string>
}

const mostPauses = 3

/**
 * One try at a file that the outbox keeps. Where the net breaks for longer it gives up, to go on from there the next
 * time: the outbox knows how to wait.
 */
export async function uploadOnce(file: File, { workspaceId, uploadId, began, check, follow }: UploadAt): Promise<string> {
  const upload = sendFile(
    {
      id: '',
      file,
      ...(uploadId && { uploadId }),
      began: id => {
        // thrown away meanwhile: so is what has arrived of it
        if (id !== uploadId) began(id).catch(() => upload.cancel())
      },
    },
    impatient(callsFor({ file, workspaceId }), check),
  )
  try {
    return await follow(upload)
  } catch (error) {
    // given up by the server half-way: the next try begins anew
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

/** What has arrived of a file that nobody wants to send any more; the server would throw it away in time. */
export const dropUpload = (uploadId: string, workspaceId: string | undefined): Promise<unknown> =>
  call(cancelUpload, { id: uploadId }, { workspaceId }).catch(() => undefined)
