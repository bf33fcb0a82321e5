import type { MeasureCell, Protocol } from '@allenio/contract/visits'
import { useRef } from 'react'
import { focusNote, focusReading } from '../measures/focus.ts'
import type { ReadingKey } from '../measures/reading-input.tsx'
import { useEditor } from '../session.ts'
import { toggleGuide } from './site-tip.tsx'
import { fieldsOf, nextField, walkOf, type ReadingField } from './walk.ts'

/**
 * Answers what a key does in a reading. Enter follows the instruments, and so does Tab behind a reading, by which some calipers end theirs;
 * Shift+Tab goes back the same way. Arrows follow the rows.
 */
export function useWalk(sites: readonly MeasureCell[], order: Protocol['siteOrder']): (key: ReadingKey, field: ReadingField) => void {
  const { state, last } = useEditor()
  const trail = useRef<readonly ReadingField[]>([])
  const goOn = (field: ReadingField): boolean => {
    // the key before it may have asked for a third reading
    const { cells } = state.get()
    const next = nextField(walkOf(sites, { order, cells, last: last.get()?.cells }), field, cells)
    if (!next) return false
    trail.current = [...(isSameField(trail.current.at(-1), field) ? trail.current : [field]), next]
    focusReading(next)
    return true
  }
  const goBack = (field: ReadingField): boolean => {
    const before = isSameField(trail.current.at(-1), field) ? trail.current.at(-2) : undefined
    if (!before) return false
    trail.current = trail.current.slice(0, -1)
    focusReading(before)
    return true
  }
  const goBeside = ({ cell, index }: ReadingField, step: number): void => {
    const { cells } = state.get()
    const column = sites.filter(each => fieldsOf(each, cells) > index)
    const next = column[column.indexOf(cell) + step]
    if (next) focusReading({ cell: next, index })
  }
  return ({ key, shiftKey, currentTarget, isTyped, preventDefault }, field) => {
    if (key === 'Tab') {
      const isGone = shiftKey ? goBack(field) : isTyped && goOn(field)
      if (isGone) preventDefault()
      return
    }
    const act = {
      Enter: () => goOn(field) || focusNote(),
      ArrowDown: () => goBeside(field, 1),
      ArrowUp: () => goBeside(field, -1),
      '?': () => toggleGuide(currentTarget),
    }[key]
    if (!act) return
    preventDefault()
    act()
  }
}

const isSameField = (one: ReadingField | undefined, { cell, index }: ReadingField): boolean => one?.cell === cell && one.index === index
