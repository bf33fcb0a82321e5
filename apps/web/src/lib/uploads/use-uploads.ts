import { useSyncExternalStore } from 'react'
import type { FileUpload, UploadProgress } from './file-upload.ts'
import { listUploads, watchUploads } from './uploads.ts'

/** All uploads of this page that are not done. */
export const useUploads = (): readonly FileUpload[] => useSyncExternalStore(watchUploads, listUploads)

const none = () => () => undefined
const nothing = () => undefined

/** Follows one upload. */
export const useUpload = (upload: FileUpload | undefined): UploadProgress | undefined =>
  useSyncExternalStore(upload?.subscribe ?? none, upload?.progress ?? nothing)
