import { ellipse, limb, openSheet, type Color, type Depth, type Point, type Sheet } from '#platform/demo'

// Pictures for the notices of the demo, drawn because nobody's photo may stand there. Their middle is what a part of 2:1 shows.

export type NoticeScene = 'gym' | 'hills'

const scale = 1.6

/** A part of the sheet. A body is painted a little further than it is asked for, so that none reaches to the last points. */
const part = (left: number, top: number, right: number, bottom: number): [Point, Point] => [
  [left, top],
  [Math.min(right, 597), Math.min(bottom, 797)],
]

const mix = (from: Color, to: Color, part: number): Color => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

const round = (color: Color) => (_x: number, _y: number, depth: number, slope: number) =>
  mix(mix(color, [20, 22, 26], 0.35), color, Math.min(1, Math.max(0, 0.55 + depth / 40 + slope * 0.3)))

/** A bright wall with a window's light, and a barbell on the floor. */
function drawGym(): Sheet {
  const { sheet, ground, shade, body } = openSheet(scale)
  ground(y => (y < 470 ? mix([226, 222, 214], [208, 202, 192], y / 470) : mix([138, 122, 106], [104, 92, 82], (y - 470) / 330)))
  shade(ellipse([170, 350], [210, 120]), part(0, 230, 380, 470), [248, 244, 234], [90, 0.8])
  shade(ellipse([300, 516], [270, 22]), part(30, 494, 570, 538), [62, 54, 48], [20, 0.6])
  const parts: readonly [Depth, Color][] = [
    [limb([70, 462], [530, 462], [5, 5]), [176, 180, 186]],
    [limb([140, 424], [140, 500], [13, 13]), [46, 58, 74]],
    [limb([460, 424], [460, 500], [13, 13]), [46, 58, 74]],
    [limb([112, 412], [112, 512], [15, 15]), [186, 74, 56]],
    [limb([488, 412], [488, 512], [15, 15]), [186, 74, 56]],
  ]
  for (const [depth, color] of parts) body(depth, part(60, 390, 540, 530), round(color))
  return sheet
}

/** Three rows of hills in the morning, with the sun low behind them. */
function drawHills(): Sheet {
  const { sheet, ground, shade, body } = openSheet(scale)
  ground(y => mix([168, 200, 220], [250, 226, 190], Math.min(1, y / 480)))
  shade(ellipse([420, 390], [150, 150]), part(270, 240, 570, 540), [255, 240, 200], [120, 0.9])
  const hills: readonly [Depth, Color][] = [
    [ellipse([120, 700], [420, 290]), [150, 176, 158]],
    [ellipse([520, 740], [380, 300]), [112, 150, 118]],
    [ellipse([220, 860], [520, 360]), [76, 118, 82]],
  ]
  for (const [depth, color] of hills)
    body(depth, part(0, 400, 600, 800), (_x, y) => mix(mix(color, [255, 236, 200], 0.28), color, Math.min(1, (y - 400) / 160)))
  return sheet
}

export const drawNotice = (scene: NoticeScene): Sheet => (scene === 'gym' ? drawGym() : drawHills())
