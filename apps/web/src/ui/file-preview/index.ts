export { fileKinds, FilePreview } from './file-preview.tsx'
export type { FileKind, FilePreviewProps, PreviewedFile } from './file-preview.tsx'
