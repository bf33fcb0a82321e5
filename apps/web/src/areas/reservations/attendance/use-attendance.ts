import type { Input } from '@allenio/contract'
import { markAttendance, type BookingState } from '@allenio/contract/reservations'
import { useMemo } from 'react'
import { reportCallError } from '#lib/api'
import { sendOrKeep, useWaitingWrites } from '#lib/offline'
import { toast } from '#ui/toast'
import { useAttendanceWords } from './words.ts'

export const attendanceMarks = ['attended', 'no show', 'excused'] as const
export type AttendanceMark = (typeof attendanceMarks)[number]

type Mark = Input<typeof markAttendance>

/** Marks who came. The mark shows at once and waits on the device where there is no network; the last one of a booking counts. */
export function useAttendance() {
  const t = useAttendanceWords()
  const waiting = useWaitingWrites(markAttendance)
  const markById = useMemo(() => new Map(waiting.map(({ input }) => [input.userReservationId, input.state])), [waiting])

  const mark = async (input: Mark, name: string): Promise<void> => {
    const { userReservationId: id } = input
    const outcome = await sendOrKeep(markAttendance, input, { title: t('title', { name }), lane: `attendance ${id}` })
    if (outcome.state === 'refused') reportCallError(outcome.error)
    else if (outcome.state === 'waiting') toast({ type: 'info', text: t('waits'), id: 'attendance waits' })
  }
  return {
    mark: (input: Mark, name: string) => void mark(input, name).catch((error: unknown) => reportCallError(error)),
    stateOf: ({ id, state }: { id: string; state: BookingState }): BookingState => markById.get(id) ?? state,
    isWaiting: (id: string): boolean => markById.has(id),
  }
}

export type Attendance = ReturnType<typeof useAttendance>

export const isMark = (state: BookingState): state is AttendanceMark => attendanceMarks.some(mark => mark === state)
