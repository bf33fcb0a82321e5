export { documentBindings } from './bindings.ts'
export { changeDocument, type ChangedDocument } from './change.ts'
export { createDocument, eraseDocument, hasDocument } from './create.ts'
export { editDocument, readDocument } from './edit.ts'
export { documentKinds, type DocumentKind } from './kinds.ts'
export {
  eraseReleases,
  keepSnapshot,
  listReceipts,
  listReleases,
  publishRelease,
  readRevision,
  receiptSince,
  recordReceipts,
  recordUse,
  type ReceiptKind,
} from './releases.ts'
export type { RightCells } from './right-cells.ts'
export { readRelease, readReleases } from './release-rows.ts'
export { readRows } from './rows.ts'
export { documentJobs } from './sweep.ts'
