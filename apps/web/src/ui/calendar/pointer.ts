import type { Point } from './drag.ts'
import { minutesOfDay } from './zone-days.ts'

/** One column of the hours, or one day of a row of days. */
export interface Column {
  key: string
  day: string
  personId?: string | undefined
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Position {
  x: number
  y: number
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))
const partOf = (value: number, size: number, count: number) => clamp(Math.floor((value / size) * count), count - 1)

/** The place under a pointer among the hours; beside the columns it is the nearest one. */
export function pointInHours(box: Box, { x, y }: Position, columns: readonly Column[]): Point | undefined {
  const column = columns[partOf(x - box.left, box.width, columns.length)]
  if (!column) return undefined
  return { ...placeOf(column), minute: clamp(Math.round(((y - box.top) / box.height) * minutesOfDay), minutesOfDay) }
}

/** The day under a pointer, in rows of equal height. */
export function pointInDays(
  box: Box,
  { x, y }: Position,
  { columns, inRow }: { columns: readonly Column[]; inRow: number },
): Point | undefined {
  const row = partOf(y - box.top, box.height, Math.ceil(columns.length / inRow))
  const column = columns[row * inRow + partOf(x - box.left, box.width, inRow)]
  return column && placeOf(column)
}

const placeOf = ({ day, personId }: Column): Point => ({ day, personId })

export interface Gesture {
  /** the element that scrolls, and follows the pointer when it leaves it */
  scroller: HTMLElement
  /** the press has become a drag: by moving a mouse, or by a long press of a finger */
  onBegin: () => void
  onMove: (position: Position) => void
  onEnd: (isDropped: boolean) => void
}

const farPx = 4
const stillPx = 10
const longMs = 450
const edgePx = 36
const scrollPx = 10

/**
 * Follows one press from the pointer's down to its up. A mouse drags as soon as it moves; a finger has to stay for a moment, because
 * otherwise it scrolls. Escape ends it without a drop. It ends once, whichever of the ends comes first.
 */
export function followPointer(event: { nativeEvent: PointerEvent }, { scroller, onBegin, onMove, onEnd }: Gesture): void {
  const { pointerId, pointerType, clientX, clientY } = event.nativeEvent
  const isTouch = pointerType === 'touch'
  const listening = new AbortController()
  const { signal } = listening
  let isActive = false
  let at = { x: clientX, y: clientY }
  let frame = 0

  const begin = () => {
    // another view may have replaced the grid while a finger stayed
    if (!scroller.isConnected) return end(false)
    isActive = true
    scroller.setPointerCapture(pointerId)
    if (isTouch) navigator.vibrate?.(10)
    onBegin()
    onMove(at)
    frame = requestAnimationFrame(scrollAtEdges)
  }
  const end = (isDropped: boolean) => {
    if (signal.aborted) return
    listening.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    if (!isActive) return
    swallowClick(scroller)
    onEnd(isDropped)
  }
  const box = scroller.getBoundingClientRect()
  const scrollAtEdges = () => {
    const speed = (from: number, to: number, value: number) => (value < from + edgePx ? -scrollPx : value > to - edgePx ? scrollPx : 0)
    const { scrollTop, scrollLeft } = scroller
    scroller.scrollBy(speed(box.left, box.right, at.x), speed(box.top, box.bottom, at.y))
    if (scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft) onMove(at)
    frame = requestAnimationFrame(scrollAtEdges)
  }
  const timer = isTouch ? setTimeout(begin, longMs) : undefined

  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { signal, passive: false, capture: true })
  listen('pointermove', moved => {
    if (moved.pointerId !== pointerId) return
    at = { x: moved.clientX, y: moved.clientY }
    const distance = Math.hypot(at.x - clientX, at.y - clientY)
    if (isActive) return onMove(at)
    if (isTouch) return distance > stillPx ? end(false) : undefined
    if (distance > farPx) begin()
  })
  // once a finger drags, it must not scroll as well
  listen('touchmove', touch => isActive && touch.cancelable && touch.preventDefault())
  listen('pointerup', up => up.pointerId === pointerId && end(true))
  listen('pointercancel', ({ pointerId: gone }) => gone === pointerId && end(false))
  // the capture also hears of elements that lose the focus
  listen('blur', ({ target }) => target === window && end(false))
  listen('keydown', pressed => {
    if (!isActive || pressed.key !== 'Escape') return
    pressed.preventDefault()
    pressed.stopPropagation()
    end(false)
  })
}

/** The click that a browser adds after a drag must not open what the pointer was released on. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  element.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
}
