/** The time after which a press is a long one. */
export const longMs = 450

const stillPx = 10

interface Point {
  clientX: number
  clientY: number
}

/** A finger never rests quite still. */
export const hasMoved = (from: Point, to: Point): boolean => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > stillPx
