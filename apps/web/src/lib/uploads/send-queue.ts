import { newId } from '@allenio/domain/ids'
import { CallError, messageOf } from '#lib/api'
import { createStore, useStored } from '#lib/store'
import type { FileUpload } from './file-upload.ts'
import { resumeUploads, startFile } from './uploads.ts'

/** A file that is added to a list: its bytes are sent first, then the row that refers to them. */
export interface Sending {
  id: string
  name: string
  bytes: number
  /** Undefined after a reload, when the device has stored the file for the upload alone. */
  file: File | undefined
  upload: FileUpload | undefined
  state: 'queued' | 'uploading' | 'adding' | 'refused'
  error?: string | undefined
}

interface QueueOptions {
  /** Finds the files again after a reload: 'client files <client>'. */
  purpose: string
  /** The write that creates the row for the upload. The file is not known after a reload, its name and size are. */
  add: (uploadId: string, file: File | undefined, sent: Pick<Sending, 'name' | 'bytes'>) => Promise<unknown>
  /** Called when the queue is empty, with the number of files that have arrived. */
  onEmptied: (added: number) => void
}

const atOnce = 3

/** Sends files a few at a time. It outlives the page that started it, so the person can open another page meanwhile. */
export function sendQueue({ purpose, add, onEmptied }: QueueOptions) {
  const list = createStore<readonly Sending[]>([])
  let added = 0

  const set = (next: readonly Sending[]) => {
    if (next.length === 0 && added > 0) {
      onEmptied(added)
      added = 0
    }
    list.set(next)
  }
  const change = (id: string, next: Partial<Sending>) => set(list.get().map(each => (each.id === id ? { ...each, ...next } : each)))
  const drop = (id: string) => set(list.get().filter(each => each.id !== id))

  const fill = () => {
    const running = list.get().filter(({ state, upload }) => state === 'uploading' && upload?.progress().state !== 'failed').length
    for (const { id, file } of list
      .get()
      .filter(({ state }) => state === 'queued')
      .slice(0, Math.max(0, atOnce - running))) {
      if (file) begin(id, file)
    }
  }
  const begin = (id: string, file: File) => {
    const upload = startFile(file, purpose)
    change(id, { upload, state: 'uploading', error: undefined })
    follow(id, upload)
  }
  const follow = (id: string, upload: FileUpload) => {
    const look = () => {
      const { state, uploadId } = upload.progress()
      if (state === 'done' && uploadId) {
        stop()
        void make(id, uploadId)
        fill()
      } else if (state === 'cancelled') {
        stop()
        drop(id)
        fill()
      } else if (state === 'failed') fill()
    }
    const stop = upload.subscribe(look)
    look()
  }
  const make = async (id: string, uploadId: string) => {
    change(id, { state: 'adding', error: undefined })
    try {
      const sending = list.get().find(each => each.id === id)
      await add(uploadId, sending?.file, { name: sending?.name ?? '', bytes: sending?.bytes ?? 0 })
    } catch (error) {
      // the server has deleted the upload: another try sends its bytes again
      const isGone = error instanceof CallError
      change(id, { state: 'refused', error: messageOf(error), ...(isGone && { upload: undefined }) })
      return
    }
    added += 1
    drop(id)
  }
  return {
    use: () => useStored(list),
    send: (files: readonly File[]) => {
      set([
        ...list.get(),
        ...files.map((file): Sending => ({ id: newId(), name: file.name, bytes: file.size, file, upload: undefined, state: 'queued' })),
      ])
      fill()
    },
    /** Continues the files that were being sent before a reload. */
    resume: async () => {
      const uploads = await resumeUploads(purpose)
      if (uploads.length === 0) return
      set([
        ...list.get(),
        ...uploads.map((upload): Sending => {
          const { name, bytes } = upload.progress()
          return { id: upload.id, name, bytes, file: undefined, upload, state: 'uploading' }
        }),
      ])
      for (const upload of uploads) follow(upload.id, upload)
    },
    retry: ({ id, state, upload, file }: Sending) => {
      const uploadId = upload?.progress().uploadId
      if (state === 'refused' && uploadId) void make(id, uploadId)
      else if (state === 'refused' && file) begin(id, file)
      else upload?.resume()
    },
    cancel: ({ id, state, upload }: Sending) => {
      if (state === 'uploading' && upload) upload.cancel()
      // the other files have no bytes being sent; a file whose row is being added can no longer be cancelled
      if (state === 'queued' || state === 'refused' || upload?.progress().state === 'failed') drop(id)
    },
  }
}

export type SendQueue = ReturnType<typeof sendQueue>

export const useSendQueue = (queue: SendQueue): readonly Sending[] => queue.use()
