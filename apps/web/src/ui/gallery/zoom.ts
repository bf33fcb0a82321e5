/** The view of a picture: its scale, and its distance from the middle, in pixels of the stage. */
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const wholePicture: View = { scale: 1, x: 0, y: 0 }
export const maximumScale = 6

/** Limits the view, so that the edges of the picture never come inside the stage. */
export function limitView({ scale, x, y }: View, stage: Size): View {
  const limited = Math.min(maximumScale, Math.max(1, scale))
  const reachX = (stage.width * (limited - 1)) / 2
  const reachY = (stage.height * (limited - 1)) / 2
  return { scale: limited, x: clamp(x, reachX), y: clamp(y, reachY) }
}

const clamp = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) + 0

/** Zooms so that the point under the finger stays there; the point is relative to the middle of the stage. */
export function zoomedAt(view: View, factor: number, point: Point, stage: Size): View {
  const scale = Math.min(maximumScale, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return limitView({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, stage)
}

export const panned = (view: View, by: Point, stage: Size): View => limitView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
