import { areaWords } from '#lib/words'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './day-presets.module.css'

const useDayWords = areaWords('day presets', { it: { today: 'Oggi', yesterday: 'Ieri' }, en: { today: 'Today', yesterday: 'Yesterday' } })

interface DayChoicesProps {
  days: readonly { day: string; text: string }[]
  value: string
  onChange: (day: string) => void
  /** below the field rather than beside it */
  pill?: boolean | undefined
}

type DayPresetsProps = Omit<DayChoicesProps, 'days'> & { today: string; yesterday: string }

/** The two days that nearly every measurement is of, one press each. */
export function DayPresets({ today, yesterday, ...choices }: DayPresetsProps) {
  const t = useDayWords()
  const days = [
    { day: today, text: t('today') },
    { day: yesterday, text: t('yesterday') },
  ]
  return <DayChoices days={days} {...choices} />
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
