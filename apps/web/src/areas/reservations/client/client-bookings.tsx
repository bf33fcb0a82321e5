import { markAttendance, type Booking } from '@allenio/contract/reservations'
import { IconCalendarEvent, IconCalendarX, IconCheck, IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { discuss } from '#areas/chat'
import { useCall } from '#lib/api'
import { dayIn } from '#lib/days'
import { useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { List, ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Section } from '#ui/section'
import { useWhen } from '../booking/when.ts'
import { subjectOf } from '../booking/data.ts'
import { useClientBookingWords } from './words.ts'

const statusOf: Partial<Record<Booking['state'], Status>> = { attended: 'done', 'no show': 'attention', 'cancelled late': 'attention' }
const marks = ['attended', 'no show', 'excused'] as const

interface ClientBookingsProps {
  title: string
  bookings: readonly Booking[]
  onMove: (booking: Booking) => void
  onCancel: (booking: Booking) => void
  foot?: ReactNode
}

/** A client's bookings with their states, and what the team may do with each. */
export function ClientBookings({ title, bookings, onMove, onCancel, foot }: ClientBookingsProps) {
  const t = useClientBookingWords()
  const { spanText } = useWhen()
  const { day } = useFormats()
  const now = useMinute()
  const { mutate: mark } = useCall(markAttendance)
  if (bookings.length === 0) return null
  const originOf = ({ isByClient, bookedAt, cancelledAt, zone }: Booking): string =>
    cancelledAt === null
      ? t(isByClient ? 'bookedOn' : 'byTeam', { day: day(dayIn(zone, bookedAt)) })
      : t('cancelledOn', { day: day(dayIn(zone, cancelledAt)) })
  const itemsOf = (booking: Booking): MenuItem[] => [
    { label: t('discuss'), icon: IconMessageCircle, onClick: () => discuss(booking.client.id, subjectOf(booking)) },
    ...(booking.may.move ? [{ label: t('move'), icon: IconCalendarEvent, onClick: () => onMove(booking) }] : []),
    ...(booking.may.cancel ? [{ label: t('cancel'), icon: IconCalendarX, onClick: () => onCancel(booking) }] : []),
    ...(booking.may.attend
      ? marks
          .filter(state => state !== booking.state)
          .map(state => ({
            label: t('mark', { state: t(`state_${state}`) }),
            icon: IconCheck,
            onClick: () => mark({ userReservationId: booking.id, state }),
          }))
      : []),
  ]
  return (
    <Section bare title={title}>
      <List label={title}>
        {bookings.map(booking => {
          const { id, state, kind, host, credits, answer, reason, endDate } = booking
          const isPlain = state === 'booked' && Date.parse(endDate) > now
          const items = itemsOf(booking)
          return (
            <ListRow
              key={id}
              title={`${spanText(booking)} · ${kind.name}`}
              sub={[host.name, credits > 0 && t('credits', { count: credits }), originOf(booking), answer, reason]
                .filter(Boolean)
                .join(' · ')}
              meta={!isPlain && <Badge status={statusOf[state]}>{t(`state_${state}`)}</Badge>}
              actions={
                items.length > 0 && (
                  <RowActions label={t('actions', { booking: `${kind.name}, ${spanText(booking)}` })} items={() => items} />
                )
              }
            />
          )
        })}
      </List>
      {foot}
    </Section>
  )
}
