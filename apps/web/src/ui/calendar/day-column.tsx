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
              isStart={each.segment.isStart}
              isEnd={each.segment.isEnd}
              isPicked={item.id === pickedId}
              pulls={mayGrip(item, 'end', look.mayChange) ? 'down' : undefined}
            />
          </div>
        )
      })}
    </div>
  )
}, isSameColumn)

/** The lists of a column are made anew with each drawing of the grid; what counts is whether they hold the same. */
function isSameColumn(
  { segments, bands, ...before }: DayColumnProps,
  { segments: nextSegments, bands: nextBands, ...after }: DayColumnProps,
) {
  const isSame = (key: string, value: unknown) => Object.is(value, new Map<string, unknown>(Object.entries(after)).get(key))
  return (
    Object.entries(before).every(([key, value]) => isSame(key, value)) && isSameList(segments, nextSegments) && isSameList(bands, nextBands)
  )
}

const isSameList = <Item,>(one: readonly Segment<Item>[], other: readonly Segment<Item>[]) =>
  one.length === other.length &&
  one.every(({ item, from, to }, at) => {
    const next = other[at]
    return item === next?.item && from === next.from && to === next.to
  })

/** Two lines of title and the time need an hour and a half at the least height of an hour. */
const sizeOf = ({ from, to }: Placed): FaceSize => (to - from < 50 ? 'low' : to - from < 80 ? 'medium' : 'tall')

/** A short entry begins where it stands, which says enough. */
function timeOf(placed: Placed, { zone, formats, t }: Look): string {
  const text = spanText(placed.segment.item, { zone, formats, allDay: t('allDay') })
  return sizeOf(placed) !== 'low' ? text : (text.split('–')[0] ?? '').trim()
}
