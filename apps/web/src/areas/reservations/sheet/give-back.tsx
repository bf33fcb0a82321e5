import { reservationLimits, type ReservedUser } from '@allenio/contract/reservations'
import { useState } from 'react'
import { SubmitModal } from '#ui/form'
import { TextArea } from '#ui/text-area'
import type { Attendance } from '../attendance/use-attendance.ts'
import { useSheetWords } from './words.ts'

interface GiveBackProps {
  user: ReservedUser
  attendance: Attendance
  onClose: () => void
}

/** Gives the credit of a no-show back; the ledger keeps the reason. */
export function GiveBack({ user: { id, client }, attendance, onClose }: GiveBackProps) {
  const t = useSheetWords()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const give = () => {
    setTried(true)
    const text = reason.trim()
    if (text === '') return
    attendance.mark({ userReservationId: id, state: 'no show', givesCreditBack: true, reason: text }, client.name)
    onClose()
  }
  return (
    <SubmitModal title={t('giveBackTitle', { name: client.name })} save={t('giveBack')} onSubmit={give} onClose={onClose}>
      <TextArea
        label={t('reason')}
        minRows={2}
        data-autofocus
        maxLength={reservationLimits.reason}
        error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </SubmitModal>
  )
}
