export { isLoadingPart, lazyModule, lazyPart } from './lazy-part.ts'
