import type { CSSProperties } from 'react'
import { classes } from '#ui/classes'
import { eventColorClass } from '#ui/event-color'
import { Icon } from '#ui/icon'
import type { CalendarEntry } from './entry.ts'
import css from './entry-face.module.css'

/** How much room there is: for a line, for the title and the time below it, or for more; a block of days without hours has several. */
export type FaceSize = 'low' | 'medium' | 'tall' | 'block'

interface EntryFaceProps {
  entry: CalendarEntry
  size?: FaceSize
  /** the time as it is written on it, if it is */
  time?: string | undefined
  /** false for what goes on before or after what is drawn of it */
  isStart: boolean
  isEnd: boolean
  /** a line with its time, as the timed entries of a month */
  isBare?: boolean
  isPicked: boolean
  /** the direction in which its edges can be pulled */
  pulls?: 'down' | 'across' | undefined
}

/**
 * An entry as a button. The keys reach it through the grid's own cursor, so that it is no stop of the tab order, and the grid listens for
 * presses on all of them by `data-entry`. A week may hold a thousand of them, so each has as few elements as can be.
 */
export function EntryFace({ entry, size = 'low', time, isStart, isEnd, isBare = false, isPicked, pulls }: EntryFaceProps) {
  const { id, title, detail, color, icon, mark, isDisabled, stateText } = entry
  const name = classes(
    css.entry,
    css[size],
    eventColorClass(color),
    mark && css.hasMark,
    time && css.hasTime,
    isBare && css.isBare,
    isDisabled && css.isDisabled,
    isPicked && css.isPicked,
    !isStart && css.goesOnBefore,
    !isEnd && css.goesOnAfter,
    pulls && css[pulls],
  )
  // a block cuts its words at the end, and the state must not be among them
  const note = (size === 'block' ? [stateText, detail] : [detail, stateText]).filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry={id}
      data-pulls={pulls}
      data-from-start={isStart || undefined}
      data-to-end={isEnd || undefined}
      className={name}
      // the title leaves the mark its room; React knows no custom properties
      style={mark ? ({ '--mark': `${mark.length}ch` } as CSSProperties) : undefined}>
      <span className={css.lines}>
        <span className={css.title}>
          {icon && <Icon of={icon} size={14} className={css.icon} />}
          {title}
        </span>
        {time && <span className={css.time}>{time}</span>}
        {note && <span className={css.note}>{note}</span>}
      </span>
      {mark && <span className={css.mark}>{mark}</span>}
    </button>
  )
}
