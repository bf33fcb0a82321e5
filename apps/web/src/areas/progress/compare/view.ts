/**
 * The visible part of a picture: its scale, and its distance from the middle as a share of the pane. Shares, unlike pixels,
 * show the same spot of the body in panes of different sizes.
 */
export interface View {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
export const smallest = 0.6
export const largest = 8
// a picture fills its pane and reaches beyond it, and this much of it may be pulled in
const overhang = 1.4

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Limits a view, so that the picture never leaves its pane. */
export function limitView({ scale, x, y }: View): View {
  const limitedScale = clamp(smallest, scale, largest)
  const reach = Math.max(0, limitedScale * overhang - 1) / 2
  return { scale: limitedScale, x: clamp(-reach, x, reach) + 0, y: clamp(-reach, y, reach) + 0 }
}

/** Zooms around `point`, which stays in place on the screen and is measured from the middle. */
export function zoomView(view: View, factor: number, point: Point = { x: 0, y: 0 }): View {
  const scale = clamp(smallest, view.scale * factor, largest)
  const ratio = scale / view.scale
  return limitView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio })
}

export const panView = (view: View, by: Point): View => limitView({ ...view, x: view.x + by.x, y: view.y + by.y })

export const isWhole = ({ scale, x, y }: View): boolean => scale === 1 && x === 0 && y === 0
