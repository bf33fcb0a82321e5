export { forgetFailure, isLoadingPart, lazyModule, lazyPart } from './lazy-part.ts'
