import type { Pose } from '@allenio/contract/progress'
import { band, curve, ellipse, grow, limb, openSheet, type Color, type Depth, type Sheet } from '#platform/demo'

export interface Figure {
  pose: Pose
  isFemale: boolean
  /** From 0 (slender) to 1 (heavy). */
  girth: number
  /** A number from which the wall, the clothes and the size of the picture follow. */
  variant: number
}

const walls: readonly Color[] = [
  [232, 228, 221],
  [224, 230, 232],
  [230, 227, 233],
  [227, 231, 224],
]
const clothes: readonly Color[] = [
  [58, 68, 84],
  [86, 64, 76],
  [58, 82, 76],
  [70, 70, 82],
]
const skins: readonly Color[] = [
  [206, 172, 147],
  [188, 148, 120],
  [146, 110, 87],
  [219, 189, 166],
]
const hairs: readonly Color[] = [
  [54, 44, 40],
  [38, 36, 40],
  [92, 70, 54],
  [70, 56, 50],
]
const scales = [0.8, 0.7, 0.9]

const pick = <T>(list: readonly T[], at: number, otherwise: T): T => list[at % list.length] ?? otherwise
const darken = ([r, g, b]: Color, part: number): Color => [r * part, g * part, b * part]

interface Shape {
  body: Depth
  /** Whether a point of the figure is covered by clothes. */
  isCloth: (x: number, y: number) => boolean
  hair: Depth
}

/** The part of the sheet where a figure may stand. */
const around: [readonly [number, number], readonly [number, number]] = [
  [120, 50],
  [480, 760],
]

/** A neutral figure against a wall, nobody in particular, as raw pixels: drawn for the demo data. */
export function drawFigure({ pose, isFemale, girth, variant }: Figure): Sheet {
  const { sheet, ground, shade, body } = openSheet(pick(scales, variant, 1))
  const wall = pick(walls, variant, [230, 230, 230])
  const skin = pick(skins, Math.floor(variant / 2), [206, 172, 147])
  const cloth = pick(clothes, variant, [58, 68, 84])
  const hairColor = pick(hairs, variant + 1, [54, 44, 40])
  const shape = pose === 'side' ? fromTheSide(girth, isFemale) : frontShape(girth, { isFemale, isBack: pose === 'back' })
  ground(y => (y < 700 ? darken(wall, 1.03 - y / 9000) : darken(wall, 0.86 + (y - 700) / 2500)))
  shade(
    ellipse([300, 742], [170, 22]),
    [
      [120, 715],
      [480, 770],
    ],
    darken(wall, 0.5),
    [18, 0.4],
  )
  // the light comes from the left, so edges that turn away from it are darker
  const lit = (color: Color, depth: number, slope: number) => {
    const round = Math.min(1, Math.max(0, depth / 30))
    return darken(color, 0.84 + 0.16 * round * (2 - round) + 0.07 * slope * (1 - round))
  }
  body(shape.body, around, (x, y, depth, slope) => lit(shape.isCloth(x, y) ? cloth : skin, depth, slope))
  body(
    shape.hair,
    [
      [230, 50],
      [370, 210],
    ],
    (_x, _y, depth, slope) => lit(hairColor, depth, slope),
  )
  return sheet
}

