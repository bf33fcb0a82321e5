import { useLanguage } from '#lib/words'
import { FieldSet } from '#ui/field'
import type { FieldProps } from '#ui/field'
import { BareButton, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { weekdayNames } from '#lib/formats'
import css from './weekday-field.module.css'

export type WeekdayFieldProps = Omit<FieldProps, 'action'> & {
  /** 1 is Monday, 7 Sunday */
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  /** Notes stand below the days, from Monday. */
  notes?: readonly string[] | undefined
}

/** Days of the week to press, one or more. */
export function WeekdayField({ value, onChange, notes, ...field }: WeekdayFieldProps) {
  const language = useLanguage()
  const [short, long] = [weekdayNames(language), weekdayNames(language, 'long')]
  const press = (day: number) => onChange(value.includes(day) ? value.filter(each => each !== day) : [...value, day])
  return (
    <FieldSet {...field}>
      <div className={css.days}>
        {short.map((name, index) => (
          <Stack key={name} gap={2} align="center" className={css.day}>
            <BareButton
              className={css.weekday}
              aria-label={notes ? `${long[index]}, ${notes[index]}` : long[index]}
              aria-pressed={value.includes(index + 1)}
              onClick={() => press(index + 1)}>
              {name}
            </BareButton>
            {notes && (
              <Text as="span" size="hint" tone={3} figures aria-hidden>
                {notes[index]}
              </Text>
            )}
          </Stack>
        ))}
      </div>
    </FieldSet>
  )
}
