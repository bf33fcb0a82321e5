export { isInstalled, isVisible, useIsInstalled, useVisible } from './display.ts'
export { useMinute } from './now.ts'
export { isOnline, mayPrefetch, onOnlineChange, useOnline } from './online.ts'
export { breakpoints, isHand, isMobile, isMobileAgent, useIsHand, useIsMobile } from './width.ts'
