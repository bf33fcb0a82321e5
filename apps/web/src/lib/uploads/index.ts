export { kindOfFile, limitOf, tooLarge } from './limits.ts'
export { dropUploads, keptUploads, resumeUploads, startFile } from './uploads.ts'
export type { FileUpload, UploadState } from './file-upload.ts'
export { useUpload, useUploads } from './use-uploads.ts'
