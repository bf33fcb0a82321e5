import { weightRange } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { parseWeight } from '@allenio/domain/typed-values'
import type { ReactNode } from 'react'
import { useToday } from '#shell'
import { useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { DayPresets } from '#ui/day-presets'
import { DecimalField } from '#ui/decimal-field'
import { Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { useWeightWords } from '../words.ts'
import type { WeightForm } from './weight-schema.ts'

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
  return (
    <>
      <DecimalField
        label={isHuge ? t('howMuch') : t('weight')}
        unit="kg"
        step={0.1}
        parse={parseWeight}
        {...weightRange}
        start={latest}
        isFirst
        huge={isHuge}
        {...kg}
      />
      <Stack gap={8}>
        <DayField label={t('day')} max={today} {...day} />
        <DayPresets pill today={today} yesterday={addDays(today, -1)} value={day.value} onChange={day.onChange} />
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
