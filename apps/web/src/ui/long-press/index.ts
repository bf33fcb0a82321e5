export { hasMoved, longMs } from './press.ts'
export { useLongPress } from './use-long-press.ts'
