export { isInstalled, isVisible, useIsInstalled, useIsVisible } from './display.ts'
export { useMinute } from './now.ts'
export { isOnline, mayPrefetch, onOnlineChange, useIsOnline } from './online.ts'
export { afterPaint, whenIdle } from './moments.ts'
export { useObjectUrl } from './object-url.ts'
export { whenQuiet } from './when-quiet.ts'
export { useWakeLock } from './wake-lock.ts'
export {
  breakpoints,
  isCompact,
  isHand,
  isMobile,
  isMobileAgent,
  isTight,
  useIsCompact,
  useIsHand,
  useIsMobile,
  useIsTight,
} from './width.ts'
