export { eventually } from './eventually.ts'
export { testDocument } from './test-document.ts'
export { markupWithReads } from './markup.tsx'
