import type { ReservedUser } from '@allenio/contract/reservations'
import { AttendanceButtons } from '../attendance/attendance-buttons.tsx'
import { useAttendance } from '../attendance/use-attendance.ts'

/** Marks by one press on the home page whether somebody came. */
export function HomeAttendance({ user }: { user: Pick<ReservedUser, 'id' | 'client' | 'state'> }) {
  const attendance = useAttendance()
  const { id: userReservationId, client } = user
  return (
    <AttendanceButtons
      isShort
      name={client.name}
      state={attendance.stateOf(user)}
      onMark={state => attendance.mark({ userReservationId, state }, client.name)}
    />
  )
}
