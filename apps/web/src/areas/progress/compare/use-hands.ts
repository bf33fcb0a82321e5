import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Views } from './use-views.ts'

interface Point {
  x: number
  y: number
}

interface Hands {
  stage: RefObject<HTMLElement | null>
  views: Views
  /** The photo that a finger moves where photos lie over each other. */
  upper: string | undefined
  /** Called for a single finger on photos that are shown whole; returns true if the movement means something else. */
  onSlide?: ((share: number) => boolean) | undefined
}

const double = 2.5
const wheelPace = 400

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

const isPhoto = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-pane]') !== null && target.closest('button, input, label') === null

/** The pane under a hand, or the first where the hand is between them. */
const paneOf = (stage: HTMLElement, target: EventTarget | null): HTMLElement =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null) ??
  stage.querySelector<HTMLElement>('[data-pane]') ??
  stage

/** Counted from the pane's middle, in shares of its size. */
function inPane(pane: HTMLElement, { x, y }: Point): Point {
  const box = pane.getBoundingClientRect()
  return { x: (x - box.left) / box.width - 0.5, y: (y - box.top) / box.height - 0.5 }
}

/** Wheel, pinch and double tap zoom, a drag moves: on all photos alike. */
export function useHands({ stage, views, upper, onSlide }: Hands) {
  const pointers = useRef(new Map<number, Point>())
  const held = useRef<HTMLElement>(undefined)

  const meant = (pane: HTMLElement) => upper ?? pane.dataset['pane']

  const wheel = useEffectEvent((event: WheelEvent) => {
    // the browser would zoom the page
    event.preventDefault()
    if (!stage.current) return
    const pane = paneOf(stage.current, event.target)
    const pace = event.ctrlKey ? wheelPace / 4 : wheelPace
    views.zoom(meant(pane), Math.exp(-event.deltaY / pace), inPane(pane, pointOf(event)))
  })
  useEffect(() => {
    const element = stage.current
    const listen = (event: WheelEvent) => wheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [stage])

  const slide = (pane: HTMLElement, point: Point): boolean =>
    views.isWhole && !views.isAligning && (onSlide?.(inPane(pane, point).x + 0.5) ?? false)

  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) held.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isPhoto(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      held.current ??= paneOf(event.currentTarget, event.target)
      if (pointers.current.size === 1) slide(held.current, pointOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      const pane = held.current
      if (!before || !pane) return
      const now = pointOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        views.zoom(meant(pane), distance(now, other) / Math.max(1, distance(before, other)), inPane(pane, middle))
      } else if (!slide(pane, now)) {
        const { width, height } = pane.getBoundingClientRect()
        views.pan(meant(pane), { x: (now.x - before.x) / width, y: (now.y - before.y) / height })
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      if (!isPhoto(event.target)) return
      const pane = paneOf(event.currentTarget, event.target)
      if (views.isWhole) views.zoom(meant(pane), double, inPane(pane, pointOf(event)))
      else views.reset()
    },
  }
}
