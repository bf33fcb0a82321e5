import { purchaseLimits, refundPayment, type Payment } from '@allenio/contract/purchases'
import { useState } from 'react'
import { z } from 'zod'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { centsOf, useAmountText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useMoneyWords } from './words.ts'

const fields = z.object({
  amount: z.string(),
  unlocks: z.enum(['keep', 'revoke']),
  takesCredits: z.boolean(),
  reason: z.string().trim().max(purchaseLimits.note),
  typed: z.string(),
})

interface RefundDialogProps {
  payment: Payment
  onClose: () => void
}

/** Gives a payment back, whole or in part. The amount is typed twice, because no press takes it back. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const t = useMoneyWords()
  const { money } = useFormats()
  const asText = useAmountText()
  // the rest as it was when the dialog opened: a refund over somebody else's is refused
  const [{ id, number, rest, currency, method }] = useState(payment)
  const form = useEndpointForm({
    endpoint: refundPayment,
    schema: fields,
    start: { amount: asText(rest), unlocks: 'keep', takesCredits: false, reason: '', typed: '' },
    check: ({ amount, typed }) => {
      const cents = centsOf(amount)
      const isWithin = cents !== undefined && cents >= 1 && cents <= rest
      return {
        ...(!isWithin && { amount: t('refundMost', { amount: money(rest, currency) }) }),
        ...(isWithin && centsOf(typed) !== cents && { typed: t('typeAmountWrong') }),
      }
    },
    toInput: ({ amount, unlocks, takesCredits, reason }) => ({
      id,
      amount: centsOf(amount) ?? 0,
      writtenOver: rest,
      revokesUnlocks: unlocks === 'revoke',
      takesCredits,
      reason,
    }),
    onSaved: ({ refund }) => {
      toast({ type: 'success', text: t('refunded', { amount: money(refund.amount, currency) }) })
      onClose()
    },
  })
  const { value: amount } = useFormValue(form, 'amount')
  const unlocks = useFormValue(form, 'unlocks')
  const takesCredits = useFormValue(form, 'takesCredits')
  const cents = centsOf(amount)
  const isWithin = cents !== undefined && cents >= 1 && cents <= rest
  return (
    <FormModal
      form={form}
      danger
      reachesOthers
      title={t('refundTitle', { number })}
      text={t(method === 'card' ? 'refundText' : 'refundByHandText')}
      save={isWithin ? t('confirmRefund', { amount: money(cents, currency) }) : t('confirmRefundEmpty')}
      onClose={onClose}>
      <Stack gap={16}>
        <TextField
          label={`${t('refundAmount')} (${currency})`}
          hint={t('refundWhole', { amount: money(rest, currency) })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.field('amount')}
        />
        <RadioCards
          label={t('unlocks')}
          options={[
            { value: 'keep', label: t('keepUnlocks'), hint: t('keepUnlocksHint') },
            { value: 'revoke', label: t('revokeUnlocks'), hint: t('revokeUnlocksHint') },
          ]}
          value={unlocks.value}
          onChange={unlocks.onChange}
        />
        <Checkbox
          label={t('takesCredits')}
          hint={t('takesCreditsHint')}
          checked={takesCredits.value}
          onChange={event => takesCredits.onChange(event.target.checked)}
        />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          optional
          maxLength={purchaseLimits.note}
          minRows={2}
          {...form.field('reason')}
        />
        {isWithin && (
          <TextField
            label={t('typeAmount', { amount: asText(cents) })}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            {...form.field('typed')}
          />
        )}
      </Stack>
    </FormModal>
  )
}
