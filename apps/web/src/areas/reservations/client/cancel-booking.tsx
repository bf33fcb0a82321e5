import { cancelBooking, reservationLimits, undoCancelBooking, type Booking } from '@allenio/contract/reservations'
import { z } from 'zod'
import { useCall } from '#lib/api'
import { useMinute } from '#lib/device'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { toast, toastWithUndo } from '#ui/toast'
import { useWhen } from '../booking/when.ts'
import { useClientBookingWords } from './words.ts'

const fields = z.object({
  reason: z.string().trim().max(reservationLimits.reason),
  isAskedByClient: z.boolean(),
  givesCreditBack: z.boolean(),
})

interface CancelBookingProps {
  booking: Booking
  onClose: () => void
}

/** Cancels for the business, or for a client who asked: then their limit counts, and a credit is given back only with a reason. */
export function CancelBooking({ booking, onClose }: CancelBookingProps) {
  const t = useClientBookingWords()
  const { whenText, momentText } = useWhen()
  const { id, kind, cancelUntil, zone, credits, state } = booking
  const name = `${kind.name}, ${whenText(booking)}`
  const now = useMinute()
  const isLate = state === 'booked' && Date.parse(cancelUntil) <= now
  const { mutateAsync: undo } = useCall(undoCancelBooking)
  const form = useEndpointForm({
    endpoint: cancelBooking,
    schema: fields,
    start: { reason: '', isAskedByClient: false, givesCreditBack: false },
    check: ({ reason, isAskedByClient, givesCreditBack }) => ({
      ...(isAskedByClient && isLate && givesCreditBack && reason.trim() === '' && { reason: t('reasonNeeded') }),
    }),
    toInput: ({ reason, isAskedByClient, givesCreditBack }) => ({
      userReservationId: id,
      reason,
      isAskedByClient: String(isAskedByClient),
      givesCreditBack: String(isAskedByClient && givesCreditBack),
    }),
    onSaved: () => {
      onClose()
      toastWithUndo(t('cancelled', { booking: name }), () =>
        undo({ userReservationId: id }).then(
          () => toast({ type: 'success', text: t('restored') }),
          () => undefined,
        ),
      )
    },
  })
  const isAsked = useFormValue(form, 'isAskedByClient')
  const isReturned = useFormValue(form, 'givesCreditBack')
  return (
    <FormModal
      form={form}
      title={t('cancelTitle', { booking: name })}
      text={t('cancelText')}
      save={t('cancelSave')}
      danger
      reachesOthers
      onClose={onClose}>
      <Stack gap={16}>
        {state === 'booked' && (
          <Checkbox
            label={t('isAskedByClient')}
            hint={t(isLate && credits > 0 ? 'isLateHint' : 'isAskedHint', { when: momentText(cancelUntil, zone) })}
            checked={isAsked.value}
            onChange={({ target: { checked } }) => isAsked.onChange(checked)}
          />
        )}
        {isAsked.value && isLate && credits > 0 && (
          <Checkbox
            label={t('givesCreditBack')}
            checked={isReturned.value}
            onChange={({ target: { checked } }) => isReturned.onChange(checked)}
          />
        )}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          optional={!(isAsked.value && isReturned.value)}
          minRows={2}
          maxLength={reservationLimits.reason}
          {...form.field('reason')}
        />
      </Stack>
    </FormModal>
  )
}
