import { reservationLimits, type TouchedBooking } from '@allenio/contract/reservations'
import { useState } from 'react'
import { Button } from '#ui/button'
import { SubmitModal } from '#ui/form'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { PersonRow } from '../people/person-row.tsx'
import { useWhen } from '../use-when.ts'
import type { BookingChoice } from './use-close.ts'
import { useClosureWords } from './words.ts'

type Choice = BookingChoice['choice']

interface BookingsDialogProps {
  bookings: readonly TouchedBooking[]
  zone: string
  isBusy: boolean
  onSettle: (choices: BookingChoice[], reason: string) => void
  onClose: () => void
}

/** Lists the bookings within a closure; each is kept or cancelled, one by one or all at once. */
export function BookingsDialog({ bookings, zone, isBusy, onSettle, onClose }: BookingsDialogProps) {
  const t = useClosureWords()
  const when = useWhen()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const [reason, setReason] = useState('')
  const chooseAll = (choice: Choice) => setChoices(new Map(bookings.map(({ id }) => [id, choice])))
  return (
    <SubmitModal
      size="medium"
      title={t('bookingsTitle')}
      text={t('bookingsText')}
      save={t('proceed')}
      maySave={bookings.every(({ id }) => choices.has(id))}
      isBusy={isBusy}
      closesOnOutside={false}
      onSubmit={() =>
        onSettle(
          [...choices].map(([id, choice]) => ({ id, choice })),
          reason.trim(),
        )
      }
      onClose={onClose}>
      {bookings.length > 1 && (
        <Row gap={8} wrap>
          <Button size="small" onClick={() => chooseAll('keep')}>
            {t('keepAll')}
          </Button>
          <Button size="small" onClick={() => chooseAll('cancel')}>
            {t('cancelAll')}
          </Button>
        </Row>
      )}
      <List label={t('bookingsTitle')}>
        {bookings.map(({ id, client, kind, startDate }) => (
          <PersonRow
            key={id}
            client={client}
            buttons={
              <SegmentedControl
                label={t('choiceOf', { name: client.name })}
                value={choices.get(id)}
                onChange={choice => setChoices(new Map(choices).set(id, choice))}
                options={[
                  { value: 'keep', label: t('keep') },
                  { value: 'cancel', label: t('cancelIt') },
                ]}
              />
            }>
            <Text tone={2}>{`${when(startDate, zone)} · ${kind}`}</Text>
          </PersonRow>
        ))}
      </List>
      {[...choices.values()].includes('cancel') && (
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
