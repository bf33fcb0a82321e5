import { measureSides, type MeasureCell, type MeasureKey } from '@allenio/contract/visits'
import { keyOfMeasure } from './measure-cells.ts'

/** Where a measure is taken on the body of `body-outlines`: its middle and, for a girth, the width of the body there. */
export interface BodyPlace {
  view: 'front' | 'back'
  x: number
  y: number
  width?: number
}

/** The places of measures. Of two limbs it is the right one, which a front view shows on the left. */
const places: Partial<Record<MeasureKey, BodyPlace>> = {
  triceps_fold: { view: 'back', x: 53, y: 126 },
  biceps_fold: { view: 'front', x: -50, y: 124 },
  subscapular_fold: { view: 'back', x: 24, y: 124 },
  suprailiac_fold: { view: 'front', x: -33, y: 186 },
  abdominal_fold: { view: 'front', x: -13, y: 173 },
  thigh_fold: { view: 'front', x: -25, y: 258 },
  calf_fold: { view: 'front', x: -15, y: 332 },
  axillary_fold: { view: 'front', x: -38, y: 136 },
  breastplate: { view: 'front', x: -31, y: 100 },
  neck: { view: 'front', x: 0, y: 58, width: 26 },
  shoulders: { view: 'back', x: 0, y: 92, width: 114 },
  chest: { view: 'front', x: 0, y: 106, width: 86 },
  thorax: { view: 'front', x: 0, y: 124, width: 82 },
  waist: { view: 'front', x: 0, y: 158, width: 70 },
  navel: { view: 'front', x: 0, y: 172, width: 72 },
  abdomen: { view: 'front', x: 0, y: 180, width: 74 },
  hips: { view: 'back', x: 0, y: 211, width: 84 },
  glutes: { view: 'back', x: 0, y: 201, width: 82 },
  arms: { view: 'front', x: -50, y: 136, width: 26 },
  'contracted-arms': { view: 'back', x: 51, y: 138, width: 26 },
  forearms: { view: 'front', x: -63, y: 168, width: 24 },
  wrist: { view: 'front', x: -75, y: 206, width: 18 },
  legs: { view: 'back', x: 22, y: 232, width: 42 },
  'medial-thighs': { view: 'front', x: -23, y: 268, width: 38 },
  calves: { view: 'back', x: 21, y: 330, width: 32 },
  ankles: { view: 'back', x: 18, y: 378, width: 20 },
}

export function bodyPlaceOf(cell: MeasureCell): BodyPlace | undefined {
  const place = places[keyOfMeasure(cell)]
  return place && cell.endsWith(`.${measureSides[0]}`) ? { ...place, x: -place.x } : place
}
