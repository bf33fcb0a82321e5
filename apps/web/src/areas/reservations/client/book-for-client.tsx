import { createBookings, moveBooking, type Booking, type Reservation } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError, messageOf, useCall } from '#lib/api'
import { useIsMobile, useIsOnline } from '#lib/device'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { Choices } from '../booking/choices.tsx'
import { kindsQuery } from '../booking/data.ts'
import { stateOf } from '../booking/times.ts'
import { TimesView } from '../booking/times-view.tsx'
import css from '../booking/booking.module.css'
import { useBookingWords } from '../booking/words.ts'
import { useWhen } from '../booking/when.ts'
import { useClientBookingWords } from './words.ts'

interface BookForClientProps {
  clientId: string
  clientName: string
  /** The booking that gets another time; only times of its kind are offered. */
  moved?: Booking
  onClose: () => void
}

/** The times that a client could have, beside their page; a rule is passed over only after a question. */
export function BookForClient({ clientId, clientName, moved, onClose }: BookForClientProps) {
  const t = useClientBookingWords()
  const booking = useBookingWords()
  const isMobile = useIsMobile()
  const isOnline = useIsOnline()
  const kinds = useQuery(kindsQuery())
  const [chosenKind, setKind] = useState(moved?.kind.id)
  const pick = usePick({ clientId, moved, onDone: onClose })
  return (
    <SidePanel
      opened
      bare
      width={640}
      side={isMobile ? 'bottom' : 'right'}
      title={moved ? t('moveTitle', { kind: moved.kind.name }) : t('bookTitle', { clientName })}
      onClose={onClose}>
      {!isOnline && (
        <Text tone="attention" className={css.notice}>
          {t('needsNetwork')}
        </Text>
      )}
      <Loaded query={kinds} failed={booking('failed')} skeleton={<SkeletonRows rows={4} columns={0} tall />}>
        {({ kinds: all }) => {
          const offered = all.filter(({ isArchived, slots, id }) => (moved ? id === moved.kind.id : !isArchived && slots > 0))
          const kind = offered.find(({ id }) => id === chosenKind) ?? offered[0]
          if (!kind) return <EmptyState level={3} title={t('noKinds')} />
          return (
            <>
              <div className={css.bar}>
                <Choices
                  name="kind of team"
                  label={booking('kind')}
                  options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                  value={kind.id}
                  onChange={setKind}
                />
              </div>
              <TimesView key={kind.id} kindId={kind.id} clientId={clientId} mode="team" presetHostId={moved?.host.id} onPick={pick} />
            </>
          )
        }}
      </Loaded>
    </SidePanel>
  )
}

interface Pick {
  clientId: string
  moved: Booking | undefined
  onDone: () => void
}

/** Books or moves at one press; where the server names rules that it would pass over, it asks first. */
function usePick({ clientId, moved, onDone }: Pick) {
  const t = useClientBookingWords()
  const { whenText } = useWhen()
  const options = { isForm: true, quiet: true, refetchesOnError: true } as const
  const creation = useCall(createBookings, options)
  const movement = useCall(moveBooking, options)
  // the ids of a time are made once, so that a second press books nothing more
  const ids = useRef(new Map<string, string>())
  const isSending = creation.isPending || movement.isPending

  const send = (time: Reservation, passesRules: boolean) => {
    const at = { reservationId: time.id, startsAt: time.startsAt }
    if (moved) return movement.mutateAsync({ userReservationId: moved.id, ...at, passesRules })
    const key = `${at.reservationId} ${at.startsAt}`
    const id = ids.current.get(key) ?? newId()
    ids.current.set(key, id)
    return creation.mutateAsync({ ...at, bookings: [{ id, clientId }], waits: stateOf(time, 'team') === 'waiting list', passesRules })
  }

  const ask = async (time: Reservation, passesRules: boolean): Promise<void> => {
    try {
      await send(time, passesRules)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'rules passed') return void toast({ type: 'error', text: messageOf(error) })
      const isMeant = await confirm({
        title: t(moved ? 'passMove' : 'passTitle'),
        text: messageOf(error),
        proceed: t(moved ? 'passMoveSave' : 'pass'),
        reachesOthers: true,
      })
      return isMeant ? ask(time, true) : undefined
    }
    const waits = stateOf(time, 'team') === 'waiting list'
    toast({ type: 'success', text: t(moved ? 'moved' : waits ? 'joined' : 'booked', { when: whenText(time) }) })
    onDone()
  }

  return (time: Reservation) => {
    if (!isSending && stateOf(time, 'team') !== 'own') void ask(time, false)
  }
}
