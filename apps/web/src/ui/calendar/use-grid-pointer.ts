import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Board } from './board.ts'
import type { Point } from './drag.ts'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import { followPointer } from './pointer.ts'
import { mayGrip, type DragState } from './use-drag.ts'

interface GridPointer {
  grid: RefObject<HTMLDivElement | null>
  /** the place under the pointer, in the area in which the press began */
  pointAt: (area: HTMLElement, position: { x: number; y: number }) => Point | undefined
  /** the times that a double click on empty time creates */
  spanAt: (point: Point) => CalendarSpan
  /** sets the cursor to where somebody has pressed */
  onPress: (point: Point, entry: CalendarEntry | undefined) => void
}

/** Presses on a grid: a click opens, a drag creates, moves or resizes, a double click creates. All of them are told by where they begin. */
export function useGridPointer(board: Board, drag: DragState, { grid, pointAt, spanAt, onPress }: GridPointer) {
  const isTouch = useRef(false)
  const { mayChange } = board.look
  const entryOf = (target: EventTarget | null): CalendarEntry | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] : undefined
    return id === undefined ? undefined : board.items.find(({ item }) => item.id === id)?.item
  }
  const areaOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-area]') : null)

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, clientX: x, clientY: y } = event
      isTouch.current = event.pointerType === 'touch'
      const area = areaOf(target)
      if (!area || !grid.current || !event.isPrimary || event.button !== 0 || drag.drag?.by === 'pointer') return
      if (target instanceof Element && target.closest('[data-day]')) return
      const from = pointAt(area, { x, y })
      if (!from) return
      const entry = entryOf(target)
      drag.cancel()
      onPress(from, entry)
      const pulled = entry ? gripOf(event) : 'create'
      const grip = entry && !mayGrip(entry, pulled, mayChange) ? 'move' : pulled
      const may = entry ? mayGrip(entry, grip, mayChange) : board.onCreate !== undefined
      if (!may) return
      followPointer(event, {
        scroller: grid.current,
        onBegin: () => drag.begin({ by: 'pointer', grip, entry: entry ?? null, from, to: from }),
        onMove: position => {
          const to = pointAt(area, position)
          if (to) drag.moveTo(to)
        },
        // another view may have replaced the grid meanwhile
        onEnd: isDropped => (isDropped && grid.current ? drag.drop() : drag.cancel()),
      })
    },
    // the focus goes to the grid rather than to the button, because its cursor goes to where somebody has pressed
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (!entryOf(event.target)) return
      event.preventDefault()
      grid.current?.focus({ preventScroll: true })
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const entry = entryOf(event.target)
      // the second click of a double click would open it twice
      if (entry && event.detail < 2) return board.onOpen(entry)
      const day = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
      if (day !== undefined) board.openDay(day)
    },
    onDoubleClick: ({ target, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
      const area = areaOf(target)
      if (!area || entryOf(target) || (target instanceof Element && target.closest('[data-day]'))) return
      const point = pointAt(area, { x, y })
      if (point) board.onCreate?.(spanAt(point))
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (isTouch.current) event.preventDefault()
    },
  }
}

const edgePx = 6
const wideEdgePx = 8
/** A lower entry is taken hold of at its start, too. */
const leastForStartPx = 32

/** The edge of an entry that a press takes hold of, or all of it. A finger covers the edge of a low one. */
function gripOf({ target, clientX, clientY, pointerType }: PointerEvent<HTMLElement>): 'move' | 'start' | 'end' {
  const face = target instanceof Element ? target.closest<HTMLElement>('[data-pulls]') : null
  if (!face) return 'move'
  const { pulls, fromStart, toEnd } = face.dataset
  const box = face.getBoundingClientRect()
  const isTouch = pointerType === 'touch'
  const isDown = pulls === 'down'
  const edge = (isDown ? edgePx : wideEdgePx) * (isTouch ? 2 : 1)
  const [toStart, toLast] = isDown ? [clientY - box.top, box.bottom - clientY] : [clientX - box.left, box.right - clientX]
  const size = isDown ? box.height : box.width
  if (isTouch && size < leastForStartPx * 2) return 'move'
  if (toEnd !== undefined && toLast <= Math.min(edge, size / 3)) return 'end'
  return fromStart !== undefined && size >= leastForStartPx && toStart <= edge ? 'start' : 'move'
}
