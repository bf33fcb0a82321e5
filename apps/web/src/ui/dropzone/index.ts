export { Dropzone } from './dropzone.tsx'
export type { DropzoneProps } from './dropzone.tsx'
