export { Dropzone } from './dropzone.tsx'
export type { DropzoneProps } from './dropzone.tsx'
export { FileDrop } from './file-drop.tsx'
export { useFileDrop } from './use-file-drop.ts'
