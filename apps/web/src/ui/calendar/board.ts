import type { Formats } from '#lib/formats'
import type { CalendarProps } from './props.ts'
import type { Timed } from './segments.ts'
import type { CalendarEntry } from './entry.ts'
import type { Cursor } from './cursor.ts'
import { spanText } from './spans.ts'
import type { useCalendarWords } from './words.ts'

export type Words = ReturnType<typeof useCalendarWords>

/** The data that every view is drawn from: the page's answers, and what is worked out once for all of them. */
export interface Board extends Pick<
  CalendarProps,
  'label' | 'day' | 'onDay' | 'zone' | 'hours' | 'people' | 'onOpen' | 'onCreate' | 'onChange'
> {
  conflictsOf: CalendarProps['conflictsOf']
  step: number
  items: readonly Timed<CalendarEntry>[]
  bands: NonNullable<CalendarProps['bands']>
  today: string
  isLoading: boolean
  /** opens the view of one day */
  openDay: (day: string) => void
  cursor: Cursor | undefined
  setCursor: (cursor: Cursor) => void
  look: Look
}

/** The data for the drawing of entries. The object is the same as long as nothing in it changes, so that columns are not drawn anew. */
export interface Look {
  zone: string
  formats: Formats
  t: Words
  mayChange: boolean
}

/** An entry as it is read aloud. */
export function entryName(entry: CalendarEntry, { zone, formats, t }: Look): string {
  const time = spanText(entry, { zone, formats, allDay: t('allDay') })
  return [entry.title, time, entry.detail, entry.mark, entry.stateText].filter(Boolean).join(', ')
}
