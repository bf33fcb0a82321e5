import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Views } from './views.ts'

interface Point {
  x: number
  y: number
}

interface GestureOptions {
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
export function useGestures({ stage, views, upper, onSlide }: GestureOptions) {
  const pointers = useRef(new Map<number, Point>())
  const activePane = useRef<HTMLElement>(undefined)

  const targetOf = (pane: HTMLElement) => upper ?? pane.dataset['pane']

  const wheel = useEffectEvent((event: WheelEvent) => {
    // the browser would zoom the page
    event.preventDefault()
    if (!stage.current) return
    const pane = paneOf(stage.current, event.target)
    const pace = event.ctrlKey ? wheelPace / 4 : wheelPace
    views.zoom(targetOf(pane), Math.exp(-event.deltaY / pace), inPane(pane, pointOf(event)))
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
    if (pointers.current.size === 0) activePane.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isPhoto(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
      activePane.current ??= paneOf(event.currentTarget, event.target)
      if (pointers.current.size === 1) slide(activePane.current, pointOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const previous = pointers.current.get(event.pointerId)
      const pane = activePane.current
      if (!previous || !pane) return
      const current = pointOf(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, current)
      if (other) {
        const middle = { x: (current.x + other.x) / 2, y: (current.y + other.y) / 2 }
        views.zoom(targetOf(pane), distance(current, other) / Math.max(1, distance(previous, other)), inPane(pane, middle))
      } else if (!slide(pane, current)) {
        const { width, height } = pane.getBoundingClientRect()
        views.pan(targetOf(pane), { x: (current.x - previous.x) / width, y: (current.y - previous.y) / height })
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      if (!isPhoto(event.target)) return
      const pane = paneOf(event.currentTarget, event.target)
      if (views.isWhole) views.zoom(targetOf(pane), double, inPane(pane, pointOf(event)))
      else views.reset()
    },
  }
}
