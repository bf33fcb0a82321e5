import { useState } from 'react'
import type { CSSProperties, PointerEvent as ReactPointerEvent } from 'react'

interface Drag {
  from: number
  to: number
  /** Pixels from where it began. */
  offset: number
  height: number
}

interface RowDrag {
  /** The row that is being dragged. */
  index: number | undefined
  styleOf: (index: number) => CSSProperties | undefined
  /** For the pointer's press on the handle, which stands within the list. */
  start: (event: ReactPointerEvent, index: number) => void
}

/** Drags a row of a short list by its handle; the others make room, and the move is told when the hand lets go. */
export function useRowDrag(move: (from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<Drag>()

  const start = (event: ReactPointerEvent, from: number) => {
    const rows = [...(event.currentTarget.closest('ul, ol')?.children ?? [])].map(row => row.getBoundingClientRect())
    const own = rows[from]
    if (!own || event.button !== 0) return
    event.preventDefault()
    const startY = event.clientY
    const middles = rows.map(({ top, height }) => top + height / 2)
    let latest: Drag = { from, to: from, offset: 0, height: own.height }
    const follow = ({ clientY }: PointerEvent) => {
      const offset = clientY - startY
      const middle = own.top + own.height / 2 + offset
      const others = middles.filter((_, index) => index !== from)
      latest = { ...latest, to: others.filter(other => other < middle).length, offset }
      setDrag(latest)
    }
    const end = (isDone: boolean) => () => {
      listeners.abort()
      setDrag(undefined)
      if (isDone) move(from, latest.to)
    }
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    window.addEventListener('pointermove', follow, options)
    window.addEventListener('pointerup', end(true), options)
    window.addEventListener('pointercancel', end(false), options)
    setDrag(latest)
  }

  const styleOf = (index: number): CSSProperties | undefined => {
    if (!drag) return undefined
    if (index === drag.from) return { transform: `translateY(${drag.offset}px)` }
    const step = index > drag.from && index <= drag.to ? -1 : index < drag.from && index >= drag.to ? 1 : 0
    return { transform: `translateY(${step * drag.height}px)`, transition: 'transform var(--quick)' }
  }
  return { index: drag?.from, styleOf, start }
}
