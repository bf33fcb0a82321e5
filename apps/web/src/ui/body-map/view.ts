import { buttonSideOf } from './muscles.ts'
import type { BodyMuscle, BodySide } from './muscles.ts'

export type BodyPart = 'upper' | 'middle' | 'lower' | 'whole'

/** The part of the drawing that a small picture shows: x, y, width and height. */
export const partBoxes: Record<BodyPart, string> = {
  upper: '-84 34 168 126',
  middle: '-84 104 168 126',
  lower: '-100 196 200 206',
  whole: '-100 -4 200 410',
}

const middle: ReadonlySet<BodyMuscle> = new Set(['abs', 'obliques', 'lower_back', 'hip_flexors', 'glutes', 'serratus', 'forearms'])
const lower: ReadonlySet<BodyMuscle> = new Set(['quads', 'hamstrings', 'adductors', 'abductors', 'calves', 'tibialis'])

/** The side and the part of the body that say most about these muscles: those of the first one. */
export function viewOf([first]: readonly BodyMuscle[]): { side: BodySide; part: BodyPart } {
  if (first === undefined) return { side: 'front', part: 'whole' }
  return { side: buttonSideOf(first), part: middle.has(first) ? 'middle' : lower.has(first) ? 'lower' : 'upper' }
}
