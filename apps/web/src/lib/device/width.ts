import { mediaMatches, watched, watchMedia } from './watched.ts'

/** In pixels, the same as in the style sheets. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const

const narrow = `(max-width: ${breakpoints.lg - 1}px)`
const mobileAgent = /android|iphone|ipad|ipod|iemobile|opera mini|blackberry|webos|mobile/i

/** A tablet in landscape is wide, but still a hand-held device. */
export const isMobileAgent = (agent: string): boolean => mobileAgent.test(agent)

const state = watched(
  () => mediaMatches(narrow) || isMobileAgent(globalThis.navigator?.userAgent ?? ''),
  changed => watchMedia(narrow, changed),
)

const hand = `(max-width: ${breakpoints.sm - 1}px)`

const handState = watched(
  () => mediaMatches(hand),
  changed => watchMedia(hand, changed),
)

/** The narrowest layout, as `$hand` in the style sheets: a phone held upright. */
export const isHand = handState.get
export const useIsHand = handState.use

export const isMobile = state.get
export const useIsMobile = state.use

const compact = `(max-width: ${breakpoints.xl - 1}px)`

const compactState = watched(
  () => mediaMatches(compact),
  changed => watchMedia(compact, changed),
)

/** A window in which nothing has room beside a wide table. */
export const isCompact = compactState.get
export const useIsCompact = compactState.use

const tight = `(max-width: ${breakpoints.xxl - 1}px)`

const tightState = watched(
  () => mediaMatches(tight),
  changed => watchMedia(tight, changed),
)

/** A window in which the open menu leaves no room for a drawer beside a wide table. */
export const isTight = tightState.get
export const useIsTight = tightState.use
