import { areaWords } from '#lib/words'
import { classes } from '#ui/classes'
import { Row } from '#ui/layout'
import css from './day-presets.module.css'

const useDayWords = areaWords('day presets', { it: { today: 'Oggi', yesterday: 'Ieri' }, en: { today: 'Today', yesterday: 'Yesterday' } })

interface DayPresetsProps {
  today: string
  yesterday: string
  value: string
  onChange: (day: string) => void
  /** below the field rather than beside it */
  pill?: boolean
}

/** The two days that nearly every measurement is of, one press each. */
export function DayPresets({ today, yesterday, value, onChange, pill }: DayPresetsProps) {
  const t = useDayWords()
  const presets = [
    { day: today, text: t('today') },
    { day: yesterday, text: t('yesterday') },
  ]
  return (
    <Row gap={8} wrap>
      {presets.map(({ day, text }) => (
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
