export { claimUpload, type Claim } from './claim.ts'
export { endedFilesCookie, filesCookie, type CookieStrategy } from './cookie.ts'
export { startFiles, useFiles, type FilesEngine } from './engine.ts'
export { fileNameOf } from './file-names.ts'
export {
  deleteFile,
  eraseFiles,
  eraseFilesOf,
  eraseFilesOfWorkspace,
  replaceFile,
  sweepFiles,
  sweepUploads,
  undeleteFile,
} from './erase.ts'
export { findFile, findFiles } from './find.ts'
export { filesJobs } from './jobs.ts'
export { fileLink, openFileLink, ownFile, presentFile, type Linked, type Variant } from './links.ts'
export { closeUpload, openUpload, presentUpload, readUpload, receivePart } from './receive.ts'
export type { FileRow, Outcome } from './rows.ts'
export { anyRule, fileRules, type FileRule } from './rules.ts'
export { mountFiles } from './serve.ts'
export { readSmallCopies } from './small-copies.ts'
export { MissingBytes, type Growth, type Store, type StoredBytes } from './store.ts'
export { forgetSums, noteGrowth, refuseGrowth, type DocumentGrowth } from './document-growth.ts'
export { countedBytes, useOfMember, useOfPerson, useOfWorkspace, type StorageUse } from './storage.ts'
export { storedFiles } from './stored.ts'
export { bringFile, keepFile, takeFile, type KeptFile } from './take.ts'
export { noWorkspace } from './no-workspace.ts'
