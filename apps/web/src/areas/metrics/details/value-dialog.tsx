import type { Input } from '@allenio/contract'
import { addMetricValues, metricLimits, updateMetricValue } from '@allenio/contract/metrics'
import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { z } from 'zod'
import { useState } from 'react'
import { ReplaceChoice, useReplaceable } from '#areas/weights'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useFormatValue } from '../data.ts'
import { dayFault, valueFault } from '../entry/typed-values.ts'
import { useWords } from '../words.ts'
import { ValueField } from './value-field.tsx'

interface ValueDialogProps {
  clientId: string
  metric: Metric
  /** The one to change; a new one without it. */
  value?: MetricValue | undefined
  latest: number | undefined
  onClose: () => void
}

const schema = z.object({ value: z.string(), day: z.string(), note: z.string().trim().max(metricLimits.note) })

export function ValueDialog({ clientId, metric, value, latest, onClose }: ValueDialogProps) {
  const t = useWords()
  const { decimal } = useFormats()
  const formatValue = useFormatValue()
  const textOf = useDecimalText()
  const [isReplacing, setReplacing] = useState(true)
  const today = useToday()
  const toFields = ({ value: text, ...rest }: z.output<typeof schema>) => ({ ...rest, value: decimalOf(text, metric.decimals) ?? 0 })
  const shared = {
    schema,
    start: { value: value ? textOf(value.value) : '', day: value?.day ?? today, note: value?.note ?? '' },
    check: (input: z.input<typeof schema>) => ({
      value: valueFault(input.value, metric, { t, decimal }),
      day: dayFault(input.day, { t, today }),
    }),
  }
  const finish = (text: string) => {
    onClose()
    toast({ type: 'success', text })
  }
  const addition = useEndpointForm({
    ...shared,
    endpoint: addMetricValues,
    toInput: (values): Input<typeof addMetricValues> => ({
      id: clientId,
      entries: [{ kind: metric.kind, ...toFields(values), ...(formerWeight && isReplacing && { replacesId: formerWeight.id }) }],
    }),
    fieldsAt: 'entries.0',
    onSaved: (_, { values }) => finish(t('valueAdded', { value: formatValue(toFields(values).value, metric) })),
  })
  const change = useEndpointForm({
    ...shared,
    endpoint: updateMetricValue,
    toInput: (values): Input<typeof updateMetricValue> => ({ id: clientId, valueId: value?.id ?? '', ...toFields(values) }),
    onSaved: () => finish(t('valueSaved')),
  })
  const form = value ? change : addition
  const { value: day } = useFormValue(addition, 'day')
  const isNewWeight = metric.type === 'weight' && !value
  const { weights } = useReplaceable({ clientIds: isNewWeight ? [clientId] : [], from: day, to: day })
  const formerWeight = weights.find(each => each.day === day)
  return (
    <FormModal form={form} title={value ? t('valueTitle') : metric.name} onClose={onClose}>
      <ValueField label={t('value')} metric={metric} latest={latest} {...useFormValue(form, 'value')} />
      <DayField label={t('day')} max={today} {...useFormValue(form, 'day')} />
      {formerWeight && <ReplaceChoice weight={formerWeight} isReplacing={isReplacing} onChange={setReplacing} />}
      <TextField label={t('note')} optional autoComplete="off" {...form.field('note')} />
    </FormModal>
  )
}
