/* oxlint-disable jsx-a11y/prefer-tag-over-role -- entries lie over several cells, and a table’s elements would lie below each other */
import { memo, useMemo } from 'react'
import { classes } from '#ui/classes'
import type { Look } from './board.ts'
import css from './time-grid.module.css'
import { EntryFace, type FaceSize } from './entry-face.tsx'
import type { CalendarBand, CalendarEntry } from './entry.ts'
import { placeSegments, type Placed } from './overlaps.ts'
import { closedTimes, type Segment } from './segments.ts'
import { spanText } from './spans.ts'
import { mayGrip } from './use-drag.ts'
import { minutesOfDay } from './zone-days.ts'

const percent = (part: number, whole = minutesOfDay) => `${(part / whole) * 100}%`

/** Where times stand in a column of a whole day. */
export const placeOfTimes = ({ from, to }: { from: number; to: number }) => ({ top: percent(from), height: percent(to - from) })

interface DayColumnProps {
  /** the place among the columns, from 1 on */
  index: number
  segments: readonly Segment<CalendarEntry>[]
  bands: readonly Segment<CalendarBand>[]
  hasOpen: boolean
  isWeekend: boolean
  /** the entry that is being dragged stays faintly where it was */
  draggedId: string | undefined
  pickedId: string | undefined
  look: Look
}

/** One day of the hours, or one person's: its ground and its entries. A change elsewhere does not draw it anew. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { index, segments, bands, hasOpen, isWeekend, draggedId, pickedId, look } = props
  const placed = useMemo(() => placeSegments(segments), [segments])
  const open = bands.filter(({ item }) => item.kind === 'open')
  return (
    <div className={classes(css.column, isWeekend && css.isWeekend)}>
      {closedTimes(open, hasOpen).map(times => (
        <div key={times.from} className={css.outside} style={placeOfTimes(times)} />
      ))}
      {bands.map(({ item, from, to }) =>
        item.kind === 'open' ? null : (
          <div key={item.id} className={item.kind === 'closed' ? css.closed : css.busy} style={placeOfTimes({ from, to })}>
            {item.label && <span className={css.bandLabel}>{item.label}</span>}
          </div>
        ),
      )}
      {placed.map(each => {
        const { item } = each.segment
        const style = { ...placeOfTimes(each), left: percent(each.column, each.columns), width: percent(each.span, each.columns) }
        return (
          <div
            key={item.id}
            role="gridcell"
            aria-colindex={index}
            className={classes(css.place, item.id === draggedId && css.isLifted)}
            style={style}>
            <EntryFace
              entry={item}
              size={sizeOf(each)}
              time={timeOf(each, look)}
              look={look}
              isStart={each.segment.isStart}
              isEnd={each.segment.isEnd}
              isPicked={item.id === pickedId}
              grips={mayGrip(item, 'end', look.mayChange) ? 'down' : undefined}
              mayMove={mayGrip(item, 'move', look.mayChange)}
            />
          </div>
        )
      })}
    </div>
  )
}, isSameColumn)

/** Lists of a column are made anew with each drawing of the grid; what counts is whether they hold the same. */
function isSameColumn(before: DayColumnProps, after: DayColumnProps): boolean {
  const { segments, bands, ...rest } = before
  const { segments: nextSegments, bands: nextBands, ...nextRest } = after
  return isSameList(segments, nextSegments) && isSameList(bands, nextBands) && isShallowlySame(rest, nextRest)
}

const isSameList = <Item,>(one: readonly Segment<Item>[], other: readonly Segment<Item>[]) =>
  one.length === other.length && one.every((each, at) => isShallowlySame(each, other[at]))

const isShallowlySame = (one: object, other: object | undefined) => {
  const others = new Map(Object.entries(other ?? {}))
  return Object.entries(one).every(([key, value]) => Object.is(value, others.get(key)))
}

const sizeOf = ({ from, to }: Placed): FaceSize => (to - from < 30 ? 'line' : to - from < 50 ? 'short' : 'tall')

/** A short entry begins where it stands, which says enough. */
function timeOf(placed: Placed, { zone, formats, t }: Look): string {
  const text = spanText(placed.segment.item, { zone, formats, allDay: t('allDay') })
  return sizeOf(placed) === 'tall' ? text : (text.split('–')[0] ?? '').trim()
}
