export { OwnAdvices } from './lazy.ts'