function frontShape(girth: number, { isFemale, isBack }: { isFemale: boolean; isBack: boolean }): Shape {
  const shoulder = (isFemale ? 68 : 84) + girth * 12
  const waist = (isFemale ? 45 : 57) + girth * 42
  const hip = (isFemale ? 66 : 60) + girth * 34
  const half = curve([
    [196, 34],
    [226, shoulder],
    [276, shoulder * 0.86],
    [344, waist],
    [412, hip],
    [476, hip * 0.92],
  ])
  const sides = [-1, 1].flatMap(side => {
    const x = (out: number) => 300 + side * out
    const [elbow, hand] = [shoulder + 13 + girth * 12, shoulder + 22 + girth * 18]
    return [
      limb([x(20), 204], [x(shoulder * 0.82), 232], [14, 17 + girth * 4]),
      limb([x(shoulder - 9), 242], [x(elbow), 334], [19 + girth * 7, 14 + girth * 5]),
      limb([x(elbow), 334], [x(hand - 2), 414], [14 + girth * 5, 9 + girth * 2]),
      limb([x(hand - 1), 420], [x(hand), 444], [10, 7]),
      limb([x(hip * 0.5), 458], [x(43), 592], [hip * 0.46, 25 + girth * 8]),
      limb([x(44), 596], [x(45), 640], [23 + girth * 8, 24 + girth * 7]),
      limb([x(45), 640], [x(41), 716], [24 + girth * 7, 12 + girth * 3]),
      limb([x(42), 728], [x(54), 738], [12, 9]),
    ]
  })
  const torso = band(
    [198, 478],
    y => 300 - half(y),
    y => 300 + half(y),
  )
  const head = [limb([300, 150], [300, 212], [18, 21]), ellipse([300, 118], [36, 46])]
  const crown = ellipse([300, 108], [40, 42])
  const face = ellipse([300, 140], [34, 44])
  const bun = ellipse([300, 70], [17, 15])
  const onTop: Depth = isBack ? grow([ellipse([300, 114], [40, 46])], 6) : (x, y) => Math.min(crown(x, y), -face(x, y))
  return {
    body: grow([torso, ...sides, ...head], 16),
    hair: isFemale ? (x, y) => Math.max(onTop(x, y), bun(x, y)) : onTop,
    isCloth: (x, y) => {
      const isInside = Math.abs(x - 300) < half(y) + 12
      const isShorts = y > 398 && y < 520 - Math.abs(x - 300) * 0.12 && Math.abs(x - 300) < hip + (y < 470 ? 1 : 4)
      const neckline = isBack ? 236 : 246 + Math.cos(Math.min(Math.PI / 2, Math.abs(x - 300) / 40)) * 10
      return isShorts || (isFemale && isInside && y > neckline && y < 318)
    },
  }
}

function fromTheSide(girth: number, isFemale: boolean): Shape {
  const front = curve([
    [196, 316],
    [230, 334 + girth * 12],
    [274, (isFemale ? 352 : 343) + girth * 20],
    [346, 331 + girth * 56],
    [414, 336 + girth * 36],
    [478, 334 + girth * 16],
  ])
  const back = curve([
    [196, 284],
    [236, 262 - girth * 8],
    [284, 260 - girth * 10],
    [346, 274 - girth * 12],
    [424, (isFemale ? 243 : 251) - girth * 16],
    [478, 262 - girth * 8],
  ])
  const hair = ellipse([293, 110], [42, 42])
  const face = ellipse([320, 138], [30, 46])
  const bun = ellipse([262, 92], [17, 16])
  const arm = grow(
    [
      limb([292, 244], [288, 336], [18 + girth * 6, 14 + girth * 4]),
      limb([288, 336], [304, 418], [14 + girth * 4, 9 + girth * 2]),
      limb([305, 422], [308, 444], [10, 7]),
    ],
    10,
  )
  const rest = grow(
    [
      band([198, 480], back, front),
      limb([298, 462], [302, 592], [40 + girth * 11, 26 + girth * 8]),
      limb([302, 592], [296, 640], [25 + girth * 8, 25 + girth * 6]),
      limb([294, 640], [294, 716], [25 + girth * 6, 12 + girth * 3]),
      limb([294, 732], [334, 740], [13, 8]),
      limb([296, 152], [298, 212], [18, 22]),
      ellipse([304, 118], [38, 46]),
      ellipse([338, 128], [9, 8]),
    ],
    16,
  )
  return {
    // the arm lies in front of the body, and a furrow shows its outline
    body: (x, y) => {
      const own = arm(x, y)
      const behind = rest(x, y)
      return own > 0 ? own + 3 : Math.min(behind, Math.max(behind * 0.25, 3 - own))
    },
    hair: (x, y) => Math.max(Math.min(hair(x, y), -face(x, y)), isFemale ? bun(x, y) : -1000),
    isCloth: (x, y) => (y > 398 && y < 514 && arm(x, y) < 0) || (isFemale && y > 244 && y < 318 && arm(x, y) < 0),
  }
}
