import { weightRange } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useToday } from '#shell'
import { classes } from '#ui/classes'
import { DateField } from '#ui/date-field'
import { DecimalField } from '#ui/decimal-field'
import { TextField } from '#ui/text-field'
import { useWeightWords } from '../words.ts'
import css from '../weights.module.css'

export interface WeightValues {
  kg: string
  day: string
  note: string
}

export type WeightControl = Control<WeightValues, unknown, { kg: number; day: string; note: string }>

interface WeightFieldsProps {
  control: WeightControl
  /** The server's messages by field. */
  serverErrors: Readonly<Record<string, string>>
  onChange: () => void
  /** The value from which the first step starts. */
  latest: number | undefined
  /** For phones: the weight comes first and is large. */
  isHuge?: boolean
  note?: ReactNode
}

export function WeightFields({ control, serverErrors, onChange, latest, isHuge, note }: WeightFieldsProps) {
  const t = useWeightWords()
  const today = useToday()
  const presets = [
    { day: today, text: t('today') },
    { day: addDays(today, -1), text: t('yesterday') },
  ]
  return (
    <div className={css.fields}>
      <Controller
        control={control}
        name="kg"
        render={({ field, fieldState }) => (
          <DecimalField
            ref={field.ref}
            label={isHuge ? t('howMuch') : t('weight')}
            unit="kg"
            step={0.1}
            {...weightRange}
            start={latest}
            isFirst
            huge={isHuge ?? false}
            value={field.value}
            onBlur={field.onBlur}
            error={fieldState.error?.message ?? serverErrors['kg']}
            onChange={text => {
              onChange()
              field.onChange(text)
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="day"
        render={({ field, fieldState }) => {
          const pick = (day: string) => {
            onChange()
            field.onChange(day)
          }
          return (
            <div className={css.when}>
              <DateField
                label={t('day')}
                max={today}
                value={field.value}
                ref={field.ref}
                onBlur={field.onBlur}
                error={fieldState.error?.message ?? serverErrors['day']}
                onChange={event => pick(event.target.value)}
              />
              <div className={css.presets}>
                {presets.map(({ day, text }) => (
                  <button
                    key={day}
                    type="button"
                    className={classes(css.preset, field.value === day && css.chosen)}
                    aria-pressed={field.value === day}
                    onClick={() => pick(day)}>
                    {text}
                  </button>
                ))}
              </div>
            </div>
          )
        }}
      />
      {note ?? <NoteField control={control} />}
    </div>
  )
}

export function NoteField({ control, isFirst }: { control: WeightControl; isFirst?: boolean }) {
  const t = useWeightWords()
  return (
    <Controller
      control={control}
      name="note"
      render={({ field, fieldState }) => (
        <TextField
          label={t('note')}
          optional
          placeholder={t('noteHint')}
          autoComplete="off"
          {...field}
          error={fieldState.error?.message}
          data-autofocus={isFirst || undefined}
        />
      )}
    />
  )
}
