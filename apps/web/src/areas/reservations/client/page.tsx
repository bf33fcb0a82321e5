import type { Booking } from '@allenio/contract/reservations'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ClientCredits } from '#areas/credits'
import { clientQuery } from '#areas/clients'
import { useMe, useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { BookForClient, CancelBooking, MoveBooking } from '../dialogs.ts'
import { ClientBookings } from './client-bookings.tsx'
import { clientReservationsQuery } from './data.ts'
import { useClientBookingWords } from './words.ts'

type Open = { dialog: 'book' } | { dialog: 'move' | 'cancel'; booking: Booking }

/** Answers the team: when does this client come, do they come, and what have they paid? */
export function Page() {
  const id = useParam('id')
  return <Reservations key={id} id={id} />
}

function Reservations({ id }: { id: string }) {
  const t = useClientBookingWords()
  const isAsked = useSearch({ strict: false, select: search => 'open' in search && search.open === 'book' })
  const mayBook = useMe()?.permissions.includes('book reservations') ?? false
  const list = useInfiniteQuery(clientReservationsQuery(id))
  const { data: client } = useQuery(clientQuery(id))
  const [open, setOpen] = useState<Open | undefined>(isAsked && mayBook ? { dialog: 'book' } : undefined)
  const close = () => setOpen(undefined)
  const book = mayBook && (
    <Button kind="ink" icon={IconCalendarPlus} onClick={() => setOpen({ dialog: 'book' })}>
      {t('book')}
    </Button>
  )
  const change = (dialog: 'move' | 'cancel') => (booking: Booking) => setOpen({ dialog, booking })
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {({ rows, first }) => (
          <Sheet>
            <PartHeader title={t('title')} action={book} />
            {!first || (rows.length === 0 && first.coming.length === 0) ? (
              <Section>
                <EmptyState level={3} title={t('emptyTitle')} text={t('emptyText')} />
              </Section>
            ) : (
              <>
                <Attendance {...first.attendance} />
                <ClientBookings title={t('coming')} bookings={first.coming} onMove={change('move')} onCancel={change('cancel')} />
                <ClientBookings
                  title={t('past')}
                  bookings={rows}
                  onMove={change('move')}
                  onCancel={change('cancel')}
                  foot={<LoadMore list={list} />}
                />
              </>
            )}
            <ClientCredits clientId={id} />
          </Sheet>
        )}
      </Loaded>
      {open?.dialog === 'book' && client && <BookForClient client={client} onClose={close} />}
      {open?.dialog === 'move' && <MoveBooking user={open.booking} reservation={placeOf(open.booking)} onClose={close} />}
      {open?.dialog === 'cancel' && <CancelBooking booking={open.booking} onClose={close} />}
    </>
  )
}

/** The occurrence of a booking, which the undo of a move gives back. */
const placeOf = ({ reservationId, ...booking }: Booking) => ({ ...booking, id: reservationId ?? '' })

interface AttendanceProps {
  attended: number
  missed: number
  excused: number
  cancelledLate: number
}

function Attendance(figures: AttendanceProps) {
  const t = useClientBookingWords()
  const { integer } = useFormats()
  return (
    <FigureRow>
      {(['attended', 'missed', 'excused', 'cancelledLate'] as const).map(name => (
        <FigureCell key={name}>
          <Figure size="small" label={t(name)} value={integer(figures[name])} />
        </FigureCell>
      ))}
    </FigureRow>
  )
}
