/* oxlint-disable jsx-a11y/prefer-tag-over-role -- entries lie over several cells, and a table’s elements would lie below each other */
import { useId, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'
import { addDays, weekdayOf } from '#lib/days'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import { AllDayStrip } from './all-day-strip.tsx'
import type { Board } from './board.ts'
import { ColumnHead } from './column-head.tsx'
import { cellEnd, cellStart, columnOf, cursorIn, cursorOn, edgesOf, fillColumns, spanAtPlace, stopsIn, type TimeColumn } from './columns.ts'
import { cellMinutes, entriesAt, nextStop, pickedOf, type Cursor } from './cursor.ts'
import { DayColumn, placeOfTimes } from './day-column.tsx'
import { ghostText } from './ghost.tsx'
import { KeyLine } from './key-line.tsx'
import { NowLabel, NowLine } from './now-line.tsx'
import { placeName } from './place-name.ts'
import { pointInDays, pointInHours } from './pointer.ts'
import { TimeGhosts } from './time-ghosts.tsx'
import css from './time-grid.module.css'
import { useDrag, type DragState } from './use-drag.ts'
import { useFollowedCell } from './use-followed-cell.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { clockText, minutesOfDay } from './zone-days.ts'
import parts from './grid-parts.module.css'

interface TimeGridProps {
  board: Board
  columns: readonly TimeColumn[]
  /** columns are people rather than days */
  isTeam: boolean
}

const hourList = Array.from({ length: 24 }, (_, hour) => hour)
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Hours downwards, days or people across. */
export function TimeGrid({ board, columns, isTeam }: TimeGridProps) {
  const { zone, look, today, hours, step, bands } = board
  const grid = useRef<HTMLDivElement>(null)
  const id = useId()
  const drag = useDrag({ zone, step, hasPeople: isTeam }, board)
  const filled = fillColumns(board, columns, isTeam)
  const place = usePlace(board, { columns, filled, isTeam, drag })
  const { cursor, at, entries, stops } = place
  const picked = pickedOf(entries, cursor)
  const pointer = useGridPointer(board, drag, {
    grid,
    pointAt: (area, position) => {
      const box = area.getBoundingClientRect()
      const isHours = area.dataset['area'] === 'hours'
      return isHours ? pointInHours(box, position, columns) : pointInDays(box, position, { columns, inRow: columns.length })
    },
    spanAt: ({ minute, ...point }) =>
      spanAtPlace({ ...point, minute: minute === undefined ? undefined : cellStart(minute) }, { zone, step, isTeam }),
    onPress: (point, entry) => {
      const minute = point.minute === undefined ? undefined : cellStart(point.minute)
      board.setCursor(entry ? cursorOn(entry, point, filled[columnOf(columns, point)]) : { ...point, minute, pick: 0 })
    },
  })
  const cellId = [id, cursor.day, cursor.minute, cursor.personId, cursor.pick].join('-')
  useFirstHour(grid, hours.first)
  useFollowedCell(grid, cellId, drag)

  const now = columns.findIndex(({ day }) => day === today)
  const nowAt = { left: percent(isTeam ? 0 : now, columns.length), width: percent(isTeam ? 1 : 1 / columns.length, 1) }
  const name = placeName({ cursor, entries, bands: filled[at]?.bands, person: columns[at]?.name }, look)
  // React knows no custom properties
  const sizes = { '--columns': columns.length, '--shown-hours': hours.last - hours.first } as CSSProperties
  return (
    <>
      <div
        ref={grid}
        className={classes(css.grid, parts.frame)}
        style={sizes}
        role="grid"
        tabIndex={0}
        aria-label={board.label}
        aria-busy={board.isLoading || undefined}
        aria-activedescendant={cellId}
        data-outdated={board.isLoading || undefined}
        onKeyDown={place.onKeyDown}
        {...pointer}>
        <div className={classes(css.inner, isTeam && css.isTeam)}>
          <div className={css.top}>
            <div role="row" className={css.line}>
              <span className={css.corner} />
              <div className={css.tracks}>
                {columns.map((column, index) => (
                  <ColumnHead key={column.key} column={column} index={index + 1} isToday={column.day === today} look={look} />
                ))}
              </div>
            </div>
            <AllDayStrip
              filled={filled}
              isTeam={isTeam}
              drag={drag}
              picked={picked}
              cell={cursor.minute === undefined ? { id: cellId, at, name } : undefined}
              look={look}
            />
          </div>
          <div role="row" className={classes(css.line, css.hours)}>
            <div className={css.labels} aria-hidden>
              {hourList.map(hour => (
                <span key={hour} data-hour={hour} className={css.label}>
                  {hour > 0 && clockText(hour * 60)}
                </span>
              ))}
              {now >= 0 && <NowLabel day={today} zone={zone} />}
            </div>
            <div className={css.body} data-area="hours">
              <div className={css.tracks}>
                {filled.map((each, index) => (
                  <DayColumn
                    key={each.column.key}
                    index={index + 1}
                    segments={each.segments}
                    bands={each.bands}
                    hasOpen={bands.some(({ kind }) => kind === 'open')}
                    isWeekend={!isTeam && columns.length > 1 && weekdayOf(each.column.day) > 5}
                    draggedId={drag.drag?.entry?.id}
                    pickedId={index === at ? picked?.id : undefined}
                    look={look}
                  />
                ))}
              </div>
              {cursor.minute !== undefined && (
                <div
                  role="gridcell"
                  id={cellId}
                  aria-colindex={at + 1}
                  aria-label={name}
                  className={css.cursor}
                  data-picked={picked !== undefined || undefined}
                  style={{
                    ...placeOfTimes({ from: cursor.minute, to: cellEnd(stops, cursor.minute) }),
                    left: percent(at, columns.length),
                    width: percent(1, columns.length),
                  }}
                />
              )}
              {now >= 0 && <NowLine day={today} zone={zone} {...nowAt} />}
              <TimeGhosts columns={columns} isTeam={isTeam} drag={drag} look={look} />
            </div>
          </div>
        </div>
      </div>
      <output aria-live="assertive">
        <VisuallyHidden>{ghostText(drag, look)}</VisuallyHidden>
      </output>
      <KeyLine t={look.t} mayCreate={board.onCreate !== undefined} mayChange={look.mayChange} />
    </>
  )
}

interface Columns {
  columns: readonly TimeColumn[]
  filled: ReturnType<typeof fillColumns>
  isTeam: boolean
  drag: DragState
}

/** Where the cursor stands, and how keys move it and what it holds. */
function usePlace(board: Board, { columns, filled, isTeam, drag }: Columns) {
  const { zone, step, hours } = board
  const cursor = cursorIn(board, columns)
  const at = Math.max(0, columnOf(columns, cursor))
  const stops = stopsIn(filled[at])
  const entries = cursor.minute === undefined ? (filled[at]?.strip ?? []) : entriesAt(filled[at]?.segments ?? [], cursor.minute)

  const walkAcross = (from: Cursor, across: -1 | 0 | 1): Cursor | undefined => {
    const next = columns[at + across]
    if (next) return { ...from, day: next.day, personId: next.personId, pick: 0 }
    if (isTeam) return undefined
    // beyond the last day the next week begins
    const day = addDays(from.day, across)
    board.onDay(day)
    return { ...from, day, pick: 0 }
  }
  const walkDown = (from: Cursor, down: 1 | -1): Cursor | undefined => {
    if (from.minute === undefined) return down > 0 ? { ...from, minute: 0, pick: 0 } : undefined
    const minute = nextStop(stops, from.minute, down)
    return minute === undefined && down > 0 ? undefined : { ...from, minute, pick: 0 }
  }
  const onKeyDown = useGridKeys(board, drag, {
    cursor,
    entries,
    walk: (from, { across, down }) => (down === 0 ? walkAcross(from, across) : walkDown(from, down)),
    first: () => ({ ...cursor, minute: undefined, pick: 0 }),
    last: () => ({ ...cursor, minute: hours.last * 60 - cellMinutes, pick: 0 }),
    shift: (point, { across, down }) => {
      const column = columns[Math.max(0, Math.min(columns.length - 1, columnOf(columns, point) + across))] ?? point
      const minute = point.minute === undefined ? undefined : Math.max(0, Math.min(minutesOfDay, point.minute + down * step))
      return { day: column.day, personId: column.personId, minute }
    },
    selectionEnd: ({ day, personId, minute }) => ({ day, personId, minute: minute === undefined ? undefined : minute + cellMinutes }),
    edgesOf: span => edgesOf(span, { zone, isTeam }),
    spanAt: from => spanAtPlace(from, { zone, step, isTeam }),
  })
  return { cursor, at, entries, stops, onKeyDown }
}

/** Half of the label of the first hour stands above its line. */
const labelPx = 10

/** The grid opens at its first hour, wherever the cursor is. The observer calls after the layout, which nobody has to force then. */
function useFirstHour(grid: RefObject<HTMLDivElement | null>, firstHour: number): void {
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      const hour = element.querySelector<HTMLElement>(`[data-hour="${firstHour}"]`)
      if (hour) element.scrollTo({ top: hour.offsetTop - labelPx, behavior: 'instant' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid, firstHour])
}
