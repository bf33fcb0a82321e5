import type { Input } from '@allenio/contract'
import { moveReservation, type Reservation } from '@allenio/contract/reservations'
import { CallError, callSaying, messageOf, reportCallError } from '#lib/api'
import { clockIn, dayIn } from '#lib/days'
import { isOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import type { CalendarSpan } from '#ui/calendar'
import { confirm } from '#ui/confirm'
import { toast, toastWithUndo } from '#ui/toast'
import { keyOfOccurrence } from '../data.ts'
import { useCalendarPageWords } from './words.ts'

type Move = Input<typeof moveReservation>

/** Resolves once the calendar shows the new place. */
async function send(move: Move): Promise<void> {
  const { refreshed } = await callSaying(moveReservation, move)
  await refreshed
}

const isSoftRefusal = (error: unknown): boolean => error instanceof CallError && error.code === 'rules passed'

/** Moves an appointment or gives it another length. Rules may be passed over when somebody says so, and the toast takes it back. */
export function useMoves(zone: string) {
  const t = useCalendarPageWords()
  const formats = useFormats()

  const sendAsked = async (move: Move): Promise<boolean> => {
    try {
      await send(move)
      return true
    } catch (error) {
      if (!isSoftRefusal(error)) throw error
      const isMeant = await confirm({ title: t('moveAnywayTitle'), text: messageOf(error), proceed: t('moveAnyway') })
      if (isMeant) await send({ ...move, passesRules: true })
      return isMeant
    }
  }

  return async (reservation: Reservation, span: CalendarSpan): Promise<void> => {
    if (span.isAllDay) return
    if (!isOnline()) {
      toast({ type: 'warning', text: t('needsNetwork'), id: 'reservations need network' })
      return
    }
    const { id, startsAt, startDate, endDate, host } = reservation
    const isOtherHost = span.personId !== undefined && span.personId !== host.id
    const isSameStart = Date.parse(startDate) === Date.parse(span.start)
    try {
      const isMoved = await sendAsked({
        id,
        startsAt,
        startDate: span.start,
        endDate: span.end,
        ...(isOtherHost && { hostId: span.personId }),
      })
      if (!isMoved) return
    } catch (error) {
      reportCallError(error)
      return
    }
    const moment = Date.parse(span.start)
    const minutes = Math.round((Date.parse(span.end) - moment) / 60_000)
    const text =
      isSameStart && !isOtherHost
        ? t('resized', { minutes })
        : t('moved', { day: formats.fullDay(dayIn(zone, span.start)), time: clockIn(zone, moment) })
    const undo = () =>
      void send({ id, startsAt, startDate, endDate, hostId: host.id, passesRules: true }).then(
        () => toast({ type: 'success', text: t('movedBack') }),
        (error: unknown) => reportCallError(error),
      )
    toastWithUndo(text, undo, { id: `moved ${keyOfOccurrence(reservation)}` })
  }
}
