export type Color = readonly [number, number, number]
type Point = readonly [number, number]

/** Paints soft-edged shapes into raw pixels; coordinates are those of a sheet 600 wide and 800 high, whatever its size. */
export function openSheet(scale: number) {
  const [width, height] = [Math.round(600 * scale), Math.round(800 * scale)]
  const pixels = Buffer.alloc(width * height * 3)

  function blend(x: number, y: number, color: Color, cover: number): void {
    if (cover <= 0) return
    const at = (y * width + x) * 3
    const part = Math.min(1, cover)
    for (let channel = 0; channel < 3; channel += 1) {
      const under = pixels[at + channel] ?? 0
      pixels[at + channel] = under + ((color[channel] ?? 0) - under) * part
    }
  }

  /** Where `depth`, the distance inside a shape's edge, says how far a point lies within. */
  function paint(box: { from: Point, to: Point }, color: Color, depth: (x: number, y: number) => number): void {
    const [x0, y0] = [Math.max(0, Math.floor(box.from[0] * scale) - 1), Math.max(0, Math.floor(box.from[1] * scale) - 1)]
    const [x1, y1] = [Math.min(width - 1, Math.ceil(box.to[0] * scale) + 1), Math.min(height - 1, Math.ceil(box.to[1] * scale) + 1)]
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) blend(x, y, color, depth((x + 0.5) / scale, (y + 0.5) / scale) * scale + 0.5)
    }
  }

  return {
    width,
    height,
    pixels,

    ellipse([cx, cy]: Point, [rx, ry]: Point, color: Color): void {
      paint({ from: [cx - rx, cy - ry], to: [cx + rx, cy + ry] }, color, (x, y) =>
        (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * Math.min(rx, ry))
    },

    /** From one thickness to another. */
    limb(from: Point, to: Point, { radius: [thick, thin], color }: { radius: Point, color: Color }): void {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = dx * dx + dy * dy
      const corner = (pick: typeof Math.min, sign: number): Point => [pick(from[0], to[0]) + sign * thick, pick(from[1], to[1]) + sign * thick]
      paint({ from: corner(Math.min, -1), to: corner(Math.max, 1) }, color, (x, y) => {
        const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
        return thick + (thin - thick) * along - Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy)
      })
    },

    /** Between two edges that bend from row to row. */
    band([top, bottom]: Point, { left, right, color }: { left: (y: number) => number, right: (y: number) => number, color: Color }): void {
      for (let row = Math.max(0, Math.floor(top * scale)); row < Math.min(height, Math.ceil(bottom * scale)); row += 1) {
        const [from, to] = [left((row + 0.5) / scale) * scale, right((row + 0.5) / scale) * scale]
        for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, Math.ceil(to)); x += 1) {
          blend(x, row, color, Math.min(x + 1 - from, to - x))
        }
      }
    },

    /** The whole width in one colour. */
    ground([top, bottom]: Point, color: Color): void {
      const rows = [Math.round(top * scale), Math.round(bottom * scale)]
      pixels.fill(Buffer.from(color), (rows[0] ?? 0) * width * 3, (rows[1] ?? 0) * width * 3)
    },
  }
}

/** A line through points that bends softly between them. */
export function curve(points: readonly Point[]): (y: number) => number {
  return y => {
    const next = points.findIndex(([at]) => at >= y)
    const [after, before] = [points[next === -1 ? points.length - 1 : next], points[next <= 0 ? (next === -1 ? points.length - 1 : 0) : next - 1]]
    if (!after || !before || after[0] === before[0]) return after?.[1] ?? 0
    const part = (y - before[0]) / (after[0] - before[0])
    return before[1] + (after[1] - before[1]) * (part * part * (3 - 2 * part))
  }
}
