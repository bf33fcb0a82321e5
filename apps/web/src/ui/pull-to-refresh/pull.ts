export const THRESHOLD_PX = 80
export const IGNORED_PX = 20

/** The distance that the page follows a finger: zero at first, then the same as the finger, and a third of it past the threshold. */
export function pulled(moved: number): number {
  const distance = moved - IGNORED_PX
  if (distance <= 0) return 0
  return distance <= THRESHOLD_PX ? distance : THRESHOLD_PX + (distance - THRESHOLD_PX) / 3
}

export const isEnough = (moved: number) => moved - IGNORED_PX >= THRESHOLD_PX
