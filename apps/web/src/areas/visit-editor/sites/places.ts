import { measureSides, type MeasureCell, type MeasureKey } from '@allenio/contract/visit-measures'
import { keyOf } from './walk.ts'

/** Where a place is on the drawn body: its middle, and of a girth its width. */
export interface BodyPlace {
  view: 'front' | 'back'
  x: number
  y: number
  width?: number
}

/** Of what a body has twice on its right side, seen from the front on the left of the drawing. */
const places: Partial<Record<MeasureKey, BodyPlace>> = {
  triceps_fold: { view: 'back', x: 52, y: 106 },
  biceps_fold: { view: 'front', x: -50, y: 110 },
  subscapular_fold: { view: 'back', x: 24, y: 106 },
  suprailiac_fold: { view: 'front', x: -30, y: 164 },
  abdominal_fold: { view: 'front', x: -12, y: 156 },
  thigh_fold: { view: 'front', x: -22, y: 240 },
  calf_fold: { view: 'front', x: -14, y: 318 },
  axillary_fold: { view: 'front', x: -36, y: 118 },
  breastplate: { view: 'front', x: -26, y: 92 },
  neck: { view: 'front', x: 0, y: 52, width: 26 },
  shoulders: { view: 'back', x: 0, y: 80, width: 104 },
  chest: { view: 'front', x: 0, y: 98, width: 72 },
  thorax: { view: 'front', x: 0, y: 112, width: 68 },
  waist: { view: 'front', x: 0, y: 140, width: 60 },
  navel: { view: 'front', x: 0, y: 154, width: 64 },
  abdomen: { view: 'front', x: 0, y: 162, width: 66 },
  hips: { view: 'back', x: 0, y: 172, width: 70 },
  glutes: { view: 'back', x: 0, y: 194, width: 74 },
  arms: { view: 'front', x: -51, y: 116, width: 24 },
  'contracted-arms': { view: 'back', x: 51, y: 120, width: 24 },
  forearms: { view: 'front', x: -60, y: 152, width: 20 },
  wrist: { view: 'front', x: -69, y: 184, width: 16 },
  legs: { view: 'back', x: 20, y: 214, width: 38 },
  'medial-thighs': { view: 'front', x: -21, y: 252, width: 34 },
  calves: { view: 'back', x: 20, y: 318, width: 26 },
  ankles: { view: 'back', x: 18, y: 372, width: 16 },
}

export function placeOf(cell: MeasureCell): BodyPlace | undefined {
  const place = places[keyOf(cell)]
  return place && cell.endsWith(`.${measureSides[0]}`) ? { ...place, x: -place.x } : place
}
