import { useMemo, useRef, useState } from 'react'
import { dragSpan, isSameSpan, type Drag, type DragRules, type Point } from './drag.ts'
import type { CalendarEntry, CalendarSpan } from './entry.ts'
import type { CalendarProps } from './props.ts'

/** `selection` is a span that keys have chosen, and `keys` an entry that they carry; both end with Enter. */
export type ActiveDrag = Drag & { by: 'pointer' | 'keys' | 'selection' }

type Answers = Pick<CalendarProps, 'onCreate' | 'onChange' | 'conflictsOf'>

export interface DragState {
  drag: ActiveDrag | undefined
  span: CalendarSpan | undefined
  conflicts: readonly string[]
  begin: (drag: ActiveDrag) => void
  moveTo: (to: Point) => void
  /** ends it and answers where it has left the span; undefined where there was none */
  drop: () => CalendarSpan | undefined
  cancel: () => void
}

const none: readonly string[] = []

export function useDrag(rules: DragRules, { onCreate, onChange, conflictsOf }: Answers): DragState {
  const [drag, setDrag] = useState<ActiveDrag>()
  // events come faster than renders, and the drop must see the last move
  const last = useRef<ActiveDrag>(undefined)
  const set = (next: ActiveDrag | undefined) => {
    last.current = next
    setDrag(next)
  }
  const { zone, step, hasPeople } = rules
  const found = useMemo(() => drag && dragSpan(drag, { zone, step, hasPeople }), [drag, zone, step, hasPeople])
  const span = useSettled(found)
  const entry = drag?.entry ?? null
  const conflicts = useMemo(() => (span && conflictsOf ? conflictsOf(entry, span) : none), [span, entry, conflictsOf])
  return {
    drag,
    span,
    conflicts,
    begin: set,
    moveTo: to => {
      const { current } = last
      if (current && !isSamePoint(current.to, to)) set({ ...current, to })
    },
    drop: () => {
      const { current } = last
      if (!current) return undefined
      set(undefined)
      const dropped = dragSpan(current, rules)
      if (!current.entry) onCreate?.(dropped)
      else if (!isSameSpan(current.entry, dropped)) onChange?.(current.entry, dropped)
      return dropped
    },
    cancel: () => set(undefined),
  }
}

const isSamePoint = (one: Point, other: Point) => one.day === other.day && one.minute === other.minute && one.personId === other.personId

/** The pointer moves by pixels and the span by steps: what is worked out from it stays until it really changes. */
function useSettled(span: CalendarSpan | undefined): CalendarSpan | undefined {
  const [settled, setSettled] = useState(span)
  const isSame = settled && span ? isSameSpan(settled, span) && settled.isAllDay === span.isAllDay : settled === span
  if (isSame) return settled
  setSettled(span)
  return span
}

/** Which entry may be gripped how. */
export const mayGrip = (entry: CalendarEntry, grip: Drag['grip'], mayChange: boolean): boolean =>
  mayChange && (grip === 'move' ? entry.mayMove === true : entry.mayResize === true)
