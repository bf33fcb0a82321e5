import { buttonSideOf } from './muscles.ts'
import type { BodyMuscle, BodySide } from './muscles.ts'

export type BodyPart = 'upper' | 'middle' | 'hips' | 'thighs' | 'calves' | 'whole'

/** The part of the drawing that a small picture shows: x, y, width and height. Parts have one size, so that pictures match. */
export const partBoxes: Record<BodyPart, string> = {
  upper: '-84 34 168 126',
  middle: '-84 104 168 126',
  hips: '-84 150 168 126',
  thighs: '-84 188 168 126',
  calves: '-84 278 168 126',
  whole: '-100 -4 200 410',
}

const partsBelowTheChest: Partial<Record<BodyMuscle, BodyPart>> = {
  abs: 'middle',
  obliques: 'middle',
  lower_back: 'middle',
  serratus: 'middle',
  forearms: 'middle',
  hip_flexors: 'hips',
  glutes: 'hips',
  abductors: 'hips',
  adductors: 'thighs',
  quads: 'thighs',
  hamstrings: 'thighs',
  calves: 'calves',
  tibialis: 'calves',
}

/** The side and the part of the body that say most about these muscles: those of the first one. */
export function viewOf([first]: readonly BodyMuscle[]): { side: BodySide; part: BodyPart } {
  if (first === undefined) return { side: 'front', part: 'whole' }
  return { side: buttonSideOf(first), part: partsBelowTheChest[first] ?? 'upper' }
}
