import { cancelBooking, reservationLimits, undoCancelBooking, type Booking } from '@allenio/contract/reservations'
import { cancelBooking as asForm } from '@allenio/contract/forms/reservations'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call, reportCallError } from '#lib/api'
import { useMinute } from '#lib/device'
import { useEndpointForm } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { FormModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { TextArea } from '#ui/text-area'
import { toast, toastWithUndo } from '#ui/toast'
import { useWhen } from '../use-when.ts'
import { useSheetWords } from './words.ts'

interface CancelBookingProps {
  booking: Pick<Booking, 'id' | 'client' | 'state' | 'credits' | 'cancelUntil' | 'zone'>
  onClose: () => void
}

const cancelForm = asForm.input.pick({ reason: true }).extend({ isAskedByClient: z.boolean(), givesCreditBack: z.boolean() })

const hintOf = ({ isTooLate, isPaid }: { isTooLate: boolean; isPaid: boolean }) => {
  if (isTooLate) return isPaid ? 'lateHint' : 'lateFree'
  return isPaid ? 'askedHint' : 'askedFree'
}

/** Cancels for the business, whose cancellation returns the credit, or because the client asked, whose limit then counts. */
export function CancelBooking({ booking: { id, client, state, credits, cancelUntil, zone }, onClose }: CancelBookingProps) {
  const t = useSheetWords()
  const { name } = client
  const when = useWhen()
  const isTooLate = state === 'booked' && Date.parse(cancelUntil) < useMinute()
  const undo = () =>
    void call(undoCancelBooking, { userReservationId: id }).then(
      () => toast({ type: 'success', text: t('undone', { name }) }),
      (error: unknown) => reportCallError(error),
    )
  const form = useEndpointForm({
    endpoint: cancelBooking,
    schema: cancelForm,
    start: { reason: '', isAskedByClient: false, givesCreditBack: false },
    toInput: ({ reason, isAskedByClient, givesCreditBack }) => ({
      userReservationId: id,
      reason,
      isAskedByClient: String(isAskedByClient),
      givesCreditBack: String(isAskedByClient && isTooLate && givesCreditBack),
    }),
    check: ({ isAskedByClient, givesCreditBack, reason = '' }) => ({
      reason: isAskedByClient && isTooLate && givesCreditBack && reason.trim() === '' ? t('reasonMissing') : undefined,
    }),
    onSaved: () => {
      onClose()
      toastWithUndo(t('cancelled', { name }), undo)
    },
  })
  const isAsked = useWatch({ control: form.control, name: 'isAskedByClient' })
  return (
    <FormModal form={form} title={t('cancelTitle', { name })} save={t('doCancel')} close={t('keep')} danger reachesOthers onClose={onClose}>
      {state !== 'waiting' && (
        <RadioCards
          label={t('who')}
          value={isAsked ? 'client' : 'business'}
          onChange={who => form.setValue('isAskedByClient', who === 'client')}
          options={[
            { value: 'business', label: t('byBusiness'), hint: t(credits > 0 ? 'byBusinessHint' : 'byBusinessFree') },
            {
              value: 'client',
              label: t('asked', { name }),
              hint: t(hintOf({ isTooLate, isPaid: credits > 0 }), { when: when(cancelUntil, zone) }),
            },
          ]}
        />
      )}
      {isAsked && isTooLate && credits > 0 && <Checkbox label={t('giveBackLate')} {...form.register('givesCreditBack')} />}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint', { name })}
        optional
        minRows={1}
        maxLength={reservationLimits.reason}
        {...form.field('reason')}
      />
    </FormModal>
  )
}
