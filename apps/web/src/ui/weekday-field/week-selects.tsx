import { weekdayNames } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { FieldSet } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import type { Option } from '#ui/select'
import css from './weekday-field.module.css'

type WeekSelectsProps = Omit<FieldProps, 'action'> & {
  options: readonly Option[]
  /** One for each weekday, from Monday. */
  values: readonly string[]
  onChange: (value: string, at: number) => void
}

/** A choice for each day of the week. */
export function WeekSelects({ options, values, onChange, ...field }: WeekSelectsProps) {
  const language = useLanguage()
  const [short, long] = [weekdayNames(language), weekdayNames(language, 'long')]
  return (
    <FieldSet {...field}>
      <Stack gap={6}>
        {short.map((name, at) => (
          <div key={name} className={css.choice}>
            <span aria-hidden>{name}</span>
            <Select
              label={long[at] ?? name}
              labelHidden
              size="small"
              options={options}
              value={values[at] ?? ''}
              onChange={event => onChange(event.target.value, at)}
            />
          </div>
        ))}
      </Stack>
    </FieldSet>
  )
}
