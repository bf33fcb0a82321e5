import type { TouchedBooking, TouchedChoice } from '@allenio/contract/reservations'
import { reservationLimits } from '@allenio/contract/reservations'
import { useState } from 'react'
import { CallError } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { SubmitModal } from '#ui/form'
import { List, ListRow } from '#ui/list'
import { RadioCards } from '#ui/radio-cards'
import { TextArea } from '#ui/text-area'
import { useWhen } from '../use-when.ts'
import css from './touched-dialog.module.css'
import { useSlotWords } from '../slot/words.ts'

/** The bookings that a refused change touches; the server lists them beside its code. */
export function touchedOf(
  error: unknown,
  code: 'bookings touched' | 'bookings in closure' = 'bookings touched',
): readonly TouchedBooking[] {
  if (!(error instanceof CallError) || error.code !== code) return []
  const bookings = error.data['bookings']
  // the contract of these codes
  return Array.isArray(bookings) ? (bookings as TouchedBooking[]) : []
}

interface TouchedDialogProps<Choice extends TouchedChoice> {
  bookings: readonly TouchedBooking[]
  choices: readonly Choice[]
  text: string
  zone: string
  isBusy?: boolean
  onChoose: (choice: Choice, reason: string) => void
  onClose: () => void
}

/** Lists the bookings that a change touches, and asks what becomes of them. */
export function TouchedDialog<Choice extends TouchedChoice>(props: TouchedDialogProps<Choice>) {
  const { bookings, choices, text, zone, isBusy = false, onChoose, onClose } = props
  const t = useSlotWords()
  const [choice, setChoice] = useState<Choice>()
  const [reason, setReason] = useState('')
  const isReasonAsked = choice === 'cancel' && !choices.some(each => each === 'move')
  return (
    <SubmitModal
      size="medium"
      title={t('touchedTitle')}
      text={text}
      save={t('proceed')}
      maySave={choice !== undefined}
      isBusy={isBusy}
      closesOnOutside={false}
      onSubmit={() => choice && onChoose(choice, reason.trim())}
      onClose={onClose}>
      <TouchedList bookings={bookings} zone={zone} />
      <RadioCards
        label={t('touchedTitle')}
        labelHidden
        value={choice}
        onChange={setChoice}
        options={choices.map(value => ({ value, ...wordsOf(value, t) }))}
      />
      {isReasonAsked && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          optional
          minRows={1}
          maxLength={reservationLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </SubmitModal>
  )
}

const wordsOf = (choice: TouchedChoice, t: ReturnType<typeof useSlotWords>) => ({
  label: t(`touched_${choice}`),
  hint: t(`touchedHint_${choice}`),
})

function TouchedList({ bookings, zone }: { bookings: readonly TouchedBooking[]; zone: string }) {
  const t = useSlotWords()
  const when = useWhen()
  return (
    <div className={css.list}>
      <List label={t('touchedTitle')}>
        {bookings.map(({ id, client, kind, startDate }) => (
          <ListRow
            key={id}
            compact
            lead={<Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />}
            title={client.name}
            sub={`${when(startDate, zone)} · ${kind}`}
          />
        ))}
      </List>
    </div>
  )
}
