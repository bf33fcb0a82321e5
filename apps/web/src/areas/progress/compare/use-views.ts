import { useState } from 'react'
import { isWhole, panned, whole, zoomedAt } from './view.ts'
import type { View } from './view.ts'

interface Point {
  x: number
  y: number
}

/**
 * One view for all photos, so that all show the same spot; and one of each photo's own under it, for bodies that stand
 * a hand's breadth nearer or lower than last time.
 */
export function useViews() {
  const [shared, setShared] = useState<View>(whole)
  const [own, setOwn] = useState<Readonly<Record<string, View>>>({})
  /** The photo that is moved alone, while somebody aligns. */
  const [isAligning, setAligning] = useState(false)

  const ownOf = (id: string): View => own[id] ?? whole
  const change = (id: string | undefined, next: (view: View) => View) => {
    if (!isAligning) setShared(next)
    else if (id !== undefined) setOwn(views => ({ ...views, [id]: next(views[id] ?? whole) }))
  }
  return {
    shared,
    ownOf,
    isAligning,
    setAligning,
    /** Whether nothing has been zoomed or moved. */
    isWhole: isWhole(shared) && Object.values(own).every(isWhole),
    zoom: (id: string | undefined, factor: number, point?: Point) => change(id, view => zoomedAt(view, factor, point)),
    // a photo that is aligned alone is drawn inside the shared zoom; dividing by its scale keeps the photo under the finger
    pan: (id: string | undefined, by: Point) =>
      change(id, view => panned(view, isAligning ? { x: by.x / shared.scale, y: by.y / shared.scale } : by)),
    reset: () => {
      setShared(whole)
      setOwn({})
    },
  }
}

export type Views = ReturnType<typeof useViews>
