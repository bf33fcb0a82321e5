import type { EventColor } from '#lib/event-colors'
import type { IconComponent } from '#ui/icon'

/** The time between two instants, each as ISO 8601 text. */
export interface CalendarSpan {
  start: string
  end: string
  /** Whole days: from midnight of the first one to midnight after the last one, in the calendar's zone. */
  isAllDay?: boolean | undefined
  personId?: string | undefined
}

export interface CalendarEntry extends CalendarSpan {
  id: string
  title: string
  detail?: string | undefined
  color: EventColor
  icon?: IconComponent | undefined
  /** A short figure at its corner, such as "3/8". */
  mark?: string | undefined
  /** Past, closed or full: it is drawn hatched, and `stateText` says which. It still opens. */
  isDisabled?: boolean | undefined
  stateText?: string | undefined
  /** Stands in rows where the times would, for an entry of a whole day that has something better to say. */
  timeText?: string | undefined
  /** The lines that it takes in days without hours, where there is room for them: 1 unless said otherwise. */
  lines?: number | undefined
  /** A quiet entry stands beside the others: in days without hours it has no ground. */
  isQuiet?: boolean | undefined
  /** A key of the page's own. Entries that begin together stand in the order of their layers. */
  layer?: string | undefined
  mayMove?: boolean | undefined
  mayResize?: boolean | undefined
}

/** A column of the team's day. */
export interface CalendarPerson {
  id: string
  name: string
  detail?: string | undefined
  photo?: string | undefined
}

/**
 * The ground behind the entries. Closed time is hatched, busy time is filled. As soon as one band is open, all time outside of the open
 * ones is quiet. A band without a person holds for everybody.
 */
export interface CalendarBand extends CalendarSpan {
  id: string
  kind: 'open' | 'closed' | 'busy'
  label?: string | undefined
}
