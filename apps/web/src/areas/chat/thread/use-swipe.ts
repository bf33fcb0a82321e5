import { useRef, type PointerEvent } from 'react'

const replyPx = 56
const maxPx = 72

/** A swipe to the right replies to a message; vertical movement still scrolls. */
export function useSwipe(onSwipe: () => void) {
  const from = useRef<{ x: number; y: number; id: number } | undefined>(undefined)
  const move = (target: HTMLElement, px: number) => {
    target.style.transform = px > 0 ? `translateX(${px}px)` : ''
    target.toggleAttribute('data-swiped', px >= replyPx)
  }
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const start = from.current
    from.current = undefined
    if (!start) return
    const px = event.clientX - start.x
    move(event.currentTarget, 0)
    if (isDone && px >= replyPx) onSwipe()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      from.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start || start.id !== event.pointerId) return
      const across = event.clientX - start.x
      if (Math.abs(event.clientY - start.y) > Math.max(24, across)) {
        from.current = undefined
        return move(event.currentTarget, 0)
      }
      move(event.currentTarget, Math.min(maxPx, Math.max(0, across - 8)))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
