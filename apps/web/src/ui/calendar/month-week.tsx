/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label -- entries lie over several cells, which a table’s
   elements cannot; the button in a cell names it */
import { weekdayOf } from '#lib/days'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Board } from './board.ts'
import { dayNumber } from './day-names.ts'
import { EntryFace } from './entry-face.tsx'
import type { CalendarEntry } from './entry.ts'
import { Ghost, GhostNote } from './ghost.tsx'
import { barsOf, cutBars } from './lanes.ts'
import css from './month-grid.module.css'
import type { CursorCell } from './month-grid.tsx'
import { timed, type Timed } from './segments.ts'
import { clockOf } from './spans.ts'
import { mayGrip, type DragState } from './use-drag.ts'
import { MoreButton } from './more-button.tsx'

interface MonthWeekProps {
  days: readonly string[]
  /** 2026-12: days of other months are quiet */
  month: string | undefined
  mostLines: number
  /** the week is as high as its entries, so that none is left out */
  isGrowing: boolean
  items: readonly Timed<CalendarEntry>[]
  capacity: number
  drag: DragState
  pickedId: string | undefined
  /** the cursor's cell, while it stands in this week */
  cell: CursorCell | undefined
  /** a note has more room above it than below */
  isLow: boolean
  board: Pick<Board, 'look' | 'today'>
}

/** A week of the month: its days, and over them what lies in one or several of them. */
export function MonthWeek({ days, month, mostLines, isGrowing, items, drag, pickedId, cell, isLow, board, ...room }: MonthWeekProps) {
  const { look, today } = board
  const { zone, formats, t, mayChange } = look
  const allBars = barsOf(items, days, zone, mostLines)
  const capacity = isGrowing ? Math.max(room.capacity, ...allBars.map(({ lane, lines }) => lane + lines)) : room.capacity
  const { bars, hidden } = cutBars(allBars, days.length, capacity)
  const ghost = drag.span && barsOf([timed({ id: '', title: '', color: 'dark' as const, ...drag.span })], days, zone)[0]
  return (
    <div role="row" className={css.week} style={{ gridTemplateRows: `1.75rem repeat(${capacity}, var(--lane)) minmax(4px, 1fr)` }}>
      {days.map((day, at) => (
        <div
          key={day}
          role="gridcell"
          aria-colindex={at + 1}
          id={cell?.at === at ? cell.id : undefined}
          className={classes(
            css.day,
            weekdayOf(day) > 5 && css.isWeekend,
            month !== undefined && !day.startsWith(month) && css.isOther,
            cell?.at === at && css.isCursor,
          )}
          style={{ gridColumn: at + 1 }}>
          <button type="button" tabIndex={-1} data-day={day} className={css.number} aria-current={day === today ? 'date' : undefined}>
            <VisuallyHidden>{cell?.at === at ? cell.name : formats.fullDay(day)}</VisuallyHidden>
            <span aria-hidden>{day.endsWith('-01') ? formats.shortDay(day) : dayNumber(day)}</span>
          </button>
        </div>
      ))}
      {bars.map(({ entry, from, to, lane, lines, isStart, isEnd, isLong }) => (
        <div
          key={entry.id}
          role="gridcell"
          aria-colindex={from + 1}
          className={classes(css.bar, entry.id === drag.drag?.entry?.id && css.isLifted)}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: `${lane + 2} / span ${lines}` }}>
          <EntryFace
            entry={entry}
            isBare={!isLong || entry.isQuiet === true}
            size={lines > 1 ? 'block' : 'low'}
            time={entry.isAllDay ? undefined : clockOf(Date.parse(entry.start), zone)}
            isStart={isStart}
            isEnd={isEnd}
            isPicked={entry.id === pickedId && cell !== undefined}
            pulls={isLong && mayGrip(entry, 'end', mayChange) ? 'across' : undefined}
          />
        </div>
      ))}
      {hidden.map((count, at) => {
        const day = days[at]
        if (count === 0 || day === undefined) return null
        return (
          <div key={day} role="gridcell" aria-colindex={at + 1} className={css.bar} style={{ gridColumn: at + 1, gridRow: capacity + 1 }}>
            <MoreButton day={day} count={count} label={t('moreOn', { count, day: formats.fullDay(day) })} />
          </div>
        )
      })}
      {ghost && (
        <div data-ghost className={css.ghost} style={{ gridColumn: `${ghost.from + 1} / ${ghost.to + 2}` }}>
          <Ghost drag={drag} look={look} isFlat />
          {ghost.isStart && (
            <div className={classes(css.note, isLow && css.isAbove, ghost.from > 4 && css.isAtEnd)}>
              <GhostNote drag={drag} look={look} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
