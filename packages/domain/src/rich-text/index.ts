export { isEmptyRichText, richTextOf, plainTextOf } from './plain-text.ts'
