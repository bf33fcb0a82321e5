import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

const enoughPx = 56
const maxPx = 72

/** A swipe by a finger to one side does something; vertical movement still scrolls. */
export function useSwipe(onSwipe: (() => void) | undefined, to: 'left' | 'right') {
  const from = useRef<{ x: number; y: number; id: number } | undefined>(undefined)
  const hasMoved = useRef(false)
  const sign = to === 'right' ? 1 : -1
  const move = (target: HTMLElement, px: number) => {
    target.style.transform = px > 0 ? `translateX(${sign * px}px)` : ''
    target.toggleAttribute('data-swiped', px >= enoughPx)
  }
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const start = from.current
    from.current = undefined
    if (!start) return
    const px = sign * (event.clientX - start.x)
    move(event.currentTarget, 0)
    if (isDone && px >= enoughPx) onSwipe?.()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasMoved.current = false
      if (!onSwipe || event.pointerType !== 'touch' || !event.isPrimary) return
      from.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start || start.id !== event.pointerId) return
      const across = sign * (event.clientX - start.x)
      if (Math.abs(event.clientY - start.y) > Math.max(24, across)) {
        from.current = undefined
        return move(event.currentTarget, 0)
      }
      if (across > 8) hasMoved.current = true
      move(event.currentTarget, Math.min(maxPx, Math.max(0, across - 8)))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    // the finger that has swiped must not press what it was on as well
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
