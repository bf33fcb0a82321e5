import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './day-presets.module.css'

export interface DayChoicesProps {
  days: readonly { day: string; text: string }[]
  value: string
  onChange: (day: string) => void
  /** below the field rather than beside it */
  pill?: boolean | undefined
}

/** The likely days of a field, one press each. */
export function DayChoices({ days, value, onChange, pill }: DayChoicesProps) {
  return (
    <Row gap={8} wrap>
      {days.map(({ day, text }) => (
        <button
          key={day}
          type="button"
          className={classes(css.preset, pill && css.pill)}
          aria-pressed={value === day}
          onClick={() => onChange(day)}>
          {text}
        </button>
      ))}
    </Row>
  )
}
