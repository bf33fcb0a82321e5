import { pullToRefresh } from '#lib/constants'

const { threshold: thresholdPx, ignoreDistance: ignoredPx } = pullToRefresh

/** The distance that the page follows a finger: zero at first, then the same as the finger, and a third of it past the threshold. */
export function pulled(moved: number): number {
  const distance = moved - ignoredPx
  if (distance <= 0) return 0
  return distance <= thresholdPx ? distance : thresholdPx + (distance - thresholdPx) / 3
}

export const isEnough = (moved: number) => moved - ignoredPx >= thresholdPx
