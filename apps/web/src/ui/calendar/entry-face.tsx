import { Icon } from '#ui/icon'
import { eventColorClass } from '#ui/event-color'
import { classes } from '#ui/classes'
import { entryName, type Look } from './board.ts'
import type { CalendarEntry } from './entry.ts'
import css from './entry-face.module.css'

/** How much room there is: one line of small height, one line, or several. */
export type FaceSize = 'line' | 'short' | 'tall'

interface EntryFaceProps {
  entry: CalendarEntry
  size: FaceSize
  /** the time as it is written on it, if it is */
  time?: string | undefined
  look: Look
  /** a bar that goes on before or after what is drawn of it */
  isStart?: boolean
  isEnd?: boolean
  /** drawn as a line with a dot, as timed entries of a month */
  isBare?: boolean
  isPicked?: boolean
  grips?: 'down' | 'across' | undefined
  mayMove?: boolean
}

/**
 * An entry as a button. The keys reach it through the grid's own cursor, so that it is no stop of the tab order, and the grid listens for
 * presses on all of them by `data-entry`.
 */
export function EntryFace(props: EntryFaceProps) {
  const { entry, size, time, look, isStart = true, isEnd = true, isBare = false, isPicked = false, grips, mayMove = false } = props
  const { id, title, detail, color, icon, mark, isDisabled, stateText } = entry
  const name = classes(
    css.entry,
    css[size],
    eventColorClass(color),
    isBare && css.isBare,
    isDisabled && css.isDisabled,
    isPicked && css.isPicked,
    !isStart && css.goesOnBefore,
    !isEnd && css.goesOnAfter,
    mayMove && css.mayMove,
  )
  const note = [detail, stateText].filter(Boolean).join(' · ')
  return (
    <button type="button" tabIndex={-1} data-entry={id} className={name} aria-label={entryName(entry, look)}>
      {grips && isStart && <span data-grip="start" className={css[`${grips}Start`]} />}
      <span className={css.head}>
        {icon && <Icon of={icon} size={14} className={css.icon} />}
        {isBare && time && <span className={css.time}>{time}</span>}
        <span className={css.title}>{title}</span>
        {!isBare && size !== 'tall' && time && <span className={css.time}>{time}</span>}
        {mark && <span className={css.mark}>{mark}</span>}
      </span>
      {size === 'tall' && time && <span className={css.time}>{time}</span>}
      {size === 'tall' && note && <span className={css.note}>{note}</span>}
      {grips && isEnd && <span data-grip="end" className={css[`${grips}End`]} />}
    </button>
  )
}
