import type { Input } from '@allenio/contract'
import { createMetric, metricLimits, updateMetric } from '@allenio/contract/metrics'
import type { Metric } from '@allenio/contract/metrics'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { decimalOf } from '#ui/decimal-field'
import { Modal } from '#ui/modal'
import { SegmentedControl } from '#ui/segmented-control'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useWords } from '../words/index.ts'
import type { SayOfMetrics } from '../words/index.ts'
import css from './parts.module.css'

interface OwnMetricDialogProps {
  /** The metric to change; absent for a new one. */
  metric?: Metric | undefined
  /** The name that a search did not find. */
  name?: string
  onClose: () => void
  onDone: (metric: Metric) => void
}

const decimalChoices = ['0', '1', '2', '3'] as const

const bound = (t: SayOfMetrics, fallback: number) =>
  z.string().transform((text, context) => {
    const value = text.trim() === '' ? fallback : decimalOf(text, 3)
    if (value === undefined || Math.abs(value) > metricLimits.value) context.addIssue({ code: 'custom', message: t('needValue') })
    return value ?? fallback
  })

const fieldsOf = (t: SayOfMetrics) =>
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
  const id = useId()
  const comma = useLanguage() === 'it' ? ',' : '.'
  const text = (value: number | undefined, none: number) => (value === undefined || value === none ? '' : String(value).replace('.', comma))
  const [schema] = useState(() => fieldsOf(t))
  const shared = {
    schema,
    start: {
      name: metric?.name ?? name,
      unit: metric?.unit ?? '',
      decimals: String(metric?.decimals ?? 1) as '0' | '1' | '2' | '3',
      min: text(metric?.min, 0),
      max: text(metric?.max, metricLimits.value),
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
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={metric ? t('editMetricTitle') : t('createTitle')}
      text={t('createText')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={id} loading={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }>
      <form id={id} className={css.form} noValidate onSubmit={event => void form.submit(event)}>
        {form.failure?.text && <Banner inset type="error" lead={form.failure.text} text="" closable={false} onClose={() => undefined} />}
        <div className={css.pair}>
          <TextField
            label={t('name')}
            placeholder={t('nameHint')}
            data-autofocus
            autoComplete="off"
            maxLength={metricLimits.name}
            {...form.register('name')}
            error={form.wrong('name')}
          />
          <TextField
            label={t('unit')}
            optional
            placeholder={t('unitHint')}
            autoComplete="off"
            maxLength={metricLimits.unit}
            {...form.register('unit')}
            error={form.wrong('unit')}
          />
        </div>
        <div className={css.decimals}>
          <span>{t('decimals')}</span>
          <Controller
            control={form.control}
            name="decimals"
            render={({ field: { value, onChange } }) => (
              <SegmentedControl
                label={t('decimals')}
                value={value}
                onChange={onChange}
                options={decimalChoices.map(each => ({ value: each, label: each }))}
              />
            )}
          />
        </div>
        <div className={css.even}>
          <TextField
            label={t('min')}
            optional
            inputMode="decimal"
            autoComplete="off"
            figures
            {...form.register('min')}
            error={form.wrong('min')}
          />
          <TextField
            label={t('max')}
            optional
            inputMode="decimal"
            autoComplete="off"
            figures
            {...form.register('max')}
            error={form.wrong('max')}
          />
        </div>
      </form>
    </Modal>
  )
}
