// A door of its own: only those who open a preview load it.
export { PaperPages } from './paper-pages.tsx'
export { PaperPreview } from './paper-preview.tsx'
export { useArePagesDrawn, type PaperCalls } from './queries.ts'
