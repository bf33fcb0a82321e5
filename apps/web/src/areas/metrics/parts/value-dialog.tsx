import type { Input } from '@allenio/contract'
import { addMetricValues, metricLimits, updateMetricValue } from '@allenio/contract/metrics'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { useToday } from '#shell'
import { fieldErrorsOf, useEndpointForm } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { DateField } from '#ui/date-field'
import { DecimalField, decimalOf } from '#ui/decimal-field'
import { Modal } from '#ui/modal'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useSaid } from '../data/said.ts'
import { dayFault, valueFault } from '../entry/typed-values.ts'
import type { Bounded } from '../entry/typed-values.ts'
import { useWords } from '../words/index.ts'
import css from './parts.module.css'

interface ValueDialogProps {
  clientId: string
  metric: Metric
  /** The one to change; a new one without it. */
  value?: MetricValue | undefined
  latest: number | undefined
  onClose: () => void
}

function useSchema(metric: Bounded) {
  const t = useWords()
  const { decimal } = useFormats()
  const today = useToday()
  const [schema] = useState(() =>
    z.object({
      value: z.string().transform((text, context) => {
        const fault = valueFault(text, metric, { t, decimal })
        if (fault) context.addIssue({ code: 'custom', message: fault })
        return decimalOf(text, metric.decimals) ?? 0
      }),
      day: z.string().superRefine((day, context) => {
        const fault = dayFault(day, { t, today })
        if (fault) context.addIssue({ code: 'custom', message: fault })
      }),
      note: z.string().trim().max(metricLimits.note),
    }),
  )
  return schema
}

export function ValueDialog(props: ValueDialogProps) {
  return props.value ? <Edit {...props} value={props.value} /> : <Add {...props} />
}

function Edit({ clientId, metric, value, latest, onClose }: ValueDialogProps & { value: MetricValue }) {
  const t = useWords()
  const comma = useLanguage() === 'it' ? ',' : '.'
  const form = useEndpointForm({
    endpoint: updateMetricValue,
    schema: useSchema(metric),
    start: { value: String(value.value).replace('.', comma), day: value.day, note: value.note },
    toInput: (values): Input<typeof updateMetricValue> => ({ id: clientId, valueId: value.id, ...values }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('valueSaved') })
    },
  })
  return <Fields title={t('valueTitle')} {...{ metric, latest, form, onClose }} refused={{}} onChange={() => undefined} />
}

function Add({ clientId, metric, latest, onClose }: ValueDialogProps) {
  const t = useWords()
  const said = useSaid()
  const today = useToday()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const form = useEndpointForm({
    endpoint: addMetricValues,
    schema: useSchema(metric),
    start: { value: '', day: today, note: '' },
    toInput: (values): Input<typeof addMetricValues> => ({ id: clientId, entries: [{ kind: metric.kind, ...values }] }),
    onRefused: error => {
      const faults = Object.entries(fieldErrorsOf(error)).map(([field, sentence]) => [field.replace('entries.0.', ''), sentence] as const)
      setRefused(Object.fromEntries(faults))
      return faults.length > 0
    },
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('valueAdded', { value: said(values.value, metric) }) })
    },
  })
  return <Fields title={metric.name} {...{ metric, latest, form, refused, onClose }} onChange={() => setRefused({})} />
}

type ValueForm = ReturnType<typeof useEndpointForm<typeof addMetricValues, ReturnType<typeof useSchema>>>

interface FieldsProps {
  title: string
  metric: Metric
  latest: number | undefined
  form: Pick<ValueForm, 'control' | 'failure' | 'isBusy' | 'submit' | 'wrong' | 'register'>
  refused: Readonly<Record<string, string>>
  onChange: () => void
  onClose: () => void
}

function Fields({ title, metric, latest, form, refused, onChange, onClose }: FieldsProps) {
  const t = useWords()
  const today = useToday()
  const id = useId()
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={title}
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
        <Controller
          control={form.control}
          name="value"
          render={({ field }) => (
            <DecimalField
              label={t('value')}
              unit={metric.unit}
              step={metric.decimals === 0 ? 1 : 0.5}
              min={metric.min}
              max={metric.max}
              decimals={metric.decimals}
              start={latest}
              isFirst
              {...field}
              error={form.wrong('value') ?? refused['value']}
              onChange={text => {
                onChange()
                field.onChange(text)
              }}
            />
          )}
        />
        <Controller
          control={form.control}
          name="day"
          render={({ field }) => (
            <DateField
              label={t('day')}
              max={today}
              {...field}
              error={form.wrong('day') ?? refused['day']}
              onChange={event => {
                onChange()
                field.onChange(event.target.value)
              }}
            />
          )}
        />
        <TextField label={t('note')} optional autoComplete="off" {...form.register('note')} error={form.wrong('note')} />
      </form>
    </Modal>
  )
}
