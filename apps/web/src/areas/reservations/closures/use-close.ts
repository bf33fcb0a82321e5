import type { Input } from '@allenio/contract'
import { createClosures, deleteClosure, type TouchedBooking } from '@allenio/contract/reservations'
import { useState } from 'react'
import { call, callSaying, reportCallError } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { touchedOf } from '../touched/touched-dialog.tsx'
import { useClosureWords } from './words.ts'

export type NewClosure = Input<typeof createClosures>['closures'][number]
export interface BookingChoice {
  id: string
  choice: 'keep' | 'cancel'
}

/** Closes days or hours. A refusal that lists bookings asks what becomes of each; then the same closures are sent again. */
export function useClose(onDone: () => void) {
  const t = useClosureWords()
  const [waiting, setWaiting] = useState<{ closures: NewClosure[]; bookings: readonly TouchedBooking[] }>()
  const [isBusy, setBusy] = useState(false)

  const send = async (closures: NewClosure[], answer: { bookings?: BookingChoice[]; reason?: string } = {}) => {
    if (isBusy) return
    setBusy(true)
    try {
      await callSaying(createClosures, { closures, ...answer })
      setWaiting(undefined)
      toastWithUndo(t('created', { count: closures.length }), () => void removeAll(closures.map(({ id }) => id)))
      onDone()
    } catch (error) {
      const bookings = touchedOf(error, 'bookings in closure')
      if (bookings.length > 0) setWaiting({ closures, bookings })
      else reportCallError(error)
    }
    setBusy(false)
  }
  return {
    isBusy,
    bookings: waiting?.bookings ?? [],
    close: (closures: NewClosure[]) => void send(closures),
    settle: (bookings: BookingChoice[], reason: string) => waiting && void send(waiting.closures, { bookings, reason }),
    giveUp: () => setWaiting(undefined),
  }
}

async function removeAll(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await call(deleteClosure, { id })
  } catch (error) {
    reportCallError(error)
  }
}
