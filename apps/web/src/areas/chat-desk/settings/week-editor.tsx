import { BareList } from '#ui/layout'
import { useSettingsWords } from './words.ts'
import { DayRow } from './day-row.tsx'
import css from './settings.module.css'
import { copyDay, weekdays, withDay } from './week.ts'
import type { Week } from './week.ts'

interface WeekEditorProps {
  week: Week
  /** Fields that were not touched show their errors, too. */
  isTried: boolean
  onChange: (week: Week) => void
}

export function WeekEditor({ week, isTried, onChange }: WeekEditorProps) {
  const t = useSettingsWords()
  return (
    <BareList className={css.week} aria-label={t('week')}>
      {weekdays.map(day => (
        <DayRow
          key={day}
          day={day}
          hours={week[day - 1] ?? []}
          isTried={isTried}
          onChange={hours => onChange(withDay(week, day, hours))}
          onCopy={days => onChange(copyDay(week, day, days))}
        />
      ))}
    </BareList>
  )
}
