import { cancelPlan, resumePlan, type ActivePlan } from '@allenio/contract/payments'
import { useState } from 'react'
import { z } from 'zod'
import { useConnected } from '#areas/purchases'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FormModal } from '#ui/form'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { TextArea } from '#ui/text-area'
import { toast, toastWithUndo } from '#ui/toast'
import { isUnpaidYet } from '../data.ts'
import { useBillingWords } from './words.ts'

/** The way out, in three clicks and without an offer to stay. */
export function CancelSection({ plan }: { plan: ActivePlan }) {
  const t = useBillingWords()
  const { day } = useFormats()
  const connected = useConnected()
  const [isOpen, setOpen] = useState(false)
  const { may } = plan
  const paidUntil = isUnpaidYet(plan) ? null : plan.paidUntil
  if (!may.cancel) return null
  return (
    <Section split title={t('cancelTitle')} text={paidUntil ? t('cancelText', { day: day(paidUntil) }) : t('cancelTextNow')}>
      <Row>
        <Button onClick={connected(() => setOpen(true))}>{t('cancel')}</Button>
      </Row>
      {isOpen && <CancelDialog paidUntil={paidUntil} onClose={() => setOpen(false)} />}
    </Section>
  )
}

const fields = z.object({ reason: z.string().trim().max(1_000) })

function CancelDialog({ paidUntil, onClose }: { paidUntil: string | null; onClose: () => void }) {
  const t = useBillingWords()
  const { day } = useFormats()
  const resuming = useCall(resumePlan, { refetchesOnError: true })
  const form = useEndpointForm({
    endpoint: cancelPlan,
    schema: fields,
    start: { reason: '' },
    toInput: ({ reason }) => (reason === '' ? {} : { reason }),
    onSaved: ({ active_plan: { endsAt, may } }) => {
      const text = endsAt ? t('cancelled', { day: day(endsAt) }) : t('cancelledNow')
      if (may.resume) toastWithUndo(text, () => resuming.mutate({}))
      else toast({ type: 'success', text })
      onClose()
    },
  })
  const consequence = paidUntil
    ? `${t('cancelText', { day: day(paidUntil) })} ${t('dialogCancelStays')}`
    : `${t('cancelTextNow')} ${t('dialogCancelStaysNow')}`
  return (
    <FormModal
      form={form}
      danger
      title={t('dialogCancelTitle')}
      text={consequence}
      save={t('confirmCancel')}
      close={t('keep')}
      onClose={onClose}>
      <TextArea label={t('reason')} optional maxLength={1_000} {...form.field('reason')} />
    </FormModal>
  )
}
