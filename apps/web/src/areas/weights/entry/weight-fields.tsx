import { weightRange } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import type { ReactNode } from 'react'
import { useToday } from '#shell'
import { useFormValue } from '#lib/forms'
import { classes } from '#ui/classes'
import { DateField } from '#ui/date-field'
import { DecimalField } from '#ui/decimal-field'
import { Row, Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useWeightWords } from '../words.ts'
import type { WeightForm } from './weight-schema.ts'
import css from '../weights.module.css'

interface WeightFieldsProps {
  form: WeightForm
  /** The value from which the first step starts. */
  latest: number | undefined
  /** For phones: the weight comes first and is large. */
  isHuge?: boolean
  note?: ReactNode
}

export function WeightFields({ form, latest, isHuge = false, note }: WeightFieldsProps) {
  const t = useWeightWords()
  const today = useToday()
  const kg = useFormValue(form, 'kg')
  const day = useFormValue(form, 'day')
  const presets = [
    { value: today, text: t('today') },
    { value: addDays(today, -1), text: t('yesterday') },
  ]
  return (
    <>
      <DecimalField
        label={isHuge ? t('howMuch') : t('weight')}
        unit="kg"
        step={0.1}
        {...weightRange}
        start={latest}
        isFirst
        huge={isHuge}
        {...kg}
      />
      <Stack gap={8}>
        <DateField label={t('day')} max={today} {...day} />
        <Row gap={8} wrap>
          {presets.map(({ value, text }) => (
            <button
              key={value}
              type="button"
              className={classes(css.preset, day.value === value && css.chosen)}
              aria-pressed={day.value === value}
              onClick={() => day.onChange(value)}>
              {text}
            </button>
          ))}
        </Row>
      </Stack>
      {note ?? <NoteField form={form} />}
    </>
  )
}

export function NoteField({ form, isFirst }: { form: WeightForm; isFirst?: boolean }) {
  const t = useWeightWords()
  return (
    <TextField
      label={t('note')}
      optional
      placeholder={t('noteHint')}
      autoComplete="off"
      {...form.field('note')}
      data-autofocus={isFirst || undefined}
    />
  )
}
