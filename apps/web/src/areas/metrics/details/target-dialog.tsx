import type { Input } from '@allenio/contract'
import { updateClientMetric } from '@allenio/contract/metrics'
import type { Metric } from '@allenio/contract/metrics'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useToday } from '#shell'
import { useCall } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { decimalOf, useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { toast, toastWithUndo } from '#ui/toast'
import { clientMetricsQuery, useFormatValue } from '../data.ts'
import { valueFault } from '../entry/typed-values.ts'
import { useWords } from '../words.ts'
import { ValueField } from './value-field.tsx'

type TargetMetric = Pick<Metric, 'kind' | 'name' | 'unit' | 'min' | 'max' | 'decimals'>

interface TargetDialogProps {
  clientId: string
  metric: TargetMetric
  onClose: () => void
}

/** Sets, changes or removes the target of a client's metric. */
export function TargetDialog({ clientId, metric, onClose }: TargetDialogProps) {
  const t = useWords()
  const { data } = useQuery(clientMetricsQuery(clientId))
  const clientMetric = data?.metrics.find(({ kind }) => kind === metric.kind)
  if (data) {
    return (
      <TargetForm
        {...{ clientId, metric, onClose }}
        target={clientMetric?.target ?? null}
        day={clientMetric?.targetDay ?? null}
        latest={clientMetric?.latest?.value}
      />
    )
  }
  return (
    <Modal opened onClose={onClose} size="small" title={t('targetTitle', { name: metric.name })}>
      <SkeletonLines lines={3} />
    </Modal>
  )
}

interface TargetFormProps extends TargetDialogProps {
  target: number | null
  day: string | null
  latest: number | undefined
}

const schema = z.object({ target: z.string(), targetDay: z.string() })

function TargetForm({ clientId, metric, onClose, target, day, latest }: TargetFormProps) {
  const t = useWords()
  const formatValue = useFormatValue()
  const textOf = useDecimalText()
  const today = useToday()
  const { decimal } = useFormats()
  const ids = { id: clientId, metricId: metric.kind }
  const form = useEndpointForm({
    endpoint: updateClientMetric,
    schema,
    start: { target: target === null ? '' : textOf(target), targetDay: day ?? '' },
    check: values => ({ target: valueFault(values.target, metric, { t, decimal }) }),
    toInput: (values): Input<typeof updateClientMetric> => ({
      ...ids,
      target: decimalOf(values.target, metric.decimals) ?? 0,
      targetDay: values.targetDay || null,
    }),
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('targetSaved', { value: formatValue(decimalOf(values.target, metric.decimals) ?? 0, metric) }) })
    },
  })
  const restoration = useCall(updateClientMetric)
  const removal = useCall(updateClientMetric, {
    onSuccess: () => {
      onClose()
      const undo = () => restoration.mutate({ ...ids, target, targetDay: day })
      toastWithUndo(t('targetCleared'), undo)
    },
  })
  return (
    <FormModal
      form={form}
      title={t('targetTitle', { name: metric.name })}
      text={t('targetText')}
      onClose={onClose}
      aside={
        target !== null && (
          <Button kind="quiet" isBusy={removal.isPending} onClick={() => removal.mutate({ ...ids, target: null })}>
            {t('clearTarget')}
          </Button>
        )
      }>
      <ValueField label={t('targetValue')} metric={metric} latest={latest} {...useFormValue(form, 'target')} />
      <DayField label={t('targetDay')} optional min={today} {...useFormValue(form, 'targetDay')} />
    </FormModal>
  )
}
