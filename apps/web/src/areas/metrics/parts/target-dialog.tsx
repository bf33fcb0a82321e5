import type { Input } from '@allenio/contract'
import { updateClientMetric } from '@allenio/contract/metrics'
import type { Metric } from '@allenio/contract/metrics'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { useToday } from '#shell'
import { useCall } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { DateField } from '#ui/date-field'
import { DecimalField, decimalOf } from '#ui/decimal-field'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { clientMetricsQuery } from '../data/reads.ts'
import { useSaid } from '../data/said.ts'
import { valueFault } from '../entry/typed-values.ts'
import { useWords } from '../words/index.ts'
import css from './parts.module.css'

type Aimed = Pick<Metric, 'kind' | 'name' | 'unit' | 'min' | 'max' | 'decimals'>

interface TargetDialogProps {
  clientId: string
  metric: Aimed
  onClose: () => void
}

/** Sets, changes or removes the target of a client's metric. */
export function TargetDialog({ clientId, metric, onClose }: TargetDialogProps) {
  const t = useWords()
  const { data } = useQuery(clientMetricsQuery(clientId))
  const known = data?.metrics.find(({ kind }) => kind === metric.kind)
  if (data) {
    return (
      <TargetForm
        {...{ clientId, metric, onClose }}
        target={known?.target ?? null}
        day={known?.targetDay ?? null}
        latest={known?.latest?.value}
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

function TargetForm({ clientId, metric, onClose, target, day, latest }: TargetFormProps) {
  const t = useWords()
  const id = useId()
  const said = useSaid()
  const today = useToday()
  const { decimal } = useFormats()
  const comma = useLanguage() === 'it' ? ',' : '.'
  const [schema] = useState(() =>
    z.object({
      target: z.string().transform((text, context) => {
        const fault = valueFault(text, metric, { t, decimal })
        if (fault) context.addIssue({ code: 'custom', message: fault })
        return decimalOf(text, metric.decimals) ?? 0
      }),
      targetDay: z.string(),
    }),
  )
  const form = useEndpointForm({
    endpoint: updateClientMetric,
    schema,
    start: { target: target === null ? '' : String(target).replace('.', comma), targetDay: day ?? '' },
    toInput: (values): Input<typeof updateClientMetric> => ({
      id: clientId,
      metricId: metric.kind,
      target: values.target,
      targetDay: values.targetDay || null,
    }),
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('targetSaved', { value: said(values.target, metric) }) })
    },
  })
  const clearing = useCall(updateClientMetric, {
    onSuccess: () => {
      onClose()
      toast({
        type: 'success',
        text: t('targetCleared'),
        buttons: [{ text: t('undo'), onClick: () => restoring.mutate({ id: clientId, metricId: metric.kind, target, targetDay: day }) }],
      })
    },
  })
  const restoring = useCall(updateClientMetric)
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={t('targetTitle', { name: metric.name })}
      text={t('targetText')}
      foot={
        <>
          {target !== null && (
            <div className={css.aside}>
              <Button
                kind="quiet"
                loading={clearing.isPending}
                onClick={() => clearing.mutate({ id: clientId, metricId: metric.kind, target: null })}>
                {t('clearTarget')}
              </Button>
            </div>
          )}
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
          name="target"
          render={({ field }) => (
            <DecimalField
              label={t('targetValue')}
              unit={metric.unit}
              step={metric.decimals === 0 ? 1 : 0.5}
              min={metric.min}
              max={metric.max}
              decimals={metric.decimals}
              start={latest}
              isFirst
              {...field}
              error={form.wrong('target')}
            />
          )}
        />
        <DateField label={t('targetDay')} optional min={today} {...form.register('targetDay')} error={form.wrong('targetDay')} />
      </form>
    </Modal>
  )
}
