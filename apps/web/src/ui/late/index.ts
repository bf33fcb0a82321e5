export { Anchor, useNext, withinWindow } from './anchor.ts'
export { latePart } from './late-part.ts'
export type { LatePart } from './late-part.ts'
export { useOpener } from './use-opener.ts'
