import type { Input } from '@allenio/contract'
import { addWeights, updateWeight } from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#shell'
import { call } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { weightsQuery } from '../data.ts'
import { replaceableOn } from './replaceable.ts'
import { ReplaceChoice } from './same-day.tsx'
import { WeightFields } from './weight-fields.tsx'
import { useWeightSchema } from './weight-schema.ts'

interface WeightDialogProps {
  clientId: string
  /** The one to change; a new one without it. */
  weight?: Weight | undefined
  latest: number | undefined
  onClose: () => void
}

export function WeightDialog({ clientId, weight, latest, onClose }: WeightDialogProps) {
  const t = useWeightWords()
  const { decimal } = useFormats()
  const textOf = useDecimalText()
  const today = useToday()
  const weights = useInfiniteQuery(weightsQuery(clientId)).data?.rows ?? []
  const [isReplacing, setReplacing] = useState(true)
  const shared = {
    ...useWeightSchema(),
    start: { kg: weight ? textOf(weight.kg) : '', day: weight?.day ?? today, note: weight?.note ?? '' },
  }
  const finish = (text: string) => {
    onClose()
    toast({ type: 'success', text })
  }
  const addition = useEndpointForm({
    ...shared,
    endpoint: addWeights,
    toInput: (values): Input<typeof addWeights> => ({ id: clientId, weights: [values] }),
    fieldsAt: 'weights.0',
    onSaved: (_, { values }) => finish(t('added', { kg: decimal(values.kg, { most: 2 }) })),
    send: async (input, values) => {
      const replaced = isReplacing ? replaceableOn(weights, values.day) : undefined
      const answer = replaced
        ? { weights: [await call(updateWeight, { id: clientId, weightId: replaced.id, ...values })] }
        : await call(addWeights, input)
      return { state: 'sent', answer }
    },
  })
  const change = useEndpointForm({
    ...shared,
    endpoint: updateWeight,
    toInput: (values): Input<typeof updateWeight> => ({ id: clientId, weightId: weight?.id ?? '', ...values }),
    onSaved: () => finish(t('saved')),
  })
  const form = weight ? change : addition
  const { value: day } = useFormValue(addition, 'day')
  const sameDay = weight ? undefined : replaceableOn(weights, day)
  return (
    <FormModal form={form} title={weight ? t('editTitle') : t('addTitle')} onClose={onClose}>
      <WeightFields form={form} latest={latest} />
      {sameDay && <ReplaceChoice weight={sameDay} isReplacing={isReplacing} onChange={setReplacing} />}
    </FormModal>
  )
}
