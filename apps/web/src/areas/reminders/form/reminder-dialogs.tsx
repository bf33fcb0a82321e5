import { createReminder, updateReminder, type Reminder } from '@allenio/contract/reminders'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { useReminderWords } from '../words.ts'
import { ReminderFields } from './reminder-fields.tsx'
import { useReminderForm } from './use-reminder-form.ts'
import { freshValues, valuesOf } from './values.ts'
import { useFormWords } from './words.ts'

interface CreateReminderProps {
  first: Reminder['first']
  /** The title that was typed in the palette. */
  title?: string | undefined
  onSaved?: (reminder: Reminder) => void
  onClose: () => void
}

export function CreateReminder({ first, title, onSaved, onClose }: CreateReminderProps) {
  const t = useFormWords()
  const words = useReminderWords()
  // made once, so that a second try creates no second reminder
  const [id] = useState(newId)
  const [start] = useState(() => freshValues(first, title))
  const form = useReminderForm({
    endpoint: createReminder,
    toInput: fields => ({ id, ...fields }),
    start,
    onSaved: reminder => {
      toast({ type: 'success', text: words('created') })
      onClose()
      onSaved?.(reminder)
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('createTitle')} save={t('create')} asksBeforeDiscard onClose={onClose}>
      <ReminderFields form={form} />
    </FormModal>
  )
}

export function EditReminder({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const t = useFormWords()
  const words = useReminderWords()
  const { id, timeZone } = reminder
  const [start] = useState(() => valuesOf(reminder))
  const form = useReminderForm({
    endpoint: updateReminder,
    toInput: fields => ({ id, timeZone, ...fields }),
    start,
    onSaved: () => {
      toast({ type: 'success', text: words('saved') })
      onClose()
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('editTitle')} asksBeforeDiscard onClose={onClose}>
      <ReminderFields form={form} zone={timeZone} />
    </FormModal>
  )
}
