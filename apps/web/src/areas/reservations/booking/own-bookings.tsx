import type { Booking, Reservation } from '@allenio/contract/reservations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '#lib/device'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { WaitingMark } from '#ui/waiting-mark'
import { BookingSheet } from './booking-sheet.tsx'
import { bookingHref, ownBookingsQuery, splitBookings } from './data.ts'
import { useWaitingCancellations } from './use-cancellation.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface OwnBookingsProps {
  onMove: (booking: Booking) => void
  onTake: (time: Reservation) => void
}

/** The bookings that the client has, waits for, and had; readable without a connection. */
export function OwnBookings({ onMove, onTake }: OwnBookingsProps) {
  const t = useBookingWords()
  const now = useMinute()
  const list = useInfiniteQuery(ownBookingsQuery())
  const [openedId, setOpened] = useState<string>()
  const opened = list.data?.rows.find(({ id }) => id === openedId)
  const close = () => setOpened(undefined)
  return (
    <Loaded query={list} large failed={t('mineFailed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
      {({ rows }) => {
        const { booked, waiting, past } = splitBookings(rows, now)
        if (rows.length === 0) {
          return (
            <EmptyState
              large
              picture={<EmptyListPicture />}
              title={t('noneTitle')}
              text={t('noneText')}
              action={<ButtonLink href={bookingHref()}>{t('book')}</ButtonLink>}
            />
          )
        }
        return (
          <>
            <Bookings title={t('coming')} bookings={booked} onOpen={setOpened} />
            <Bookings title={t('inLine')} bookings={waiting} onOpen={setOpened} />
            <Bookings title={t('past')} bookings={past} onOpen={setOpened} />
            <LoadMore list={list} />
            {opened && (
              <BookingSheet
                booking={opened}
                onClose={close}
                onMove={booking => {
                  close()
                  onMove(booking)
                }}
                onTake={time => {
                  close()
                  onTake(time)
                }}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

interface BookingsProps {
  title: string
  bookings: readonly Booking[]
  onOpen: (id: string) => void
}

function Bookings({ title, bookings, onOpen }: BookingsProps) {
  const t = useBookingWords()
  const { spanText } = useWhen()
  const cancelling = useWaitingCancellations()
  if (bookings.length === 0) return null
  const badgeOf = ({ id, state, waitingPlace, credits }: Booking) => {
    if (cancelling.has(id)) return <WaitingMark />
    switch (state) {
      case 'booked':
        return undefined
      case 'waiting':
        return <Badge>{t('line', { place: waitingPlace ?? 1 })}</Badge>
      case 'attended':
        return <Badge status="done">{t('state_attended')}</Badge>
      case 'no show':
      case 'cancelled late':
        return <Badge status="attention">{[t(`state_${state}`), credits > 0 && t('creditLost')].filter(Boolean).join(', ')}</Badge>
      case 'excused':
      case 'cancelled':
        return <Badge>{t(`state_${state}`)}</Badge>
      default:
        return state satisfies never
    }
  }
  return (
    <Section bare title={title}>
      <List label={title}>
        {bookings.map(booking => (
          <ListRow
            key={booking.id}
            title={spanText(booking)}
            sub={[booking.kind.name, booking.host.name, booking.kind.place].filter(Boolean).join(' · ')}
            meta={badgeOf(booking)}
            onClick={() => onOpen(booking.id)}
          />
        ))}
      </List>
    </Section>
  )
}
