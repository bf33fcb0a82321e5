import type { Output } from '@allenio/contract'
import { repetitionKinds } from '@allenio/contract/client-actions'
import type { createClientAction, updateClientAction } from '@allenio/contract/client-actions'
import { createClientAction as asForm } from '@allenio/contract/forms/client-actions'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { faultsOf, fieldsOf, mostOf } from '../data/action-values.ts'
import type { ActionFault, ActionValues } from '../data/action-values.ts'
import { useActionWords } from '../words/index.ts'

const schema = asForm.input
  .pick({ kind: true, title: true, text: true, dueDay: true, tellsByMail: true })
  .required()
  .extend({ repeats: z.enum(repetitionKinds), weekdays: z.array(z.number()), every: z.number().or(z.nan()), untilDay: z.string() })

interface ActionFormOptions {
  /** The call that asks something new of a client, or changes what was asked. */
  endpoint: typeof createClientAction | typeof updateClientAction
  /** The client's, or the action's. */
  id: string
  start: ActionValues
  draft?: FormDraft<ActionValues>
  onSaved: (action: Output<typeof createClientAction>) => void
}

export function useActionForm({ endpoint, id, start, draft, onSaved }: ActionFormOptions) {
  const t = useActionWords()
  const sentences: Record<ActionFault, (values: ActionValues) => string> = {
    text: () => t('textMissing'),
    question: () => t('questionMissing'),
    reading: () => t('readMissing'),
    weekdays: () => t('weekdayMissing'),
    every: ({ repeats }) => t('everyWrong', { most: mostOf(repeats) }),
    until: () => t('untilBeforeDue'),
  }
  return useEndpointForm({
    endpoint,
    schema,
    start,
    check: values => Object.fromEntries(Object.entries(faultsOf(values)).map(([field, fault]) => [field, sentences[fault](values)])),
    toInput: values => ({ id, ...fieldsOf(values) }),
    onSaved,
    ...(draft && { draft }),
  })
}

export type ActionFormControl = ReturnType<typeof useActionForm>
