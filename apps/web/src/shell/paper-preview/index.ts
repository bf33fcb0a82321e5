// A door of its own: only those who open a preview load it.
export { PaperPreview } from './paper-preview.tsx'
export type { PaperCalls } from './queries.ts'
