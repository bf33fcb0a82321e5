import type { DayTypeWeek } from '@allenio/contract/macro-fields'
import { areaWords } from '#lib/words'
import { WeekSelects } from '#ui/weekday-field'
import { useDayTypeName } from '../targets/day-type-name.ts'

const useFieldWords = areaWords('macros week field', {
  it: { week: 'Settimana', weekHint: 'Che tipo di giorno è di solito.' },
  en: { week: 'Week', weekHint: 'Which type of day it usually is.' },
})

type Week = NonNullable<DayTypeWeek>

interface WeekFieldProps {
  /** The types to choose among. */
  types: Week
  value: Week
  onChange: (week: Week) => void
  error?: string | undefined
}

/** Which type each day of the week is. */
export function WeekField({ types, value, onChange, error }: WeekFieldProps) {
  const t = useFieldWords()
  const dayTypeName = useDayTypeName()
  return (
    <WeekSelects
      label={t('week')}
      hint={t('weekHint')}
      error={error}
      options={types.map(type => ({ value: type, label: dayTypeName(type) }))}
      values={value}
      onChange={(chosen, at) => {
        const type = types.find(each => each === chosen)
        if (type) onChange(value.with(at, type))
      }}
    />
  )
}
