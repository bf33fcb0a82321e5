import type { Booking, Reservation } from '@allenio/contract/reservations'
import { useQuery } from '@tanstack/react-query'
import { IconMessageCircle } from '@tabler/icons-react'
import { dayIn } from '@allenio/domain/days'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { useIsMobile, useIsOnline, useMinute } from '#lib/device'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { TimeFacts } from './confirm-sheet.tsx'
import { isComing, subjectOf, timesQuery } from './data.ts'
import { useRuleSentence } from './rule-sentence.ts'
import { useCancellation, useWaitingCancellations } from './use-cancellation.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface BookingSheetProps {
  booking: Booking
  onClose: () => void
  onMove: (booking: Booking) => void
  /** Takes a seat that has become free for who waits. */
  onTake: (time: Reservation) => void
}

/** One of the client's own bookings: where it is, until when it is given up freely, and the buttons for that. */
export function BookingSheet({ booking, onClose, onMove, onTake }: BookingSheetProps) {
  const t = useBookingWords()
  const isMobile = useIsMobile()
  const isOnline = useIsOnline()
  const ruleSentence = useRuleSentence()
  const { momentText } = useWhen()
  const cancel = useCancellation()
  const isCancelling = useWaitingCancellations().has(booking.id)
  const [isBusy, setBusy] = useState(false)
  const { state, may, kind, answer, reason, waitingPlace, cancelUntil, moveUntil, zone, credits } = booking
  const now = useMinute()
  const isWaiting = state === 'waiting'
  const isOpen = isComing(booking, now) && !isCancelling
  const press = async () => {
    setBusy(true)
    const isDone = await cancel(booking)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <SidePanel
      opened
      title={kind.name}
      onClose={onClose}
      side={isMobile ? 'bottom' : 'right'}
      foot={
        isOpen &&
        may.cancel && (
          <Stack gap={8} grow>
            <Text tone={2}>
              {isWaiting ? t('line', { place: waitingPlace ?? 1 }) : ruleSentence({ cancelUntil, zone, costsCredits: credits > 0 })}
            </Text>
            {may.move && !isOnline && <Text tone="attention">{t('moveNeedsNetwork')}</Text>}
            <Row gap={8}>
              <Button wide size="large" isBusy={isBusy} onClick={() => void press()}>
                {t(isWaiting ? 'leave' : 'cancel')}
              </Button>
              {may.move && (
                <Button wide size="large" disabled={!isOnline} onClick={() => onMove(booking)}>
                  {t('move')}
                </Button>
              )}
            </Row>
          </Stack>
        )
      }>
      <Stack gap={20}>
        <TimeFacts time={booking} />
        {isCancelling && <WaitingMark />}
        {isWaiting && isOpen && <SeatOffer booking={booking} onTake={onTake} />}
        {answer !== '' && (
          <Quote label={t('yourAnswer')}>
            <Text prose breaks>
              {answer}
            </Text>
          </Quote>
        )}
        {reason !== '' && (
          <Quote label={t('reason')}>
            <Text prose breaks>
              {reason}
            </Text>
          </Quote>
        )}
        {isOpen && !isWaiting && (
          <Text tone={2}>{may.move ? t('moveUntil', { when: momentText(moveUntil, zone) }) : t('tooLateToMove')} </Text>
        )}
        <Button kind="quiet" icon={IconMessageCircle} onClick={() => discuss(booking.client.id, subjectOf(booking))}>
          {t('writeAbout')}
        </Button>
      </Stack>
    </SidePanel>
  )
}

/** A seat that has become free goes to whoever books it first: who waits sees it here. */
function SeatOffer({ booking, onTake }: Pick<BookingSheetProps, 'booking' | 'onTake'>) {
  const t = useBookingWords()
  const { data } = useQuery(timesQuery({ kindId: booking.kind.id, from: dayIn(booking.zone, booking.startDate) }))
  const time = data?.reservations.find(each => each.booking?.id === booking.id)
  if (!time || time.refusal !== null) return null
  return (
    <Button kind="primary" size="large" wide onClick={() => onTake(time)}>
      {t('takeSeat')}
    </Button>
  )
}
