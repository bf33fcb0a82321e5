export { eventually } from './eventually.ts'
export { testDocument } from './test-document.ts'
