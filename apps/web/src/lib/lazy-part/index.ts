export { forgetFailure, isLoadingPart, latePart, lazyModule, lazyPart, suspendingPart } from './lazy-part.ts'
export { loadFile, NotOnDevice } from './load-file.ts'
