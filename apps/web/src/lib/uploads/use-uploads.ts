import { useSyncExternalStore } from 'react'
import type { FileUpload, UploadProgress } from './file-upload.ts'
import { listUploads, watchUploads } from './uploads.ts'

/** All unfinished uploads of this page. */
export const useUploads = (): readonly FileUpload[] => useSyncExternalStore(watchUploads, listUploads)

const none = () => () => undefined
const nothing = () => undefined

export const useUpload = (upload: FileUpload | undefined): UploadProgress | undefined =>
  useSyncExternalStore(upload?.subscribe ?? none, upload?.progress ?? nothing)
