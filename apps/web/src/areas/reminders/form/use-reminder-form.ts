import type { Input, Output } from '@allenio/contract'
import type { createReminder, updateReminder } from '@allenio/contract/reminders'
import { useRepetitionFaultSentence } from '#areas/client-actions'
import { useEndpointForm } from '#lib/forms'
import { faultsOf, fieldsOf, reminderForm, type ReminderFault, type ReminderValues } from './values.ts'
import { useFormWords } from './words.ts'

type ReminderWrite = typeof createReminder | typeof updateReminder

interface ReminderFormOptions<E extends ReminderWrite> {
  endpoint: E
  toInput: (fields: ReturnType<typeof fieldsOf>) => Input<E>
  start: ReminderValues
  onSaved: (answer: Output<E>) => void
}

export function useReminderForm<E extends ReminderWrite>({ endpoint, toInput, start, onSaved }: ReminderFormOptions<E>) {
  const t = useFormWords()
  const repetitionSentence = useRepetitionFaultSentence()
  const sentences: Record<ReminderFault, (values: ReminderValues) => string> = {
    clock: () => t('faultClock'),
    end: () => t('faultEnd'),
    role: () => t('faultRole'),
    clients: () => t('faultClients'),
    weekdays: ({ repeats }) => repetitionSentence('weekdays', repeats),
    every: ({ repeats }) => repetitionSentence('every', repeats),
    until: ({ repeats }) => repetitionSentence('until', repeats),
  }
  return useEndpointForm({
    endpoint,
    schema: reminderForm,
    start,
    check: values => Object.fromEntries(Object.entries(faultsOf(values)).map(([field, fault]) => [field, sentences[fault](values)])),
    toInput: values => toInput(fieldsOf(values)),
    onSaved,
  })
}

export type ReminderFormControl = ReturnType<typeof useReminderForm>
