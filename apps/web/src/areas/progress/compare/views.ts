import { useState } from 'react'
import { isWhole, panView, whole, zoomView } from './view.ts'
import type { View } from './view.ts'

interface Point {
  x: number
  y: number
}

/**
 * One view is shared by all photos, so that all show the same spot. Each photo has a view of its own inside it, because a
 * body may stand nearer or lower than last time.
 */
export function useViews() {
  const [shared, setShared] = useState<View>(whole)
  const [ownViews, setOwnViews] = useState<Readonly<Record<string, View>>>({})
  /** While aligning, one photo is moved alone. */
  const [isAligning, setAligning] = useState(false)

  const ownOf = (id: string): View => ownViews[id] ?? whole
  const change = (id: string | undefined, next: (view: View) => View) => {
    if (!isAligning) setShared(next)
    else if (id !== undefined) setOwnViews(views => ({ ...views, [id]: next(views[id] ?? whole) }))
  }
  return {
    shared,
    ownOf,
    isAligning,
    setAligning,
    /** Whether nothing has been zoomed or moved. */
    isWhole: isWhole(shared) && Object.values(ownViews).every(isWhole),
    zoom: (id: string | undefined, factor: number, point?: Point) => change(id, view => zoomView(view, factor, point)),
    // a photo that is aligned alone is drawn inside the shared zoom; dividing by its scale keeps the photo under the finger
    pan: (id: string | undefined, by: Point) =>
      change(id, view => panView(view, isAligning ? { x: by.x / shared.scale, y: by.y / shared.scale } : by)),
    reset: () => {
      setShared(whole)
      setOwnViews({})
    },
  }
}

export type Views = ReturnType<typeof useViews>
