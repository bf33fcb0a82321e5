import type { KeyboardEvent } from 'react'
import type { Board } from './board.ts'
import { pickedOf, type Cursor } from './cursor.ts'
import type { Point } from './drag.ts'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import { commandOf, type Command } from './keys.ts'
import { mayGrip, type DragState } from './use-drag.ts'

type Step = Extract<Command, { across: number }>

/** The things that a grid of hours and a grid of days do differently with the same keys. */
export interface GridPlaces {
  cursor: Cursor
  entries: readonly CalendarEntry[]
  /** the next place in a direction; undefined where the grid ends */
  walk: (cursor: Cursor, step: Step) => Cursor | undefined
  first: () => Cursor
  last: () => Cursor
  /** moves a place by the step of what is carried, resized or selected */
  shift: (point: Point, step: Step) => Point
  /** the place at which a selection that begins at the cursor ends at first */
  selectionEnd: (cursor: Cursor) => Point
  /** the edges of an entry as places */
  edgesOf: (span: CalendarSpan) => { start: Point; end: Point }
  /** the times that Enter creates where nothing lies */
  spanAt: (cursor: Cursor) => CalendarSpan
}

/** The keys of a grid. They answer whether they have used the key. */
export function useGridKeys(board: Board, drag: DragState, places: GridPlaces) {
  const { cursor, entries } = places
  const picked = pickedOf(entries, cursor)
  const setCursor = (next: Cursor | undefined) => next && board.setCursor(next)

  const drop = () => {
    const span = drag.drop()
    if (span) setCursor({ ...places.edgesOf(span).start, pick: 0 })
  }
  const carry = (step: Step) => {
    const grip = step.kind === 'resize' ? 'end' : 'move'
    const active = drag.drag
    if (active?.by === 'keys' && active.grip === grip) return drag.moveTo(places.shift(active.to, step))
    // an entry on the move has to be dropped before it can be resized
    if (active?.by === 'keys' || !picked || !mayGrip(picked, grip, board.look.mayChange)) return
    const { start, end } = places.edgesOf(picked)
    const from = grip === 'move' ? start : end
    drag.begin({ by: 'keys', grip, entry: picked, from, to: places.shift(from, step) })
  }
  const select = (step: Step) => {
    if (!board.onCreate || drag.drag?.by === 'keys') return
    if (drag.drag?.by === 'selection') return drag.moveTo(places.shift(drag.drag.to, step))
    drag.begin({ by: 'selection', grip: 'create', entry: null, from: cursor, to: places.selectionEnd(cursor) })
  }
  const enter = () => {
    if (drag.drag) return drop()
    if (picked) return board.onOpen(picked)
    board.onCreate?.(places.spanAt(cursor))
  }

  const run = (command: Command): boolean => {
    switch (command.kind) {
      case 'walk':
        // somebody who has lifted an entry may let go of Alt
        if (drag.drag?.by === 'keys') carry({ ...command, kind: drag.drag.grip === 'end' ? 'resize' : 'carry' })
        else {
          drag.cancel()
          setCursor(places.walk(cursor, command))
        }
        return true
      case 'select':
        select(command)
        return true
      case 'carry':
      case 'resize':
        carry(command)
        return true
      case 'enter':
        enter()
        return true
      case 'cancel':
        if (!drag.drag) return false
        drag.cancel()
        return true
      case 'nextEntry':
        setCursor({ ...cursor, pick: entries.length === 0 ? 0 : (cursor.pick + 1) % entries.length })
        return true
      case 'first':
        setCursor(places.first())
        return true
      case 'last':
        setCursor(places.last())
        return true
      case 'create':
        // without a selection the page's own key creates at the next full hour
        if (drag.drag?.by !== 'selection') return false
        drop()
        return true
      case 'page':
        return false
      default:
        return command satisfies never
    }
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    // a finger or mouse that drags is not disturbed by keys, and a held Enter acts once
    if (event.defaultPrevented || drag.drag?.by === 'pointer') return
    const command = commandOf(event)
    if (!command || (event.repeat && command.kind === 'enter')) return
    if (run(command)) event.preventDefault()
  }
}
