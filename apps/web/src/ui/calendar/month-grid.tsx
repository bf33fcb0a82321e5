/* oxlint-disable jsx-a11y/prefer-tag-over-role -- entries lie over several cells, and a table’s elements would lie below each other */
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { addDays, datesIn, daysBetween, weekdayOf } from '#lib/days'
import { VisuallyHidden } from '#ui/visually-hidden'
import { entriesOfDay } from './agenda.tsx'
import type { Board } from './board.ts'
import { spanAtPlace } from './columns.ts'
import { pickedOf, type Cursor } from './cursor.ts'
import { shortWeekday } from './day-names.ts'
import { ghostText } from './ghost.tsx'
import { KeyLine } from './key-line.tsx'
import { daysOf } from './lanes.ts'
import css from './month-grid.module.css'
import { MonthWeek } from './month-week.tsx'
import { placeName } from './place-name.ts'
import { pointInDays } from './pointer.ts'
import { calendarRange, type DaysView } from './range.ts'
import { timed } from './segments.ts'
import { useDrag } from './use-drag.ts'
import { useFollowedCell } from './use-followed-cell.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import parts from './grid-parts.module.css'
import { classes } from '#ui/classes'

/** Whole weeks with what lies in each day, as far as there is room; a single week grows with what lies in it. */
export function MonthGrid({ board, view }: { board: Board; view: DaysView }) {
  const { day, zone, look, step, items } = board
  const { from, to } = calendarRange(view, day)
  const days = datesIn({ from, to })
  const columns = days.map(each => ({ key: each, day: each }))
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7))
  const grid = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const capacity = useCapacity(area, weeks.length)
  const drag = useDrag({ zone, step, hasPeople: false }, board)
  const id = useId()

  const cursor: Cursor = board.cursor && days.includes(board.cursor.day) ? board.cursor : { day, pick: 0 }
  const entries = entriesOfDay(board, cursor.day).map(({ item }) => item)
  const picked = pickedOf(entries, cursor)
  const goTo = (next: string): Cursor => {
    if (next < from || next > to) board.onDay(next)
    return { ...cursor, day: next, pick: 0 }
  }
  const spanAt = (point: { day: string }) => spanAtPlace({ day: point.day }, { zone, step, isTeam: false })
  const onKeyDown = useGridKeys(board, drag, {
    cursor: { ...cursor, minute: undefined, personId: undefined },
    entries,
    walk: (at, { across, down }) => goTo(addDays(at.day, across + 7 * down)),
    first: () => goTo(addDays(cursor.day, 1 - weekdayOf(cursor.day))),
    last: () => goTo(addDays(cursor.day, 7 - weekdayOf(cursor.day))),
    shift: (point, { across, down }) => {
      const next = addDays(point.day, across + 7 * down)
      return { day: next < from ? from : next > to ? to : next }
    },
    selectionEnd: at => ({ day: at.day }),
    edgesOf: span => {
      const { first, last } = daysOf(timed(span), zone)
      return { start: { day: first }, end: { day: last } }
    },
    spanAt,
  })
  const pointer = useGridPointer(board, drag, {
    grid,
    pointAt: (element, position) => pointInDays(element.getBoundingClientRect(), position, { columns, inRow: 7 }),
    spanAt,
    onPress: (point, entry) => {
      const pick = entry ? entriesOfDay(board, point.day).findIndex(({ item }) => item.id === entry.id) : 0
      board.setCursor({ ...cursor, day: point.day, pick: Math.max(0, pick) })
    },
  })
  const cellId = `${id}-${cursor.day}-${cursor.pick}`
  useFollowedCell(grid, cellId, drag)

  return (
    <>
      <div
        ref={grid}
        className={classes(css.grid, parts.frame)}
        role="grid"
        tabIndex={0}
        aria-label={board.label}
        aria-busy={board.isLoading || undefined}
        aria-activedescendant={cellId}
        data-outdated={board.isLoading || undefined}
        onKeyDown={onKeyDown}
        {...pointer}>
        <div role="row" className={css.heads}>
          {weeks[0]?.map(each => (
            <span key={each} role="columnheader" className={css.head} aria-label={look.formats.weekday(each)}>
              {shortWeekday(each, look.formats)}
            </span>
          ))}
        </div>
        <div ref={area} className={css.weeks} data-area="days">
          {weeks.map((week, at) => (
            <MonthWeek
              key={week[0]}
              days={week}
              month={view === 'month' ? day.slice(0, 7) : undefined}
              mostLines={mostLines[view]}
              isGrowing={view === 'days'}
              items={items}
              capacity={capacity}
              drag={drag}
              pickedId={picked?.id}
              cell={cellIn(week, cursor.day, {
                id: cellId,
                name: placeName({ cursor: { ...cursor, minute: undefined }, entries, isDay: true }, look),
              })}
              isLow={at > 0 && at >= weeks.length - 2}
              board={board}
            />
          ))}
        </div>
      </div>
      <output aria-live="assertive">
        <VisuallyHidden>{ghostText(drag, look)}</VisuallyHidden>
      </output>
      <KeyLine isDays={view !== 'month'} t={look.t} mayCreate={board.onCreate !== undefined} mayChange={look.mayChange} />
    </>
  )
}

/** The lines that an entry may take, the fewer the more weeks there are. */
const mostLines = { month: 1, days: 4, twoWeeks: 3, fourWeeks: 2 } as const satisfies Record<DaysView, number>

export interface CursorCell {
  id: string
  name: string
  at: number
}

function cellIn(week: readonly string[], day: string, cell: Omit<CursorCell, 'at'>): CursorCell | undefined {
  const at = daysBetween(week[0] ?? day, day)
  return at >= 0 && at < week.length ? { ...cell, at } : undefined
}

/** As the style sheet has them. */
const laneRem = { fine: 1.375, coarse: 1.875 }
const numberRem = 2

/** How many lines of entries have room in a day. */
function useCapacity(area: RefObject<HTMLElement | null>, weeks: number): number {
  const [capacity, setCapacity] = useState(3)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return undefined
    const lane = matchMedia('(pointer: coarse)').matches ? laneRem.coarse : laneRem.fine
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const measure = (height: number) => setCapacity(Math.max(1, Math.floor((height / weeks / remPx - numberRem) / lane)))
    measure(element.clientHeight)
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.height))
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, weeks])
  return capacity
}
