import type { Reservation, ReservedUser } from '@allenio/contract/reservations'
import { IconCalendarPlus, IconCalendarTime, IconCoins, IconEraser, IconStethoscope, IconTrash, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { newVisitHref } from '#areas/visits'
import { useMe } from '#shell'
import { addDays, clockIn, dayIn } from '#lib/days'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Text } from '#ui/text'
import { AttendanceButtons } from '../attendance/attendance-buttons.tsx'
import { isMark, type Attendance } from '../attendance/use-attendance.ts'
import { useAttendanceWords } from '../attendance/words.ts'
import { cancelUntilOf } from '../booking/times.ts'
import { BookForClient, CancelBooking, MoveBooking } from '../dialogs.ts'
import { PersonRow } from '../people/person-row.tsx'
import { GiveBack } from './give-back.tsx'
import { useSheetWords } from './words.ts'

interface PersonProps {
  user: ReservedUser
  reservation: Reservation
  attendance: Attendance
  /** The person's place in the waiting list, from 1. */
  place?: number
}

type Dialog = 'cancel' | 'move' | 'again' | 'give back'

/** One who comes, or waits: what to know about them, whether they came, and what can be done. */
export function Person({ user, reservation, attendance, place }: PersonProps) {
  const t = useSheetWords()
  const say = useAttendanceWords()
  const { day: formatDay } = useFormats()
  const { client, credits, isInCharge, isByClient, bookedAt } = user
  const { may, kind, host, zone, startDate } = reservation
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const state = attendance.stateOf(user)
  const mayAttend = may.attend && place === undefined
  const booked = t(isByClient ? 'byClient' : 'bookedOn', { day: formatDay(dayIn(zone, bookedAt)) })
  const facts = [credits > 0 && t('credits', { count: credits }), booked].filter(Boolean).join(' · ')
  const items = usePersonItems({ user, reservation, attendance, place, onDialog: setDialog })
  return (
    <>
      <PersonRow
        isBare
        client={client}
        place={place}
        href={isInCharge ? hrefTo('/clients/$id', { id: client.id }) : undefined}
        buttons={
          mayAttend && (
            <AttendanceButtons
              name={client.name}
              state={state}
              onMark={mark => attendance.mark({ userReservationId: user.id, state: mark }, client.name)}
            />
          )
        }
        menu={items.length > 0 && <MoreMenu small label={t('actionsFor', { name: client.name })} items={items} />}>
        <Text tone={2}>{facts}</Text>
        {attendance.isWaiting(user.id) && <Text tone={2}>{say('unsent')}</Text>}
        <Marks user={user} />
      </PersonRow>
      {dialog === 'cancel' && (
        <CancelBooking booking={{ ...user, cancelUntil: cancelUntilOf(reservation), zone: reservation.zone }} onClose={close} />
      )}
      {dialog === 'move' && <MoveBooking user={user} reservation={reservation} onClose={close} />}
      {dialog === 'give back' && <GiveBack user={user} attendance={attendance} onClose={close} />}
      {dialog === 'again' && (
        <BookForClient
          client={client}
          kindId={kind.id}
          hostId={host.id}
          day={addDays(dayIn(zone, startDate), 7)}
          clock={clockIn(zone, Date.parse(startDate))}
          onClose={close}
        />
      )}
    </>
  )
}

/** Allergies and injuries of clients in one's charge, and what the client answered. */
function Marks({ user: { allergies, injuries, answer } }: { user: ReservedUser }) {
  const t = useSheetWords()
  return (
    <>
      {allergies && (
        <Text tone="attention" breaks>
          {`${t('allergies')}: ${allergies}`}
        </Text>
      )}
      {injuries && (
        <Text tone="attention" breaks>
          {`${t('injuries')}: ${injuries}`}
        </Text>
      )}
      {answer && (
        <Text tone={2} breaks>
          {t('answer', { answer })}
        </Text>
      )}
    </>
  )
}

interface PersonItems extends PersonProps {
  place: number | undefined
  onDialog: (dialog: Dialog) => void
}

function usePersonItems({ user, reservation, attendance, place, onDialog }: PersonItems): MenuItem[] {
  const t = useSheetWords()
  const say = useAttendanceWords()
  const permissions = useMe()?.permissions ?? []
  const { client, isInCharge, credits } = user
  const isComing = reservation.state !== 'past' && reservation.state !== 'cancelled'
  const mayBook = permissions.includes('book reservations')
  const state = attendance.stateOf(user)
  const isWaiting = place !== undefined
  return [
    ...(isInCharge ? [{ label: t('openClient'), icon: IconUser, href: hrefTo('/clients/$id', { id: client.id }) }] : []),
    ...(isInCharge && !isWaiting && permissions.includes('create visits')
      ? [{ label: t('startVisit'), icon: IconStethoscope, href: newVisitHref(client.id) }]
      : []),
    ...(mayBook && isComing && !isWaiting && isInCharge
      ? [{ label: t('moveTo'), icon: IconCalendarTime, onClick: () => onDialog('move') }]
      : []),
    ...(mayBook && isInCharge ? [{ label: t('bookAgain'), icon: IconCalendarPlus, onClick: () => onDialog('again') }] : []),
    ...(state === 'no show' && credits > 0 ? [{ label: t('giveBack'), icon: IconCoins, onClick: () => onDialog('give back') }] : []),
    ...(isMark(state)
      ? [
          {
            label: say('unmark'),
            icon: IconEraser,
            onClick: () => attendance.mark({ userReservationId: user.id, state: 'booked' }, client.name),
          },
        ]
      : []),
    ...(mayBook && isComing
      ? [{ label: t(isWaiting ? 'leaveWaiting' : 'cancelBooking'), icon: IconTrash, danger: true, onClick: () => onDialog('cancel') }]
      : []),
  ]
}
