import type { Booking, Reservation } from '@allenio/contract/reservations'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { OwnCredits, useHasCredits } from '#areas/credits'
import { goTo } from '#shell'
import { PageHeader } from '#ui/page-header'
import { SegmentedControl } from '#ui/segmented-control'
import { Sheet } from '#ui/section'
import { bookingHref, kindsQuery, type BookingView } from './data.ts'
import { MovedBooking, NewBooking } from './booking-choice.tsx'
import { OwnBookings } from './own-bookings.tsx'
import { useBookingWords } from './words.ts'

const isView = (value: unknown): value is Exclude<BookingView, 'book'> => value === 'mine' || value === 'credits'

/** Answers a client: when can I come, and when do I? */
export function BookingPage() {
  const t = useBookingWords()
  const view = useSearch({
    strict: false,
    select: (search): BookingView => ('view' in search && isView(search.view) ? search.view : 'book'),
  })
  const { data } = useQuery(kindsQuery())
  const hasCredits = useHasCredits()
  const paysCredits = hasCredits || (data?.kinds.some(({ credits }) => credits > 0) ?? false)
  const [moved, setMoved] = useState<Booking>()
  const [taken, setTaken] = useState<Reservation>()
  const show = (next: BookingView) => {
    setMoved(undefined)
    goTo(next === 'book' ? bookingHref() : bookingHref(next))
  }
  const endMove = () => {
    setMoved(undefined)
    goTo(bookingHref('mine'))
  }
  return (
    <>
      <PageHeader title={t('title')}>
        <SegmentedControl
          size="medium"
          wide
          label={t('places')}
          options={[
            { value: 'book', label: t('book') },
            { value: 'mine', label: t('mineShort') },
            ...(paysCredits || view === 'credits' ? [{ value: 'credits' as const, label: t('credits') }] : []),
          ]}
          value={view}
          onChange={show}
        />
      </PageHeader>
      <Sheet>
        {view === 'mine' && !moved && (
          <OwnBookings
            onMove={setMoved}
            onTake={time => {
              setTaken(time)
              goTo(bookingHref())
            }}
          />
        )}
        {view === 'mine' && moved && <MovedBooking booking={moved} onDone={endMove} />}
        {view === 'book' && <NewBooking key={taken?.booking?.id} start={taken} onOwn={() => goTo(bookingHref('mine'))} />}
        {view === 'credits' && <OwnCredits />}
      </Sheet>
    </>
  )
}
