import type { Input } from '@allenio/contract'
import { createMetric, metricLimits, updateMetric } from '@allenio/contract/metrics'
import type { Metric } from '@allenio/contract/metrics'
import { useState } from 'react'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { Row } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useWords } from '../words.ts'
import type { MetricWords } from '../words.ts'
import css from './dialogs.module.css'

interface OwnMetricDialogProps {
  /** The metric to change; absent for a new one. */
  metric?: Metric | undefined
  /** The name that a search did not find. */
  name?: string
  onClose: () => void
  onDone: (metric: Metric) => void
}

const decimalChoices = ['0', '1', '2', '3'] as const

const bound = (t: MetricWords, fallback: number) =>
  z.string().transform((text, context) => {
    const value = text.trim() === '' ? fallback : decimalOf(text, 3)
    if (value === undefined || Math.abs(value) > metricLimits.value) context.addIssue({ code: 'custom', message: t('needValue') })
    return value ?? fallback
  })

const fieldsOf = (t: MetricWords) =>
  z
    .object({
      name: z.string().trim().min(1).max(metricLimits.name),
      unit: z.string().trim().max(metricLimits.unit),
      decimals: z.enum(decimalChoices),
      min: bound(t, 0),
      max: bound(t, metricLimits.value),
    })
    .refine(({ min, max }) => max > min, { path: ['max'], error: t('boundsWrong') })

export function OwnMetricDialog({ metric, name = '', onClose, onDone }: OwnMetricDialogProps) {
  const t = useWords()
  const textOf = useDecimalText()
  const boundText = (value: number | undefined, none: number) => (value === undefined || value === none ? '' : textOf(value))
  const [schema] = useState(() => fieldsOf(t))
  const shared = {
    schema,
    start: {
      name: metric?.name ?? name,
      unit: metric?.unit ?? '',
      decimals: decimalChoices[metric?.decimals ?? 1] ?? '1',
      min: boundText(metric?.min, 0),
      max: boundText(metric?.max, metricLimits.value),
    },
    onSaved: (saved: Metric) => {
      toast({ type: 'success', text: t('metricSaved', { name: saved.name }) })
      onDone(saved)
    },
  }
  const creation = useEndpointForm({
    ...shared,
    endpoint: createMetric,
    toInput: ({ decimals, ...values }): Input<typeof createMetric> => ({ ...values, decimals: Number(decimals) }),
  })
  const change = useEndpointForm({
    ...shared,
    endpoint: updateMetric,
    toInput: ({ decimals, ...values }): Input<typeof updateMetric> => ({ id: metric?.kind ?? '', ...values, decimals: Number(decimals) }),
  })
  const form = metric ? change : creation
  const { value: decimals, onChange: setDecimals } = useFormValue(form, 'decimals')
  const field = { autoComplete: 'off', optional: true }
  return (
    <FormModal form={form} title={metric ? t('editMetricTitle') : t('createTitle')} text={t('createText')} onClose={onClose}>
      <div className={css.pair}>
        <TextField
          label={t('name')}
          placeholder={t('nameHint')}
          data-autofocus
          autoComplete="off"
          maxLength={metricLimits.name}
          {...form.field('name')}
        />
        <TextField {...field} label={t('unit')} placeholder={t('unitHint')} maxLength={metricLimits.unit} {...form.field('unit')} />
      </div>
      <Row gap={8} wrap justify="between">
        <Text as="span" weight={500}>
          {t('decimals')}
        </Text>
        <SegmentedControl
          label={t('decimals')}
          value={decimals}
          onChange={setDecimals}
          options={decimalChoices.map(each => ({ value: each, label: each }))}
        />
      </Row>
      <div className={css.even}>
        <TextField {...field} label={t('min')} inputMode="decimal" figures {...form.field('min')} />
        <TextField {...field} label={t('max')} inputMode="decimal" figures {...form.field('max')} />
      </div>
    </FormModal>
  )
}
