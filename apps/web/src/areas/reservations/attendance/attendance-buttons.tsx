import type { BookingState } from '@allenio/contract/reservations'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { attendanceMarks, type AttendanceMark } from './use-attendance.ts'
import { useAttendanceWords } from './words.ts'

const icons = { attended: IconCheck, 'no show': IconX, excused: IconMinus } as const satisfies Record<AttendanceMark, unknown>

interface AttendanceButtonsProps {
  name: string
  state: BookingState
  /** On the home page there is room for the two that are used most. */
  isShort?: boolean
  onMark: (state: AttendanceMark | 'booked') => void
}

/** Present, absent or excused, by one press; a second press of the same takes it back. */
export function AttendanceButtons({ name, state, isShort = false, onMark }: AttendanceButtonsProps) {
  const t = useAttendanceWords()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings looks of its own
    <Row role="group" gap={2} aria-label={t('of', { name })}>
      {attendanceMarks
        .filter(mark => !isShort || mark !== 'excused' || mark === state)
        .map(mark => (
          <IconButton
            key={mark}
            label={t(mark)}
            icon={icons[mark]}
            kind="framed"
            pressed={state === mark}
            onClick={() => onMark(state === mark ? 'booked' : mark)}
          />
        ))}
    </Row>
  )
}
