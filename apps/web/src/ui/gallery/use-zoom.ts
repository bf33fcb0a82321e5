import { useRef, useState } from 'react'
import type { PointerEvent, WheelEvent } from 'react'
import { distance, panned, wholePicture, zoomedAt } from './zoom.ts'
import type { Point, View } from './zoom.ts'

const swipePx = 60
const doubleScale = 2.5

type Swipes = { onNext: () => void; onPrevious: () => void; onClose: () => void }

const fromMiddle = (element: HTMLElement, { x, y }: Point): Point => {
  const box = element.getBoundingClientRect()
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

const sizeOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight })

/** Wheel, pinch and double tap zoom. A drag moves a zoomed picture; without zoom it goes to the next picture, which is whole again. */
export function useZoom(itemId: string, { onNext, onPrevious, onClose }: Swipes) {
  const [view, setView] = useState<View>(wholePicture)
  const [zoomedId, setZoomedId] = useState(itemId)
  if (zoomedId !== itemId) {
    setZoomedId(itemId)
    setView(wholePicture)
  }
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point | undefined>(undefined)

  const zoomBy = (element: HTMLElement, factor: number, point: Point = { x: 0, y: 0 }) =>
    setView(now => zoomedAt(now, factor, point, sizeOf(element)))

  const swiped = (moved: Point) => {
    if (moved.x < -swipePx) onNext()
    else if (moved.x > swipePx) onPrevious()
    else if (moved.y > swipePx * 2) onClose()
  }

  const release = (event: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    if (last && start.current && view.scale === 1 && event.pointerType === 'touch') {
      swiped({ x: event.clientX - start.current.x, y: event.clientY - start.current.y })
    }
    if (pointers.current.size === 0) start.current = undefined
  }

  const handlers = {
    onWheel: (event: WheelEvent<HTMLElement>) =>
      zoomBy(event.currentTarget, Math.exp(-event.deltaY / 300), fromMiddle(event.currentTarget, pointOf(event))),
    onDoubleClick: (event: { currentTarget: HTMLElement; clientX: number; clientY: number }) =>
      view.scale > 1 ? setView(wholePicture) : zoomBy(event.currentTarget, doubleScale, fromMiddle(event.currentTarget, pointOf(event))),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof HTMLElement && event.target.closest('button, a, video')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      // a second finger makes it a pinch, and a pinch must not change the picture
      start.current = pointers.current.size === 1 ? pointOf(event) : undefined
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const element = event.currentTarget
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        zoomBy(element, distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(element, middle))
      } else {
        setView(current => panned(current, { x: now.x - before.x, y: now.y - before.y }, sizeOf(element)))
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { view, handlers, zoomBy, whole: () => setView(wholePicture) }
}
