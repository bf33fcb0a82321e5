export { forgetFailure, isLoadingPart, latePart, lazyModule, lazyPart } from './lazy-part.ts'
export { loadFile, NotOnDevice } from './load-file.ts'
