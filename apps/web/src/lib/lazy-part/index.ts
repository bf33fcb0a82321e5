export { isLoadingPart, lazyPart } from './lazy-part.ts'
