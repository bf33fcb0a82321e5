import { ellipse, limb, openSheet, type Color, type Depth, type Point, type Sheet } from '#platform/demo'

interface Look {
  sky: Color
  foot: Color
  mark: Color
}

const looks: readonly Look[] = [
  { sky: [31, 59, 77], foot: [94, 138, 160], mark: [244, 239, 230] },
  { sky: [74, 92, 66], foot: [164, 182, 140], mark: [248, 244, 232] },
  { sky: [92, 52, 46], foot: [206, 140, 110], mark: [250, 240, 230] },
  { sky: [78, 66, 108], foot: [178, 166, 204], mark: [244, 240, 250] },
]

const whole: [Point, Point] = [
  [0, 0],
  [600, 800],
]

/** A dumbbell, a calendar's page, a barbell and a clock, in the simplest lines. */
const marks: readonly (readonly Depth[])[] = [
  [limb([210, 240], [390, 240], [16, 16]), limb([210, 180], [210, 300], [30, 30]), limb([390, 180], [390, 300], [30, 30])],
  [limb([220, 170], [380, 170], [14, 14]), limb([220, 240], [380, 240], [14, 14]), limb([220, 310], [320, 310], [14, 14])],
  [
    limb([130, 240], [470, 240], [10, 10]),
    limb([190, 160], [190, 320], [24, 24]),
    limb([410, 160], [410, 320], [24, 24]),
    limb([150, 190], [150, 290], [16, 16]),
    limb([450, 190], [450, 290], [16, 16]),
  ],
  [limb([300, 240], [300, 150], [14, 14]), limb([300, 240], [366, 276], [14, 14])],
]

const mix = (from: Color, to: Color, part: number): Color => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** The picture of a package of the demo: drawn, because nobody's photo may stand there. */
export function drawPackage(at: number): Sheet {
  const { sheet, ground, shade, body } = openSheet(0.9)
  const { sky, foot, mark } = looks[at % looks.length] ?? { sky: [60, 60, 60], foot: [160, 160, 160], mark: [250, 250, 250] }
  ground(y => mix(sky, foot, y / 800))
  shade(ellipse([300, 240], [240, 240]), whole, mix(sky, mark, 0.25), [160, 0.9])
  for (const depth of marks[at % marks.length] ?? []) body(depth, whole, () => mark)
  return sheet
}
