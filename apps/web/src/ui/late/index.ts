export { Anchor, useIsOpenAfterMount, withinWindow } from './anchor.ts'
export { useOpener } from './use-opener.ts'
