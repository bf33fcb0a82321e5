import type { DayTypeWeek } from '@allenio/contract/macro-fields'
import { weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { FieldSet } from '#ui/field'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { useDayTypeName } from '../targets/day-type-name.ts'
import css from './assign.module.css'
import { useAssignWords } from './words.ts'

type Week = NonNullable<DayTypeWeek>

interface WeekFieldProps {
  /** The types that the macro has a target for. */
  types: Week
  value: Week
  onChange: (week: Week) => void
  error?: string | undefined
}

/** Which type each day of the week is. */
export function WeekField({ types, value, onChange, error }: WeekFieldProps) {
  const t = useAssignWords()
  const language = useLanguage()
  const dayTypeName = useDayTypeName()
  const [short, long] = [weekdayNames(language), weekdayNames(language, 'long')]
  const options = types.map(type => ({ value: type, label: dayTypeName(type) }))
  return (
    <FieldSet label={t('week')} hint={t('weekHint')} error={error}>
      <Stack gap={6}>
        {short.map((name, at) => (
          <div key={name} className={css.weekday}>
            <span aria-hidden>{name}</span>
            <Select
              label={long[at] ?? name}
              labelHidden
              size="small"
              options={options}
              value={value[at] ?? ''}
              onChange={event => {
                const type = types.find(each => each === event.target.value)
                if (type) onChange(value.with(at, type))
              }}
            />
          </div>
        ))}
      </Stack>
    </FieldSet>
  )
}
