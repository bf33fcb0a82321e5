import { cancelBooking, createBookings, moveBooking, type Reservation, type ReservedUser } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { call, callSaying, messageOf, reportCallError } from '#lib/api'
import { clockIn, dayIn } from '#lib/days'
import { SubmitModal } from '#ui/form'
import { Notice } from '#ui/form-notice'
import { Text } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { passedRulesOf } from '../refusals/passed-rules.ts'
import { useWhen } from '../use-when.ts'
import { ChosenTime, TimeChoice } from './time-choice.tsx'
import { isPassable } from './times.ts'
import { useBookWords } from './words.ts'

interface MoveBookingProps {
  user: Pick<ReservedUser, 'id' | 'client'>
  reservation: Pick<Reservation, 'id' | 'startsAt' | 'startDate' | 'zone' | 'kind' | 'host'>
  onClose: () => void
}

/**
 * Gives somebody another time of the same kind. The undo gives them the old one, as long as it is free. For a full class
 * they wait, and keep the old time: nobody gives up an appointment for one that they may never get.
 */
export function MoveBooking({ user: { id, client }, reservation, onClose }: MoveBookingProps) {
  const t = useBookWords()
  const when = useWhen()
  const { zone, startDate, startsAt, kind, host } = reservation
  const { name } = client
  const [time, setTime] = useState<Reservation>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isRulePassed, setRulePassed] = useState(false)
  const [waitingId] = useState(newId)
  const isFull = time?.refusal === 'full'
  const isAnyway = isRulePassed || (time !== undefined && isPassable(time))
  const undo = () =>
    void call(moveBooking, { userReservationId: id, reservationId: reservation.id, startsAt, passesRules: true }).then(
      () => toast({ type: 'success', text: t('movedBack', { name }) }),
      (error: unknown) => reportCallError(error),
    )
  const stopWaiting = () => void call(cancelBooking, { userReservationId: waitingId }).catch((error: unknown) => reportCallError(error))
  const move = async (to: Reservation) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const at = { reservationId: to.id, startsAt: to.startsAt, passesRules: isAnyway }
      if (isFull) {
        await callSaying(createBookings, { ...at, bookings: [{ id: waitingId, clientId: client.id }], waits: true })
        toastWithUndo(t('waits', { name }), stopWaiting)
      } else {
        await callSaying(moveBooking, { ...at, userReservationId: id })
        toastWithUndo(t('moved', { name, when: when(to.startDate, to.zone) }), undo)
      }
      onClose()
    } catch (error) {
      reportCallError(error, { of: 'form', quiet: true })
      setRulePassed(passedRulesOf(error) !== undefined)
      setFailure(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <SubmitModal
      size="medium"
      title={t('moveTitle', { name })}
      text={t('moveText', { when: when(startDate, zone) })}
      save={t(isFull ? 'wait' : isAnyway ? 'moveAnyway' : 'moveHere')}
      maySave={time !== undefined}
      isBusy={isBusy}
      closesOnOutside={false}
      onSubmit={() => time && void move(time)}
      onClose={onClose}>
      {failure && <Notice>{failure}</Notice>}
      <TimeChoice
        isKindFixed
        clientId={client.id}
        wish={{ day: dayIn(zone, startDate), clock: clockIn(zone, Date.parse(startDate)), kindId: kind.id, hostId: host.id }}
        value={time}
        onChange={next => {
          setRulePassed(false)
          setTime(next)
        }}
      />
      {time && <ChosenTime time={time} />}
      {isFull && <Text>{t('waitKeeps', { name })}</Text>}
    </SubmitModal>
  )
}
