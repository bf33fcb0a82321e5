export { uploadStates, UploadRow } from './upload-row.tsx'
export type { UploadRowProps, UploadState } from './upload-row.tsx'
