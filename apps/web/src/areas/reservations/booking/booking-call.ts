import { createBookings, type Reservation } from '@allenio/contract/reservations'
import { newId } from '@allenio/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { previewQuery } from './data.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface Wish {
  answer: string
  weeks: number
  /** Waits for a seat in a full class. */
  waits: boolean
  /** For the team: passes over rules. */
  passesRules?: boolean
}

interface BookingOf {
  time: Reservation
  clientId: string
  onBooked: () => void
}

/** Books a time for a client. The ids are made once per sheet: pressed twice, or sent again by the network, it books once. */
export function useBooking({ time, clientId, onBooked }: BookingOf) {
  const t = useBookingWords()
  const { whenText } = useWhen()
  const cache = useQueryClient()
  const [ids] = useState(() => new Map<string, string>())
  const idOf = (startsAt: string): string => {
    const id = ids.get(startsAt) ?? newId()
    ids.set(startsAt, id)
    return id
  }
  const { mutate, isPending, error, reset } = useCall(createBookings, {
    isForm: true,
    quiet: true,
    refetchesOnError: true,
    onSuccess: ({ bookings }, { input: { waits } }) => {
      const count = bookings.length
      const text = waits
        ? t('joined', { when: whenText(time) })
        : count > 1
          ? t('bookedMany', { count })
          : t('booked', { when: whenText(time) })
      toast({ type: 'success', text })
      onBooked()
    },
  })
  const { id: reservationId, startsAt } = time
  const book = async ({ answer, weeks, waits, passesRules = false }: Wish) => {
    const later = weeks > 1 ? (await cache.fetchQuery(previewQuery({ reservationId, startsAt, weeks, clientId }))).times.slice(1) : []
    mutate({
      reservationId,
      startsAt,
      bookings: [{ id: idOf(startsAt), clientId }],
      weeks: later.filter(({ refusal }) => refusal === null).map(each => ({ startsAt: each.startsAt, id: idOf(each.startsAt) })),
      answer,
      waits,
      passesRules,
    })
  }
  return { book, isPending, error, reset }
}
