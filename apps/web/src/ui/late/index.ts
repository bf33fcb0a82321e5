export { Anchor, useIsOpenAfterMount, useOpener, withinWindow } from './anchor.ts'
