export { testDocument } from './test-document.ts'
