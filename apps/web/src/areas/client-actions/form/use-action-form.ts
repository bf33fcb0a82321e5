import type { Input, Output } from '@allenio/contract'
import { repetitionKinds } from '@allenio/contract/repetition'
import type { createClientAction, createManyClientActions, updateClientAction } from '@allenio/contract/client-actions'
import { createClientAction as asForm } from '@allenio/contract/forms/client-actions'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { useRepetitionFaultSentence } from './repetition-fields.tsx'
import { faultsOf, fieldsOf } from './values.ts'
import type { ActionFault, ActionValues } from './values.ts'
import { useActionWords } from '../words.ts'

const schema = asForm.input
  .pick({ kind: true, title: true, text: true, dueDay: true, isMailed: true })
  .required()
  .extend({ repeats: z.enum(repetitionKinds), weekdays: z.array(z.number()), every: z.number().or(z.nan()), untilDay: z.string() })

type ActionWrite = typeof createClientAction | typeof createManyClientActions | typeof updateClientAction

interface ActionFormOptions<E extends ActionWrite> {
  /** The call that asks something new of one client or of many, or changes what was asked. */
  endpoint: E
  toInput: (fields: ReturnType<typeof fieldsOf>) => Input<E>
  start: ActionValues
  draft?: FormDraft<ActionValues>
  onSaved: (answer: Output<E>) => void
}

export function useActionForm<E extends ActionWrite>({ endpoint, toInput, start, draft, onSaved }: ActionFormOptions<E>) {
  const t = useActionWords()
  const faultSentence = useRepetitionFaultSentence()
  const sentences: Record<ActionFault, (values: ActionValues) => string> = {
    text: () => t('textMissing'),
    question: () => t('questionMissing'),
    reading: () => t('readMissing'),
    weekdays: ({ repeats }) => faultSentence('weekdays', repeats),
    every: ({ repeats }) => faultSentence('every', repeats),
    until: ({ repeats }) => faultSentence('until', repeats),
  }
  return useEndpointForm({
    endpoint,
    schema,
    start,
    check: values => Object.fromEntries(Object.entries(faultsOf(values)).map(([field, fault]) => [field, sentences[fault](values)])),
    toInput: values => toInput(fieldsOf(values)),
    onSaved,
    ...(draft && { draft }),
  })
}

export type ActionFormControl = ReturnType<typeof useActionForm>
