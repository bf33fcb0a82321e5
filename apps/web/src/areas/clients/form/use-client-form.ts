import type { AnswerButton } from '@allenio/contract'
import type { ClientDetail } from '@allenio/contract/clients'
import { createClient } from '@allenio/contract/forms/clients'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { CallError } from '#lib/api'
import { issueSentence, useFormWords, useSubmitForm, wordedCode } from '#lib/forms'
import type { FormDraft, SayInForm } from '#lib/forms'
import { fieldsOf } from './form-values.ts'
import type { ClientValues } from './form-values.ts'

/** Checks the typed values against the schema of the request. */
export const clientResolver =
  (say: SayInForm): Resolver<ClientValues, unknown, ClientValues> =>
  values => {
    const input = { ...fieldsOf(values), subscriptionEnd: values.subscriptionEnd || null, consentDate: values.consentDate || null }
    const { error } = createClient.input.safeParse(input, { error: issue => issueSentence(issue, say) })
    const faults = new Map<string, string>()
    for (const { path, message } of error?.issues ?? []) {
      const field = String(path[0])
      if (!faults.has(field)) faults.set(field, wordedCode(message, say))
    }
    if (faults.size === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries([...faults].map(([field, message]) => [field, { type: 'check', message }])) }
  }

interface ClientFormOptions {
  start: ClientValues
  draft: FormDraft<ClientValues>
  send: (values: ClientValues) => Promise<ClientDetail>
  onSaved: (client: ClientDetail) => void
  /** Returns true if the page shows the error itself, neither beside a field nor above the form. */
  onRefused?: (error: CallError) => boolean
}

export function useClientForm({ start, draft, send, onSaved, onRefused }: ClientFormOptions) {
  /** Links to the client that already has the address, as the server sends them. */
  const [duplicateLinks, setDuplicateLinks] = useState<readonly AnswerButton[]>([])
  const form = useSubmitForm<ClientValues, ClientValues, ClientDetail>({
    start,
    resolver: clientResolver(useFormWords()),
    // an uploaded picture is not kept, because it expires sooner than a draft
    draft: { ...draft, save: values => draft.save({ ...values, photoUploadId: '' }) },
    send,
    onSaved,
    onRefused: error => {
      if (!(error instanceof CallError)) return false
      setDuplicateLinks(error.data.buttons ?? [])
      return onRefused?.(error) ?? false
    },
  })
  return { ...form, duplicateLinks }
}

export type ClientFormControl = ReturnType<typeof useClientForm>
