import type { Pose } from '@allenio/contract/client-records'
import { curve, openSheet, type Color } from './demo-painter.ts'

export interface Figure {
  pose: Pose
  isFemale: boolean
  /** From 0, slender, to 1, heavy. */
  girth: number
  /** Which wall, which clothes and which size of picture. */
  variant: number
}

const walls: readonly (readonly [Color, Color])[] = [
  [[233, 228, 220], [214, 206, 194]], [[223, 230, 232], [202, 213, 217]], [[230, 226, 234], [212, 206, 219]], [[227, 232, 223], [207, 217, 201]],
]
const clothes: readonly Color[] = [[61, 74, 92], [92, 61, 74], [61, 92, 82], [74, 74, 85]]
const skins: readonly Color[] = [[201, 164, 137], [185, 141, 111], [143, 106, 82], [216, 183, 157]]
const scales = [0.8, 0.7, 0.9]

const pick = <T>(list: readonly T[], at: number, otherwise: T): T => list[at % list.length] ?? otherwise
const shaded = ([r, g, b]: Color, part: number): Color => [r * part, g * part, b * part]

export interface Drawing {
  pixels: Buffer
  width: number
  height: number
}

/** A neutral figure against a wall, nobody in particular, as raw pixels: drawn for the demo data. */
export function drawFigure({ pose, isFemale, girth, variant }: Figure): Drawing {
  const sheet = openSheet(pick(scales, variant, 1))
  const [wall, floor] = pick(walls, variant, [[230, 230, 230], [210, 210, 210]] as const)
  const skin = pick(skins, Math.floor(variant / 2), [201, 164, 137])
  const look = { skin, cloth: pick(clothes, variant, [61, 74, 92]), girth, isFemale }
  sheet.ground([0, 690], wall)
  sheet.ground([690, 800], floor)
  sheet.ellipse([300, 738], [150, 15], shaded(floor, 0.88))
  if (pose === 'side') drawSide(sheet, look)
  else drawFront(sheet, look, pose === 'back')
  return sheet
}

type Sheet = ReturnType<typeof openSheet>

interface Look {
  skin: Color
  cloth: Color
  girth: number
  isFemale: boolean
}

function drawFront(sheet: Sheet, { skin, cloth, girth, isFemale }: Look, isBack: boolean): void {
  const shoulder = (isFemale ? 76 : 92) + girth * 14
  const waist = (isFemale ? 50 : 62) + girth * 44
  const hip = (isFemale ? 72 : 66) + girth * 36
  const half = curve([[190, 22], [222, shoulder], [270, shoulder * 0.88], [338, waist], [408, hip], [468, hip * 0.94]])
  const [left, right] = [(y: number) => 300 - half(y), (y: number) => 300 + half(y)]
  const limbs = shaded(skin, 0.94)
  for (const side of [-1, 1]) {
    const [elbow, hand] = [shoulder + 14 + girth * 14, shoulder + 22 + girth * 18]
    sheet.limb([300 + side * (shoulder - 14), 238], [300 + side * elbow, 330], { radius: [18 + girth * 7, 14 + girth * 5], color: limbs })
    sheet.limb([300 + side * elbow, 330], [300 + side * hand, 424], { radius: [14 + girth * 5, 10 + girth * 2], color: limbs })
    sheet.limb([300 + side * (hip * 0.5), 452], [300 + side * 44, 590], { radius: [hip * 0.45, 25 + girth * 9], color: limbs })
    sheet.limb([300 + side * 44, 590], [300 + side * 42, 724], { radius: [25 + girth * 9, 14 + girth * 4], color: limbs })
    sheet.ellipse([300 + side * 47, 734], [25, 11], limbs)
  }
  sheet.limb([300, 156], [300, 208], { radius: [19, 21], color: shaded(skin, 0.96) })
  sheet.band([190, 468], { left, right, color: skin })
  sheet.ellipse([300, 124], [40, 48], skin)
  sheet.band([388, 474], { left, right, color: cloth })
  if (isFemale) sheet.band([240, 300], { left, right, color: cloth })
  sheet.ellipse([300, isBack ? 116 : 98], [43, isBack ? 46 : 28], shaded(cloth, 0.6))
  if (isBack) sheet.limb([300, 310], [300, 376], { radius: [2, 2], color: shaded(skin, 0.86) })
}

function drawSide(sheet: Sheet, { skin, cloth, girth, isFemale }: Look): void {
  const front = curve([
    [190, 314], [226, 332 + girth * 12], [268, (isFemale ? 350 : 342) + girth * 20], [340, 332 + girth * 58], [408, 338 + girth * 34], [470, 336 + girth * 16],
  ])
  const back = curve([[190, 282], [232, 260 - girth * 8], [278, 258 - girth * 10], [340, 272 - girth * 12], [420, (isFemale ? 240 : 250) - girth * 16], [470, 260 - girth * 8]])
  const limbs = shaded(skin, 0.94)
  sheet.limb([296, 462], [300, 592], { radius: [40 + girth * 10, 27 + girth * 8], color: limbs })
  sheet.limb([298, 592], [290, 724], { radius: [27 + girth * 8, 15 + girth * 4], color: limbs })
  sheet.ellipse([306, 734], [38, 11], limbs)
  sheet.limb([298, 156], [298, 208], { radius: [18, 20], color: shaded(skin, 0.96) })
  sheet.band([190, 470], { left: back, right: front, color: skin })
  sheet.ellipse([305, 124], [41, 48], skin)
  sheet.ellipse([293, 104], [41, 34], shaded(cloth, 0.6))
  sheet.band([388, 476], { left: back, right: front, color: cloth })
  if (isFemale) sheet.band([240, 300], { left: back, right: front, color: cloth })
  sheet.limb([290, 240], [288, 332], { radius: [18 + girth * 6, 14 + girth * 4], color: limbs })
  sheet.limb([288, 332], [304, 424], { radius: [14 + girth * 4, 10 + girth * 2], color: limbs })
}
