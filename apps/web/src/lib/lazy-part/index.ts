export { lazyPart } from './lazy-part.ts'
