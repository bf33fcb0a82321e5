import type { Reservation, WindowTimes } from '@allenio/contract/reservations'
import { minuteMs } from './spans.ts'

interface AnsweredTimes {
  reservations: readonly Reservation[]
  windows: readonly WindowTimes[]
}

/** All times of an answer in the order of their starts, those of windows as single times: the answer carries once what they share. */
export const timesOfAnswer = ({ reservations, windows }: AnsweredTimes): Reservation[] =>
  [...reservations, ...windows.flatMap(timesOfWindow)].toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))

const timesOfWindow = ({ times, ...shared }: WindowTimes): Reservation[] =>
  times.flatMap(({ date, refusal, mayBook, starts }) =>
    starts.map(startsAt => ({
      ...shared,
      startsAt,
      date,
      startDate: startsAt,
      endDate: new Date(Date.parse(startsAt) + shared.kind.durationMinutes * minuteMs).toISOString(),
      capacity: 1,
      taken: 0,
      waiting: 0,
      state: refusal === 'closed' ? 'closed' : 'open',
      reservedUsers: [],
      hiddenUsers: 0,
      booking: null,
      refusal,
      may: { update: false, book: mayBook, attend: false },
    })),
  )
