/* oxlint-disable jsx-a11y/prefer-tag-over-role -- entries lie over several cells, and a table’s elements would lie below each other */
import { classes } from '#ui/classes'
import type { Look } from './board.ts'
import type { FilledColumn } from './columns.ts'
import { EntryFace } from './entry-face.tsx'
import type { CalendarEntry } from './entry.ts'
import { Ghost, GhostNote } from './ghost.tsx'
import { barsOf, cutBars, type Bar } from './lanes.ts'
import { timed } from './segments.ts'
import css from './time-grid.module.css'
import { mayGrip, type DragState } from './use-drag.ts'
import { MoreButton } from './more-button.tsx'

interface AllDayStripProps {
  filled: readonly FilledColumn[]
  isTeam: boolean
  drag: DragState
  picked: CalendarEntry | undefined
  /** the cursor's cell, while it stands here */
  cell: { id: string; at: number; name: string } | undefined
  look: Look
}

const mostLanes = 3

/** Whole days and what lasts longer, above the hours. */
export function AllDayStrip({ filled, isTeam, drag, picked, cell, look }: AllDayStripProps) {
  const days = filled.map(({ column }) => column.day)
  const isOneDay = isTeam || days.length === 1
  const all = isTeam ? barsOfPeople(filled, look) : barsOf(entriesOf(filled).map(timed), days, look.zone)
  // where a press on "+2" could only open the same day, all of them are shown
  const { bars, hidden } = cutBars(all, days.length, isOneDay ? Infinity : mostLanes)
  const ghost = ghostBar({ drag, filled, isTeam, look })
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1), hidden.some(Boolean) ? mostLanes : 0)
  return (
    <div role="row" className={classes(css.line, css.stripLine)}>
      <span className={css.stripLabel}>{look.t('allDayShort')}</span>
      <div className={css.strip} data-area="days" style={{ gridTemplateRows: `repeat(${lanes}, var(--lane)) 4px` }}>
        {days.map((day, at) => (
          <div
            key={filled[at]?.column.key ?? day}
            role="gridcell"
            aria-colindex={at + 1}
            aria-label={look.formats.fullDay(day)}
            className={css.stripDay}
            style={{ gridColumn: at + 1 }}
          />
        ))}
        {bars.map(bar => (
          <div
            key={bar.entry.id}
            role="gridcell"
            aria-colindex={bar.from + 1}
            className={classes(css.bar, bar.entry.id === drag.drag?.entry?.id && css.isLifted)}
            style={{ gridColumn: `${bar.from + 1} / ${bar.to + 2}`, gridRow: bar.lane + 1 }}>
            <EntryFace
              entry={bar.entry}
              isStart={bar.isStart}
              isEnd={bar.isEnd}
              isPicked={bar.entry.id === picked?.id}
              pulls={!isTeam && mayGrip(bar.entry, 'end', look.mayChange) ? 'across' : undefined}
            />
          </div>
        ))}
        {hidden.map((count, at) => {
          const day = days[at]
          if (count === 0 || day === undefined) return null
          return (
            <div key={day} role="gridcell" aria-colindex={at + 1} className={css.bar} style={{ gridColumn: at + 1, gridRow: mostLanes }}>
              <MoreButton day={day} count={count} label={look.t('moreOn', { count, day: look.formats.fullDay(day) })} />
            </div>
          )
        })}
        {cell && (
          <div
            role="gridcell"
            id={cell.id}
            aria-colindex={cell.at + 1}
            aria-label={cell.name}
            className={css.stripCursor}
            data-picked={picked !== undefined || undefined}
            style={{ gridColumn: cell.at + 1 }}
          />
        )}
        {ghost && (
          <div className={css.stripGhost} style={{ gridColumn: `${ghost.from + 1} / ${ghost.to + 2}` }}>
            <Ghost drag={drag} look={look} isFlat />
          </div>
        )}
      </div>
      {ghost && (
        <div className={css.stripNotes}>
          <div
            className={css.stripNote}
            style={{ gridColumn: ghost.from < days.length / 2 ? `${ghost.from + 1} / -1` : `1 / ${ghost.to + 2}` }}
            data-side={ghost.from < days.length / 2 ? 'after' : 'before'}>
            <GhostNote drag={drag} look={look} />
          </div>
        </div>
      )}
    </div>
  )
}

/** An entry of several days is in several columns. */
const entriesOf = (filled: readonly FilledColumn[]) => [...new Set(filled.flatMap(({ strip }) => strip))]

const barsOfPeople = (filled: readonly FilledColumn[], { zone }: Look): Bar[] =>
  filled.flatMap(({ column, strip }, at) => barsOf(strip.map(timed), [column.day], zone).map(bar => ({ ...bar, from: at, to: at })))

function ghostBar({ drag, filled, isTeam, look }: Pick<AllDayStripProps, 'drag' | 'filled' | 'isTeam' | 'look'>) {
  const { drag: active, span } = drag
  if (!active || !span || active.to.minute !== undefined) return undefined
  if (isTeam) {
    const at = filled.findIndex(({ column }) => column.personId === span.personId)
    return at < 0 ? undefined : { from: at, to: at }
  }
  const days = filled.map(({ column }) => column.day)
  const entry: CalendarEntry = { id: '', title: '', color: 'dark', ...span }
  return barsOf([timed(entry)], days, look.zone)[0]
}
