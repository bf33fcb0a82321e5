import type { Input } from '@allenio/contract'
import { addWeights, updateWeight } from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { useId, useState } from 'react'
import { FailureNotice } from '#ui/form-notice'
import { useToday } from '#shell'
import { fieldErrorsOf, useEndpointForm } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { WeightFields } from './weight-fields.tsx'
import { weightSchema } from './weight-schema.ts'
import css from '../weights.module.css'

interface WeightDialogProps {
  clientId: string
  /** The one to change; a new one without it. */
  weight?: Weight | undefined
  latest: number | undefined
  onClose: () => void
}

export function WeightDialog({ clientId, weight, latest, onClose }: WeightDialogProps) {
  return weight ? <Edit {...{ clientId, weight, latest, onClose }} /> : <Add {...{ clientId, latest, onClose }} />
}

function Add({ clientId, latest, onClose }: Omit<WeightDialogProps, 'weight'>) {
  const t = useWeightWords()
  const { decimal } = useFormats()
  const today = useToday()
  const [schema] = useState(() => weightSchema(t, today))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const form = useEndpointForm({
    endpoint: addWeights,
    schema,
    start: { kg: '', day: today, note: '' },
    toInput: (values): Input<typeof addWeights> => ({ id: clientId, weights: [values] }),
    onRefused: error => {
      const faults = Object.entries(fieldErrorsOf(error)).map(([field, sentence]) => [field.replace('weights.0.', ''), sentence] as const)
      setRefused(Object.fromEntries(faults))
      return faults.length > 0
    },
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('added', { kg: decimal(values.kg, { most: 2 }) }) })
    },
  })
  return (
    <Frame title={t('addTitle')} form={form} onClose={onClose}>
      <WeightFields control={form.control} refused={refused} onChange={() => setRefused({})} latest={latest} />
    </Frame>
  )
}

function Edit({ clientId, weight, latest, onClose }: WeightDialogProps & { weight: Weight }) {
  const t = useWeightWords()
  const comma = useLanguage() === 'it' ? ',' : '.'
  const today = useToday()
  const [schema] = useState(() => weightSchema(t, today))
  const form = useEndpointForm({
    endpoint: updateWeight,
    schema,
    start: { kg: String(weight.kg).replace('.', comma), day: weight.day, note: weight.note },
    toInput: (values): Input<typeof updateWeight> => ({ id: clientId, weightId: weight.id, ...values }),
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('saved') })
    },
  })
  return (
    <Frame title={t('editTitle')} form={form} onClose={onClose}>
      <WeightFields control={form.control} refused={{}} onChange={() => undefined} latest={latest} />
    </Frame>
  )
}

interface FrameProps {
  title: string
  form: Pick<ReturnType<typeof useEndpointForm>, 'failure' | 'forget' | 'isBusy' | 'submit'>
  onClose: () => void
  children: React.ReactNode
}

function Frame({ title, form, onClose, children }: FrameProps) {
  const t = useWeightWords()
  const id = useId()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={id} loading={form.isBusy} disabled={form.failure?.wait !== undefined}>
            {t('save')}
          </Button>
        </>
      }>
      <form id={id} className={css.form} noValidate onSubmit={event => void form.submit(event)}>
        <FailureNotice failure={form.failure} onOver={form.forget} />
        {children}
      </form>
    </Modal>
  )
}
