import type { Input } from '@allenio/contract'
import { addWeights, updateWeight } from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { useState } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { ReplaceChoice } from './same-day.tsx'
import { useReplaceable } from './use-replaceable.ts'
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
    toInput: (values): Input<typeof addWeights> => ({
      id: clientId,
      weights: [{ ...values, ...(sameDay && isReplacing && { replacesId: sameDay.id }) }],
    }),
    fieldsAt: 'weights.0',
    onSaved: (_, { values }) => finish(t('added', { kg: decimal(values.kg, { most: 2 }) })),
  })
  const change = useEndpointForm({
    ...shared,
    endpoint: updateWeight,
    toInput: (values): Input<typeof updateWeight> => ({ id: clientId, weightId: weight?.id ?? '', ...values }),
    onSaved: () => finish(t('saved')),
  })
  const form = weight ? change : addition
  const { value: day } = useFormValue(addition, 'day')
  const { weights } = useReplaceable({ clientIds: weight ? [] : [clientId], from: day, to: day })
  const sameDay = weights.find(each => each.day === day)
  return (
    <FormModal form={form} title={weight ? t('editTitle') : t('addTitle')} onClose={onClose}>
      <WeightFields form={form} latest={latest} />
      {sameDay && <ReplaceChoice weight={sameDay} isReplacing={isReplacing} onChange={setReplacing} />}
    </FormModal>
  )
}
