import { createClient } from '@allenio/contract/forms/clients'
import type { Resolver } from 'react-hook-form'
import { issueSentence, wordedCode } from '#lib/forms'
import type { SayInForm } from '#lib/forms'
import { fieldsOf } from './form-values.ts'
import type { ClientValues } from './form-values.ts'

/** Checks the typed values against the schema of the request. */
export const clientResolver =
  (say: SayInForm): Resolver<ClientValues> =>
  values => {
    const input = { ...fieldsOf(values), subscriptionEnd: values.subscriptionEnd || null }
    const { error } = createClient.input.safeParse(input, { error: issue => issueSentence(issue, say) })
    const faults = new Map<string, string>()
    for (const { path, message } of error?.issues ?? []) {
      const field = String(path[0])
      if (!faults.has(field)) faults.set(field, wordedCode(message, say))
    }
    if (faults.size === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries([...faults].map(([field, message]) => [field, { type: 'check', message }])) }
  }
