import { cancelBooking, undoCancelBooking, type Booking } from '@allenio/contract/reservations'
import { messageOf, useCall } from '#lib/api'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { confirm } from '#ui/confirm'
import { toast, toastWithUndo } from '#ui/toast'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

/** The bookings whose cancellation waits on this device for the network. */
export const useWaitingCancellations = (): ReadonlySet<string> =>
  new Set(useWaitingWrites(cancelBooking).map(({ input }) => input.userReservationId))

/** Cancels a booking of the client's own: after the limit it asks first, and without a network it waits visibly. */
export function useCancellation() {
  const t = useBookingWords()
  const { whenText, momentText } = useWhen()
  const { mutateAsync: undo } = useCall(undoCancelBooking)
  return async (booking: Booking): Promise<boolean> => {
    const { id, state, cancelUntil, zone, credits, kind } = booking
    const when = whenText(booking)
    const isWaiting = state === 'waiting'
    if (!isWaiting && Date.parse(cancelUntil) <= Date.now()) {
      const isMeant = await confirm({
        title: t('lateTitle'),
        text: t(credits > 0 ? 'lateText' : 'lateTextFree', { when: momentText(cancelUntil, zone) }),
        proceed: t('cancel'),
        close: t('keepIt'),
        danger: true,
      })
      if (!isMeant) return false
    }
    const title = `${t('cancelling')}: ${kind.name}, ${when}`
    const outcome = await sendOrKeep(cancelBooking, { userReservationId: id }, { title })
    switch (outcome.state) {
      case 'refused':
        toast({ type: 'error', text: messageOf(outcome.error) })
        return false
      case 'waiting':
        toast({ type: 'info', text: t('cancelWaits') })
        return true
      case 'sent':
        if (isWaiting) toast({ type: 'success', text: t('leftList', { when }) })
        else {
          toastWithUndo(t('cancelled', { when }), () =>
            undo({ userReservationId: id }).then(
              () => toast({ type: 'success', text: t('restored') }),
              () => undefined,
            ),
          )
        }
        return true
      default:
        return outcome satisfies never
    }
  }
}
