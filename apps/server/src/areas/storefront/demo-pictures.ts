import { ellipse, grow, limb, openSheet, type Color, type Depth, type Point, type Sheet } from '#platform/demo'

// Quiet still lifes for the storefront of the demo, drawn because no other picture of nobody in particular is at hand.

const darken = ([r, g, b]: Color, part: number): Color => [r * part, g * part, b * part]
const whole: [Point, Point] = [
  [0, 0],
  [600, 800],
]

/** A wall that is lighter above, and a floor. */
function room(wall: Color, floor: Color) {
  const drawing = openSheet(1.2)
  drawing.ground(y => (y < 560 ? darken(wall, 1.05 - y / 4200) : darken(floor, 0.96 + (y - 560) / 2600)))
  return drawing
}

interface Thing {
  shape: Depth
  color: Color
}

/** Things with soft light, and the shadow that they cast. */
function stillLife(wall: Color, floor: Color, things: readonly Thing[], shadow: readonly [Point, Point]): Sheet {
  const { sheet, shade, body } = room(wall, floor)
  const [at, size] = shadow
  const around: [Point, Point] = [
    [Math.max(0, at[0] - size[0]), Math.max(0, at[1] - size[1])],
    [Math.min(600, at[0] + size[0]), Math.min(800, at[1] + size[1])],
  ]
  shade(ellipse(at, size), around, darken(floor, 0.35), [26, 0.55])
  for (const { shape, color } of things) {
    body(shape, whole, (_x, _y, depth, slope) => {
      const round = Math.min(1, Math.max(0, depth / 46))
      return darken(color, 0.7 + 0.32 * round * (2 - round) + 0.14 * slope * (1 - round))
    })
  }
  return sheet
}

const less =
  (one: Depth, other: Depth): Depth =>
  (x, y) =>
    Math.min(one(x, y), -other(x, y))

const handle = less(ellipse([300, 388], [92, 92]), ellipse([300, 392], [58, 58]))

const kettlebell = () =>
  stillLife(
    [206, 196, 180],
    [150, 118, 92],
    [{ shape: grow([handle, ellipse([300, 560], [140, 132])], 60), color: [52, 62, 66] }],
    [
      [330, 690],
      [190, 34],
    ],
  )

const dumbbells = () =>
  stillLife(
    [122, 146, 140],
    [84, 92, 88],
    [
      { shape: limb([150, 620], [450, 600], [20, 20]), color: [188, 190, 190] },
      { shape: limb([150, 560], [150, 680], [52, 52]), color: [44, 48, 52] },
      { shape: limb([450, 540], [450, 660], [52, 52]), color: [44, 48, 52] },
    ],
    [
      [310, 716],
      [230, 30],
    ],
  )

const bowl = () =>
  stillLife(
    [232, 214, 190],
    [196, 160, 122],
    [
      { shape: (x, y) => Math.min(ellipse([300, 540], [210, 190])(x, y), y - 500), color: [244, 240, 232] },
      { shape: ellipse([300, 500], [206, 46]), color: [214, 206, 192] },
      { shape: ellipse([236, 488], [58, 40]), color: [196, 74, 56] },
      { shape: ellipse([318, 480], [70, 44]), color: [108, 152, 72] },
      { shape: ellipse([392, 496], [52, 34]), color: [232, 176, 80] },
    ],
    [
      [320, 716],
      [220, 30],
    ],
  )

const mat = () =>
  stillLife(
    [218, 208, 214],
    [170, 140, 134],
    [
      { shape: limb([130, 640], [480, 640], [66, 66]), color: [92, 74, 120] },
      { shape: less(ellipse([480, 640], [60, 60]), ellipse([480, 640], [26, 26])), color: [128, 108, 160] },
      { shape: ellipse([230, 540], [46, 46]), color: [226, 180, 90] },
    ],
    [
      [310, 716],
      [250, 28],
    ],
  )

const portrait = () =>
  stillLife(
    [186, 202, 206],
    [140, 156, 160],
    [
      { shape: grow([ellipse([300, 760], [230, 220]), limb([300, 570], [300, 500], [70, 58])], 70), color: [38, 74, 78] },
      { shape: grow([ellipse([300, 340], [98, 128]), limb([300, 430], [300, 480], [42, 48])], 30), color: [206, 168, 140] },
      { shape: less(ellipse([300, 300], [122, 140]), ellipse([306, 372], [96, 130])), color: [62, 46, 40] },
    ],
    [
      [300, 900],
      [10, 10],
    ],
  )

export const demoPictures = [
  { name: 'Kettlebell.jpg', draw: kettlebell },
  { name: 'Giulia.jpg', draw: portrait },
  { name: 'Manubri.jpg', draw: dumbbells },
  { name: 'Ciotola.jpg', draw: bowl },
  { name: 'Tappetino.jpg', draw: mat },
]
