import { cancelSubscription, type Subscription } from '@allenio/contract/subscriptions'
import { useState } from 'react'
import { z } from 'zod'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { toast } from '#ui/toast'
import { personOf } from '../marks/marks.tsx'
import { useDetailWords } from './words.ts'

const fields = z.object({ at: z.enum(['period end', 'now']) })

interface StopDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Ends a subscription with its paid period, which can be taken back, or now. */
export function StopDialog({ subscription, onClose }: StopDialogProps) {
  const t = useDetailWords()
  const { day } = useFormats()
  const [{ id, may, paidUntil }] = useState(subscription)
  const form = useEndpointForm({
    endpoint: cancelSubscription,
    schema: fields,
    start: { at: may.cancel ? 'period end' : 'now' },
    toInput: ({ at }) => ({ id, at }),
    onSaved: ({ endsAt, endedAt }) => {
      toast({ type: 'success', text: endsAt && !endedAt ? t('stopped', { day: day(endsAt) }) : t('stoppedNow') })
      onClose()
    },
  })
  const at = useFormValue(form, 'at')
  return (
    <FormModal
      form={form}
      danger
      reachesOthers
      title={t('stopTitle')}
      text={t('stopText', { name: personOf(subscription).name })}
      save={t('stopSave')}
      close={t('stopNot')}
      onClose={onClose}>
      <RadioCards
        label={t('when')}
        labelHidden
        options={[
          ...(may.cancel
            ? [
                {
                  value: 'period end' as const,
                  label: t('atEnd'),
                  hint: paidUntil ? t('atEndHint', { day: day(paidUntil) }) : t('atEndHintOpen'),
                },
              ]
            : []),
          ...(may.cancelNow ? [{ value: 'now' as const, label: t('now'), hint: t('nowHint') }] : []),
        ]}
        value={at.value}
        onChange={at.onChange}
      />
    </FormModal>
  )
}
