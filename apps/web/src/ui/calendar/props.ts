import type { ReactNode } from 'react'
import type { CalendarBand, CalendarEntry, CalendarPerson, CalendarSpan } from './entry.ts'
import type { CalendarView } from './range.ts'

export interface CalendarProps {
  /** the calendar's name, read aloud */
  label: string
  view: CalendarView
  /** The day comes with it, because a press on the number of a day chooses both. */
  onView: (view: CalendarView, day: string) => void
  /** the views that can be chosen: all of them unless said otherwise, and the team's day only where there are people */
  views?: readonly CalendarView[] | undefined
  /** YYYY-MM-DD */
  day: string
  onDay: (day: string) => void
  /** the zone in which days begin and clocks run, not the device's own */
  zone: string
  /** the hours that show at first, 7 and 21; the others are reached by scrolling */
  hours: { first: number; last: number }
  /** minutes to which starts and ends snap; 15 unless said otherwise */
  step?: number | undefined
  entries: readonly CalendarEntry[]
  /** the columns of the team's day */
  people?: readonly CalendarPerson[] | undefined
  bands?: readonly CalendarBand[] | undefined
  /** not all of it is drawn yet */
  isLoading?: boolean | undefined
  /** replaces the days; `failed` is its title */
  error?: Error | null | undefined
  failed?: string | undefined
  onRetry?: (() => unknown) | undefined
  onOpen: (entry: CalendarEntry) => void
  /** opens a form for the span, which reaches nobody before it is saved; without it, nothing can be created here */
  onCreate?: ((span: CalendarSpan) => void) | undefined
  /**
   * An entry was moved or resized. Where it answers a promise, the entry stays at its new place until that settles, so that it does not
   * jump back while the page reads again.
   */
  onChange?: ((entry: CalendarEntry, span: CalendarSpan) => unknown) | undefined
  /** sentences to show beside what is being created (null), moved or resized, before it is dropped */
  conflictsOf?: ((entry: CalendarEntry | null, span: CalendarSpan) => readonly string[]) | undefined
  /** the page's own buttons, at the end of the head */
  actions?: ReactNode
  /** a line of filters under the head */
  filters?: ReactNode
  /** stands in the list and under a phone's day where nothing is planned */
  empty?: ReactNode
}
