import {
  moveBooking,
  reservationLimits,
  type Booking,
  type NearestTimes as Nearest,
  type Reservation,
} from '@allenio/contract/reservations'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useCall } from '#lib/api'
import { useIsMobile, useIsOnline, useMinute } from '#lib/device'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { SidePanel } from '#ui/side-panel'
import { Text, Title } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { previewQuery } from './data.ts'
import { NearestTimes } from './nearest-times.tsx'
import { PlaceLinks } from './place-links.tsx'
import { useRuleSentence } from './rule-sentence.ts'
import { cancelUntilOf, stateOf } from './times.ts'
import { useBooking } from './booking-call.ts'
import { Weeks } from './weeks.tsx'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface ConfirmSheetProps {
  time: Reservation
  clientId: string
  /** The booking that was to be moved to a full class: it stays while its client waits. */
  kept?: Booking | undefined
  onClose: () => void
  onBooked?: (() => void) | undefined
  /** Chooses another time instead, which the server has named. */
  onChoose: (time: Nearest[number]) => void
}

/** The last step of a booking: what, with whom, when and where, what it costs, and until when it can be given up. */
export function ConfirmSheet({ time, clientId, kept, onClose, onBooked = onClose, onChoose }: ConfirmSheetProps) {
  const t = useBookingWords()
  const { whenText } = useWhen()
  const isOnline = useIsOnline()
  const now = useMinute()
  const [answer, setAnswer] = useState('')
  const [weeks, setWeeks] = useState(1)
  const { book, isPending, error } = useBooking({ time, clientId, onBooked })
  const waits = stateOf(time, 'book') === 'waiting list'
  const takesSeat = time.booking?.state === 'waiting' && !waits
  return (
    <Sheet
      title={t(waits ? 'joinTitle' : 'confirmTitle')}
      onClose={onClose}
      note={isOnline ? undefined : t('needsNetwork')}
      button={
        <Button
          kind="primary"
          size="large"
          wide
          data-autofocus
          isBusy={isPending}
          disabled={!isOnline}
          onClick={() => void book({ answer: answer.trim(), weeks, waits }).catch(() => undefined)}>
          {t(waits ? 'join' : takesSeat ? 'takeSeat' : 'confirm')}
        </Button>
      }>
      <TimeFacts time={time} />
      {time.message !== '' && (
        <Quote label={t('messageOf')}>
          <Text prose breaks>
            {time.message}
          </Text>
        </Quote>
      )}
      {time.isAnswerAsked && (
        <TextArea
          label={t('answer')}
          value={answer}
          maxLength={reservationLimits.answer}
          minRows={2}
          onChange={({ target: { value } }) => setAnswer(value)}
        />
      )}
      {!waits && <Weeks time={time} weeks={weeks} onChange={setWeeks} />}
      {waits ? (
        <>
          <Text tone={2}>{t(Date.parse(cancelUntilOf(time)) > now ? 'joinText' : 'joinLateText')}</Text>
          {kept && <Text weight={500}>{t('joinKeeps', { when: whenText(kept) })}</Text>}
        </>
      ) : (
        <Costs time={time} weeks={weeks} />
      )}
      {error && <NearestTimes error={error} zone={time.zone} onChoose={onChoose} />}
    </Sheet>
  )
}

interface MoveSheetProps {
  booking: Booking
  time: Reservation
  onClose: () => void
  onMoved: () => void
  onChoose: (time: Nearest[number]) => void
}

/** Moves a booking: the old time is given up only when the new one is had. */
export function MoveSheet({ booking, time, onClose, onMoved, onChoose }: MoveSheetProps) {
  const t = useBookingWords()
  const isOnline = useIsOnline()
  const { whenText } = useWhen()
  const { mutate, isPending, error } = useCall(moveBooking, {
    isForm: true,
    quiet: true,
    refetchesOnError: true,
    onSuccess: () => {
      toast({ type: 'success', text: t('moved', { when: whenText(time) }) })
      onMoved()
    },
  })
  return (
    <Sheet
      title={t('moveTitle')}
      onClose={onClose}
      note={isOnline ? undefined : t('moveNeedsNetwork')}
      button={
        <Button
          kind="primary"
          size="large"
          wide
          data-autofocus
          isBusy={isPending}
          disabled={!isOnline}
          onClick={() => mutate({ userReservationId: booking.id, reservationId: time.id, startsAt: time.startsAt })}>
          {t('moveHere')}
        </Button>
      }>
      <TimeFacts time={time} />
      <RuleLine time={time} />
      {error && <NearestTimes error={error} zone={time.zone} onChoose={onChoose} />}
    </Sheet>
  )
}

interface SheetProps {
  title: string
  onClose: () => void
  note: string | undefined
  button: ReactNode
  children: ReactNode
}

function Sheet({ title, onClose, note, button, children }: SheetProps) {
  const isMobile = useIsMobile()
  return (
    <SidePanel
      opened
      title={title}
      onClose={onClose}
      side={isMobile ? 'bottom' : 'right'}
      foot={
        <Stack gap={8} grow>
          {note && <Text tone="attention">{note}</Text>}
          {button}
        </Stack>
      }>
      <Stack gap={20}>{children}</Stack>
    </SidePanel>
  )
}

/** The kind, the time, the host and the place; also on the client's own clock. */
export function TimeFacts({ time }: { time: Pick<Reservation, 'kind' | 'host' | 'startDate' | 'endDate' | 'zone'> }) {
  const t = useBookingWords()
  const { spanText, ownText } = useWhen()
  const { kind, host } = time
  const own = ownText(time)
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Title level={3} size={20} breaks>
          {spanText(time)}
        </Title>
        {own && <Text tone={2}>{own}</Text>}
        <Text weight={500} breaks>
          {kind.name}
        </Text>
      </Stack>
      {host.name !== '' && (
        <Row gap={10}>
          <Avatar name={host.name} photo={host.photo} seed={host.id} size={36} />
          <Text>{t('withHost', { host: host.name })}</Text>
        </Row>
      )}
      <PlaceLinks place={kind.place} link={kind.link} />
    </Stack>
  )
}

function RuleLine({ time }: { time: Reservation }) {
  const ruleSentence = useRuleSentence()
  return <Text tone={2}>{ruleSentence({ cancelUntil: cancelUntilOf(time), zone: time.zone, costsCredits: time.kind.credits > 0 })}</Text>
}

/** The credits that it takes and leaves, with the rule by which they are lost. */
function Costs({ time, weeks }: { time: Reservation; weeks: number }) {
  const t = useBookingWords()
  const { id: reservationId, startsAt, kind } = time
  const { data } = useQuery({ ...previewQuery({ reservationId, startsAt, weeks }), enabled: kind.credits > 0 })
  const count = data ? kind.credits * data.times.filter(({ refusal }) => refusal === null).length : kind.credits * weeks
  const available = data?.credits.available ?? null
  return (
    <Stack gap={4}>
      {kind.credits > 0 && (
        <Text weight={500}>
          {[t('costs', { count }), available !== null && t('left', { count: Math.max(0, available - count) })].filter(Boolean).join(', ')}
        </Text>
      )}
      <RuleLine time={time} />
    </Stack>
  )
}
