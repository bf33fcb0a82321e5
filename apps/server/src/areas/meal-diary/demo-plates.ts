import { ellipse, grow, limb, openSheet, type Color, type Depth, type Point, type Sheet, dice } from '#platform/demo'

/** Pieces of a food, scattered over a part of the plate. */
interface Pieces {
  color: Color
  /** Half of the sides of one. */
  size: Point
  count: number
  /** The middle of the part, and how far pieces lie from it, in the directions of the sheet. */
  around: Point
  spread: Point
  /** Long pieces, such as pasta, that lie in all directions. */
  isLong?: true
}

export interface Plate {
  table: Color
  dish: Color
  /** A bowl is filled to its rim with this. */
  filling?: Color
  pieces: readonly Pieces[]
}

const centre: Point = [300, 400]
const [rim, well] = [228, 178]

/** The dish may stand here on the sheet. */
const around: [Point, Point] = [
  [40, 140],
  [590, 690],
]

const darken = ([r, g, b]: Color, part: number): Color => [Math.min(255, r * part), Math.min(255, g * part), Math.min(255, b * part)]

/** Light comes from the left, and edges turn away from it. */
const lit =
  (color: Color, softness: number) =>
  (_x: number, _y: number, depth: number, slope: number): Color =>
    darken(color, 0.78 + 0.22 * Math.min(1, Math.max(0, depth / softness)) + 0.06 * slope)

/** A dish on a table as it is seen from above, as raw pixels: drawn for the demo data. */
export function drawPlate({ table, dish, filling, pieces }: Plate): Sheet {
  const { sheet, ground, shade, body } = openSheet(0.7)
  ground(y => darken(table, 1.04 - y / 7000))
  shade(ellipse([312, 418], [rim + 24, rim + 20]), around, darken(table, 0.45), [40, 0.5])
  body(ellipse(centre, [rim, rim]), around, lit(dish, 14))
  body(ellipse(centre, [well, well]), around, lit(darken(dish, 0.97), 30))
  if (filling) body(ellipse(centre, [well - 6, well - 6]), around, lit(filling, 20))
  const random = dice(pieces.length * 17 + pieces.reduce((sum, { count }) => sum + count, 0))
  for (const each of pieces) {
    for (let nth = 0; nth < each.count; nth += 1) {
      const { depth, box } = pieceAt(each, random)
      shade(depth, box, darken(each.color, 0.5), [2, 0.25])
      body(depth, box, lit(darken(each.color, 0.93 + random() * 0.14), Math.min(...each.size) * 0.7))
    }
  }
  return sheet
}

function pieceAt(
  { size: [long, thick], around: [x, y], spread, isLong }: Pieces,
  random: () => number,
): { depth: Depth; box: [Point, Point] } {
  const turn = random() * 2 * Math.PI
  // the square root spreads them evenly over the part
  const far = Math.sqrt(random())
  const at: Point = [x + Math.cos(turn) * far * spread[0], y + Math.sin(turn) * far * spread[1]]
  const reach = long + thick + 6
  const box: [Point, Point] = [
    [at[0] - reach, at[1] - reach],
    [at[0] + reach, at[1] + reach],
  ]
  if (!isLong) return { depth: ellipse(at, [long, thick]), box }
  const lie = random() * Math.PI
  const [dx, dy] = [Math.cos(lie) * (long - thick), Math.sin(lie) * (long - thick)]
  const bend: Point = [at[0] + dy * 0.25, at[1] - dx * 0.25]
  const ends = [limb([at[0] - dx, at[1] - dy], bend, [thick, thick]), limb(bend, [at[0] + dx, at[1] + dy], [thick, thick])]
  return { depth: grow(ends, 3), box }
}
