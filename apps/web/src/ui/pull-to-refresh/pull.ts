export const THRESHOLD_PX = 80
export const IGNORED_PX = 20

/** How far the page follows a finger: not at all for a start, then half as fast the farther it goes. */
export function pulled(moved: number): number {
  const meant = moved - IGNORED_PX
  if (meant <= 0) return 0
  return meant <= THRESHOLD_PX ? meant : THRESHOLD_PX + (meant - THRESHOLD_PX) / 3
}

export const isEnough = (moved: number) => moved - IGNORED_PX >= THRESHOLD_PX
