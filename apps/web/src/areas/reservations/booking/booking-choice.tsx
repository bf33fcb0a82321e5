import type { Booking, NearestTimes as Nearest, Reservation } from '@allenio/contract/reservations'
import { dayIn } from '@allenio/domain/days'
import { timesOfAnswer } from '@allenio/domain/reservations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import css from './booking.module.css'
import { Choices } from './choices.tsx'
import { ConfirmSheet, MoveSheet } from './confirm-sheet.tsx'
import { kindsQuery, nextBookingQuery, timesQuery } from './data.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { stateOf } from './times.ts'
import { TimesView } from './times-view.tsx'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface NewBookingProps {
  /** A time that was chosen elsewhere, whose sheet is open. */
  start?: Reservation | undefined
  onOwn: () => void
}

/** The times of what the client booked last, with the person of last time; another kind is one press away. */
export function NewBooking({ start, onOwn }: NewBookingProps) {
  const t = useBookingWords()
  const next = useQuery(nextBookingQuery())
  const kinds = useQuery(kindsQuery())
  const [chosenKind, setKind] = useState(start?.kind.id)
  const [picked, setPicked] = useState(start)
  const findTime = useFindTime()
  return (
    <Loaded query={next} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
      {({ clientId, last }) => (
        <Loaded query={kinds} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
          {({ kinds: offered }) => {
            const kind = offered.find(({ id }) => id === chosenKind) ?? offered.find(({ id }) => id === last?.kindId) ?? offered[0]
            if (!kind) return <NothingToBook />
            return (
              <>
                <div className={css.bar}>
                  <Choices
                    name="kind"
                    label={t('kind')}
                    options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                    value={kind.id}
                    onChange={setKind}
                  />
                </div>
                <TimesView
                  key={kind.id}
                  kindId={kind.id}
                  mode="book"
                  presetHostId={kind.id === last?.kindId ? last.hostId : undefined}
                  refusalNotice={refusal => <RefusalNotice refusal={refusal} kindId={kind.id} />}
                  onPick={time => (stateOf(time, 'book') === 'own' ? onOwn() : setPicked(time))}
                />
                {picked && (
                  <ConfirmSheet
                    key={`${picked.id} ${picked.startsAt}`}
                    time={picked}
                    clientId={clientId}
                    onClose={() => setPicked(undefined)}
                    onChoose={nearest => void findTime(picked, nearest).then(setPicked)}
                  />
                )}
              </>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}

interface MovedBookingProps {
  booking: Booking
  onDone: () => void
}

/** The times to which a booking can be moved: those of its kind. */
export function MovedBooking({ booking, onDone }: MovedBookingProps) {
  const t = useBookingWords()
  const { whenText } = useWhen()
  const [picked, setPicked] = useState<Reservation>()
  const findTime = useFindTime()
  return (
    <>
      <Row gap={12} wrap justify="between" className={css.notice}>
        <Text weight={500}>{t('moving', { kind: booking.kind.name, when: whenText(booking) })}</Text>
        <Button onClick={onDone}>{t('keepIt')}</Button>
      </Row>
      <TimesView
        kindId={booking.kind.id}
        mode="move"
        presetHostId={booking.host.id}
        onPick={time => stateOf(time, 'move') !== 'own' && setPicked(time)}
      />
      {picked && stateOf(picked, 'move') === 'waiting list' && (
        <ConfirmSheet
          key={`${picked.id} ${picked.startsAt}`}
          time={picked}
          clientId={booking.client.id}
          kept={booking}
          onClose={() => setPicked(undefined)}
          onBooked={onDone}
          onChoose={nearest => void findTime(picked, nearest).then(setPicked)}
        />
      )}
      {picked && stateOf(picked, 'move') !== 'waiting list' && (
        <MoveSheet
          key={`${picked.id} ${picked.startsAt}`}
          booking={booking}
          time={picked}
          onClose={() => setPicked(undefined)}
          onMoved={onDone}
          onChoose={nearest => void findTime(picked, nearest).then(setPicked)}
        />
      )}
    </>
  )
}

function NothingToBook() {
  const t = useBookingWords()
  return (
    <EmptyState
      large
      picture={<EmptyListPicture />}
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={<ButtonLink href={hrefTo('/chats')}>{t('write')}</ButtonLink>}
    />
  )
}

/** Reads a time that the server has named; undefined if it is taken again meanwhile. */
function useFindTime() {
  const cache = useQueryClient()
  return async ({ kind, zone }: Reservation, nearest: Nearest[number]): Promise<Reservation | undefined> => {
    const answer = await cache.fetchQuery({ ...timesQuery({ kindId: kind.id, from: dayIn(zone, nearest.startDate) }), staleTime: 0 })
    return timesOfAnswer(answer).find(({ id, startsAt }) => id === nearest.reservationId && startsAt === nearest.startsAt)
  }
}
