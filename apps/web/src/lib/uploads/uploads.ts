import { addPoster, cancelUpload, continueUpload, getUpload, startUpload } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import { useSyncExternalStore } from 'react'
import { call } from '#lib/api'
import { onOnlineChange } from '#lib/device'
import { onSessionChange, session } from '#lib/session'
import { sendFile, type FileUpload, type UploadCalls, type UploadProgress } from './file-upload.ts'
import { kindOfFile } from './limits.ts'
import { posterOf } from './poster.ts'
import { deleteFile, listStoredFiles, type StoredFile, storeFile, storeUploadId } from './stored-files.ts'

const uploads = new Map<string, FileUpload>()

/** Starts to send a file. `purpose` finds it again after a reload: 'chat <conversation>', 'profile photo'. */
export function startFile(file: File, purpose: string): FileUpload {
  const { personId = '', workspaceId } = session()
  const storedFile: StoredFile = { id: newId(), personId, workspaceId, purpose, file, uploadId: undefined }
  return send(storedFile, storeFile(storedFile))
}

function send(storedFile: StoredFile, whenStored: Promise<void> = Promise.resolve()): FileUpload {
  const upload = sendFile(
    {
      id: storedFile.id,
      file: storedFile.file,
      uploadId: storedFile.uploadId,
      began: uploadId => {
        if (uploadId !== storedFile.uploadId) void whenStored.then(() => storeUploadId(storedFile.id, uploadId))
      },
      ended: () => void deleteFile(storedFile.id),
    },
    callsFor(storedFile),
  )
  uploads.set(storedFile.id, upload)
  upload.done
    .finally(() => {
      // a failed upload stays, so that it can be tried again
      if (upload.progress().state !== 'failed') uploads.delete(storedFile.id)
    })
    .catch(() => undefined)
  return upload
}

/** All calls of an upload use the workspace in which it began, even if the tab changes its workspace. */
export function callsFor({ file, workspaceId }: Pick<StoredFile, 'file' | 'workspaceId'>): UploadCalls {
  // the device makes the picture while it sends the film
  const poster = kindOfFile(file) === 'video' ? posterOf(file) : undefined
  return {
    start: signal => call(startUpload, { name: file.name, bytes: file.size, mimeType: file.type }, { signal, workspaceId }),
    get: (id, signal) => call(getUpload, { id }, { signal, workspaceId }),
    send: ({ id, offset, bytes, signal }) => call(continueUpload, { id, offset }, { signal, workspaceId, bytes }),
    async addPoster(id, signal) {
      const bytes = await poster
      if (bytes) await call(addPoster, { id }, { signal, workspaceId, bytes })
    },
    cancel: id => call(cancelUpload, { id }, { workspaceId }),
    pause,
  }
}

/** Waits; it ends early when the connection comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', give)
      resolve()
    }
    const give = () => {
      end()
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'))
    }
    const timer = setTimeout(end, ms)
    const stop = onOnlineChange(end)
    signal.addEventListener('abort', give, { once: true })
  })
}

/** Continues this purpose's uploads from before a reload. */
export async function resumeUploads(purpose: string): Promise<readonly FileUpload[]> {
  const storedFiles = await listStoredFiles()
  return storedFiles.filter(each => each.purpose === purpose && !uploads.has(each.id)).map(each => send(each))
}

onSessionChange((now, before) => {
  if (before.personId === undefined || now.personId === before.personId) return
  for (const upload of uploads.values()) upload.pause()
})

const none = () => () => undefined
const nothing = () => undefined

export const useUpload = (upload: FileUpload | undefined): UploadProgress | undefined =>
  useSyncExternalStore(upload?.subscribe ?? none, upload?.progress ?? nothing)
