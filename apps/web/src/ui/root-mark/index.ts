export { useRootMark } from './root-mark.ts'
