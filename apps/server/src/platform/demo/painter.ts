export type Color = readonly [number, number, number]
export type Point = readonly [number, number]

/** How deep a point lies within a shape; below 0 it lies outside, by about as much. */
export type Depth = (x: number, y: number) => number

/** From one thickness to another. */
export function limb(from: Point, to: Point, [thick, thin]: Point): Depth {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
    return thick + (thin - thick) * along - Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy)
  }
}

export const ellipse =
  ([cx, cy]: Point, [rx, ry]: Point): Depth =>
  (x, y) =>
    (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * Math.min(rx, ry)

/** Between two edges that bend from row to row, its ends rounded. */
export const band =
  ([top, bottom]: Point, left: (y: number) => number, right: (y: number) => number): Depth =>
  (x, y) =>
    Math.min(x - left(y), right(y) - x, y - top, bottom - y)

/** Several as one body: where two meet, the skin goes from one into the other. */
export const grow =
  (shapes: readonly Depth[], softness: number): Depth =>
  (x, y) => {
    let depth = -1000
    for (const shape of shapes) {
      const own = shape(x, y)
      const near = Math.max(0, softness - Math.abs(depth - own)) / softness
      depth = Math.max(depth, own) + near * near * softness * 0.25
    }
    return depth
  }

/** A line through points that bends softly between them. */
export function curve(points: readonly Point[]): (y: number) => number {
  return y => {
    const next = points.findIndex(([at]) => at >= y)
    const [after, before] = [
      points[next === -1 ? points.length - 1 : next],
      points[next <= 0 ? (next === -1 ? points.length - 1 : 0) : next - 1],
    ]
    if (!after || !before || after[0] === before[0]) return after?.[1] ?? 0
    const part = (y - before[0]) / (after[0] - before[0])
    return before[1] + (after[1] - before[1]) * (part * part * (3 - 2 * part))
  }
}

/** The colour of a point of a body, by how deep it lies and how that grows to the right. */
export type Paint = (x: number, y: number, depth: number, slope: number) => Color

export interface Sheet {
  pixels: Buffer
  width: number
  height: number
}

/** Raw pixels; coordinates are those of a sheet 600 wide and 800 high, whatever its size. */
export function openSheet(scale: number) {
  const [width, height] = [Math.round(600 * scale), Math.round(800 * scale)]
  const sheet: Sheet = { pixels: Buffer.alloc(width * height * 3), width, height }

  function blend(at: number, color: Color, cover: number): void {
    for (let channel = 0; channel < 3; channel += 1) {
      const under = sheet.pixels[at + channel] ?? 0
      sheet.pixels[at + channel] = under + ((color[channel] ?? 0) - under) * cover
    }
  }

  return {
    sheet,

    ground: (color: (y: number) => Color): void => {
      for (let row = 0; row < height; row += 1) {
        sheet.pixels.fill(Buffer.from(color((row + 0.5) / scale).map(Math.round)), row * width * 3, (row + 1) * width * 3)
      }
    },

    /** A soft stain that grows stronger towards its middle. */
    shade: (depth: Depth, [start, end]: [Point, Point], color: Color, [blur, most]: Point): void => {
      for (let row = Math.floor(start[1] * scale); row < end[1] * scale; row += 1) {
        for (let column = Math.floor(start[0] * scale); column < end[0] * scale; column += 1) {
          const part = Math.min(1, Math.max(0, depth((column + 0.5) / scale, (row + 0.5) / scale) / blur))
          if (part > 0) blend((row * width + column) * 3, color, part * part * (3 - 2 * part) * most)
        }
      }
    },

    /** Worked out at every fourth point, which a soft body does not show, and read between them. */
    body: (depth: Depth, [start, end]: [Point, Point], paint: Paint): void => {
      const step = 4
      const [x0, y0] = [Math.floor(start[0] * scale), Math.floor(start[1] * scale)]
      const [columns, rows] = [Math.ceil((end[0] * scale - x0) / step) + 2, Math.ceil((end[1] * scale - y0) / step) + 2]
      const depths = new Float32Array(columns * rows)
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          depths[row * columns + column] = depth((x0 + column * step + 0.5) / scale, (y0 + row * step + 0.5) / scale)
        }
      }
      const at = (column: number, row: number) => depths[row * columns + column] ?? -1000
      for (let row = 0; row < (rows - 1) * step; row += 1) {
        for (let column = 0; column < (columns - 1) * step; column += 1) {
          const c = column >> 2
          const r = row >> 2
          const corner = at(c, r)
          // nothing of the body is near
          if (corner < -20) continue
          const fx = (column & 3) / step
          const fy = (row & 3) / step
          const own = (corner * (1 - fx) + at(c + 1, r) * fx) * (1 - fy) + (at(c, r + 1) * (1 - fx) + at(c + 1, r + 1) * fx) * fy
          const cover = Math.min(1, Math.max(0, own * scale + 0.5))
          if (cover === 0) continue
          const slope = Math.min(1, Math.max(-1, ((at(c + 1, r) - corner) * scale) / step))
          blend(((y0 + row) * width + x0 + column) * 3, paint((x0 + column + 0.5) / scale, (y0 + row + 0.5) / scale, own, slope), cover)
        }
      }
    },
  }
}
