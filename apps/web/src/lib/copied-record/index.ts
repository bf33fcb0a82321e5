export { copiedRecord, type CopiedRecord } from './copied-record.ts'
