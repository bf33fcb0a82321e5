import type { Look } from './board.ts'
import type { TimeColumn } from './columns.ts'
import { placeOfTimes } from './day-column.tsx'
import { Ghost, GhostNote } from './ghost.tsx'
import { segmentIn, timed } from './segments.ts'
import css from './time-grid.module.css'
import type { DragState } from './use-drag.ts'
import { zoneDay } from './zone-days.ts'

interface TimeGhostsProps {
  columns: readonly TimeColumn[]
  isTeam: boolean
  drag: DragState
  look: Look
}

/** The entry that is dragged, in each column that it would lie in, with its conflicts beside the first part. */
export function TimeGhosts({ columns, isTeam, drag, look }: TimeGhostsProps) {
  const { drag: active, span } = drag
  if (!active || !span || active.to.minute === undefined) return null
  const item = timed(span)
  const parts = columns.flatMap((column, at) => {
    if (isTeam && column.personId !== span.personId) return []
    const segment = segmentIn(item, zoneDay(column.day, look.zone), look.zone)
    return segment ? [{ at, segment }] : []
  })
  const [first] = parts
  const width = 100 / columns.length
  return (
    <>
      {parts.map(({ at, segment }) => (
        <div key={at} data-ghost className={css.ghost} style={{ ...placeOfTimes(segment), left: `${at * width}%`, width: `${width}%` }}>
          <Ghost drag={drag} look={look} />
        </div>
      ))}
      {first && (
        <div
          className={css.noteTrack}
          style={{ left: `${first.at * width}%`, width: `${width}%` }}
          data-side={sideOf(first.at, columns.length)}>
          <div style={{ height: placeOfTimes({ from: 0, to: first.segment.from }).height }} />
          <div className={css.note}>
            <GhostNote drag={drag} look={look} />
          </div>
        </div>
      )}
    </>
  )
}

/** The side with more room; within the column where it is the only one. */
const sideOf = (at: number, count: number) => (count === 1 ? 'within' : at < count / 2 ? 'after' : 'before')
