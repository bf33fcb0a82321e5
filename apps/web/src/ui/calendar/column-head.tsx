/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label -- entries lie over several cells, which a table’s
   elements cannot; the button in a cell names it */
import { weekdayOf } from '#lib/days'
import { Avatar } from '#ui/avatar'
import { BareButton, Row } from '#ui/layout'
import { Ellipsis } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Look } from './board.ts'
import type { TimeColumn } from './columns.ts'
import { dayNumber, shortWeekday } from './day-names.ts'
import css from './time-grid.module.css'

interface ColumnHeadProps {
  column: TimeColumn
  /** the place among the columns, from 1 on */
  index: number
  isToday: boolean
  look: Look
}

/** The name of a day, which opens it, or of a person. */
export function ColumnHead({ column, index, isToday, look: { formats } }: ColumnHeadProps) {
  const { day, name, personId, detail, photo } = column
  if (name !== undefined) {
    return (
      <div role="columnheader" aria-colindex={index} className={css.head}>
        <Row gap={8} className={css.person}>
          {personId !== undefined && <Avatar name={name} photo={photo} seed={personId} size={24} />}
          <Ellipsis weight={600}>{name}</Ellipsis>
          {detail && (
            <Ellipsis size="small" tone={3}>
              {detail}
            </Ellipsis>
          )}
        </Row>
      </div>
    )
  }
  return (
    <div role="columnheader" aria-colindex={index} className={css.head}>
      <BareButton
        tabIndex={-1}
        data-day={day}
        className={css.day}
        aria-current={isToday ? 'date' : undefined}
        data-quiet={weekdayOf(day) > 5 || undefined}>
        <VisuallyHidden>{formats.fullDay(day)}</VisuallyHidden>
        <span aria-hidden>{shortWeekday(day, formats)}</span>
        <span aria-hidden className={css.number}>
          {dayNumber(day)}
        </span>
      </BareButton>
    </div>
  )
}
